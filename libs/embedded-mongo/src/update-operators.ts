import { Double, Int32, Long } from 'bson';
import { fail, unsupported } from './errors.ts';
import { compare, equal } from './keys.ts';
import { compileField, compileFilter } from './match.ts';
import { parseSort, sortBy } from './sort.ts';
import { fieldOf, inspect, isDoc, isOperators, toInteger, toNumber, typeOf } from './values.ts';

/** The new value for an old one; undefined stands for a missing field, before and after. */
export type Change = (old: unknown, path: string) => unknown;
export type UpdateOperator = (operand: unknown) => Change;

/** Arithmetic in MongoDB's types: int32 grows into int64, anything with a double is a double. */
const arithmetic =
  (name: string, compute: (a: number, b: number) => number): UpdateOperator =>
  (operand) => {
    const by = toNumber(operand);
    if (typeOf(operand) === 'decimal') throw unsupported(`${name} with Decimal128 values`);
    if (by === undefined)
      throw fail(14, `Cannot apply ${name} with non-numeric argument: ${inspect(operand)}`);
    return (old = new Int32(0), path) => {
      const value = toNumber(old);
      const types = [typeOf(old), typeOf(operand)];
      if (types.includes('decimal')) throw unsupported(`${name} on Decimal128 values`);
      if (value === undefined)
        throw fail(14, `Cannot apply ${name} to '${path}' of non-numeric type ${types[0]}`);
      const result = compute(value, by);
      if (types.includes('double')) return new Double(result);
      if (![value, by, result].every(Number.isSafeInteger))
        throw unsupported(`${name} of integers beyond 2^53`);
      return types.includes('long') || (result | 0) !== result ? Long.fromNumber(result) : new Int32(result);
    };
  };

const extreme =
  (sign: number): UpdateOperator =>
  (operand) =>
  (old) =>
    old === undefined || compare(operand, old) * sign > 0 ? operand : old;

/** A change of an array; one that is not there is left alone, or taken for empty where it may be made. */
const ofArray =
  (code: number, change: (array: unknown[]) => unknown[], mayMake = false): Change =>
  (old, path) => {
    if (old === undefined && !mayMake) return undefined;
    if (old === undefined || Array.isArray(old)) return change(old ?? []);
    throw fail(code, `The field '${path}' must be an array but is of type ${typeOf(old)}`);
  };
const without = (unwanted: (item: unknown) => boolean): Change =>
  ofArray(2, (array) => array.filter((item) => !unwanted(item)));

function listOf(value: unknown, operator: string, code: number): unknown[] {
  if (Array.isArray(value)) return value;
  throw fail(code, `The argument to ${operator} must be an array but it was of type: ${typeOf(value)}`);
}

function sorter(sort: unknown): (array: unknown[]) => unknown[] {
  if (sort === undefined) return (array) => array;
  if (isDoc(sort)) return (array) => sortBy(array, parseSort(sort), (item) => item);
  const direction = toNumber(sort);
  if (direction !== 1 && direction !== -1) throw fail(2, 'The $sort of $push must be 1, -1 or a document');
  return (array) => array.toSorted((a, b) => compare(a, b) * direction);
}

const push: UpdateOperator = (operand) => {
  const modified = fieldOf(operand, '$each') === undefined ? { $each: [operand] } : (operand as object);
  const { $each, $position, $slice, $sort, ...others } = modified as Record<string, unknown>;
  const unknown = Object.keys(others)[0];
  if (unknown) throw fail(2, `Unrecognized clause in $push: ${unknown}`);
  const items = listOf($each, '$each in $push', 2);
  const position = $position === undefined ? undefined : toInteger($position, '$position');
  const kept = $slice === undefined ? Infinity : toInteger($slice, '$slice');
  const sorted = sorter($sort);
  const change = (array: unknown[]): unknown[] => {
    const all = sorted(array.toSpliced(position ?? array.length, 0, ...items));
    return kept < 0 ? all.slice(kept) : all.slice(0, kept);
  };
  return ofArray(2, change, true);
};

const addToSet: UpdateOperator = (operand) => {
  const each = fieldOf(operand, '$each');
  if (each !== undefined && Object.keys(operand as object).length > 1)
    throw fail(2, 'Found unexpected fields after $each in $addToSet');
  const items = each === undefined ? [operand] : listOf(each, '$each in $addToSet', 14);
  const change = (array: unknown[]): unknown[] =>
    items.reduce<unknown[]>(
      (all, item) => (all.some((known) => equal(known, item)) ? all : [...all, item]),
      array,
    );
  return ofArray(2, change, true);
};

const pull: UpdateOperator = (operand) => {
  // An array to pull equals a whole element; it is not looked for inside one.
  if (Array.isArray(operand)) return without((item) => equal(item, operand));
  if (!isDoc(operand) || isOperators(operand)) return without(compileField('', operand));
  const matches = compileFilter(operand);
  return without((item) => isDoc(item) && matches(item));
};

const pop: UpdateOperator = (operand) => {
  const end = toInteger(operand, '$pop');
  if (end !== 1 && end !== -1) throw fail(9, `$pop expects 1 or -1, found: ${end}`);
  return ofArray(14, (array) => (end === 1 ? array.slice(0, -1) : array.slice(1)));
};

const set: UpdateOperator = (operand) => () => operand;

export const UPDATE_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: set,
  $unset: () => () => undefined,
  $inc: arithmetic('$inc', (a, b) => a + b),
  $mul: arithmetic('$mul', (a, b) => a * b),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: (operand) => {
    if (operand !== true && fieldOf(operand, '$type') !== 'date')
      throw unsupported('$currentDate but for dates');
    return () => new Date();
  },
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: (operand) => {
    const unwanted = listOf(operand, '$pullAll', 2);
    return without((item) => unwanted.some((one) => equal(item, one)));
  },
};
