import { ObjectId } from 'bson';
import { fail, unsupported } from './errors.ts';
import { compare, encodeKey } from './keys.ts';
import { fieldsOf, isDoc, typeOf } from './values.ts';

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;
export const isTrue = (value: unknown): boolean => !isNil(value) && value !== false && value !== 0;

/** The order of two values in expressions, where a missing field comes before null. */
function order(a: unknown, b: unknown): number {
  if ((a === undefined) !== (b === undefined)) return a === undefined ? -1 : 1;
  return compare(a, b);
}

function number(value: unknown, operator: string): number {
  if (typeof value === 'number') return value;
  const type = typeOf(value);
  if (type === 'long' || type === 'decimal') throw unsupported(`${operator} on ${type} values`);
  throw fail(14, `${operator} only supports numeric types, not ${type}`);
}

/** Sums and averages skip what is not a number, but never a number they cannot add. */
function numbersIn(values: unknown[], operator: string): number[] {
  return values
    .filter((value) => ['int', 'double', 'long', 'decimal'].includes(typeOf(value)))
    .map((value) => number(value, operator));
}

export function array(value: unknown, operator: string): unknown[] {
  if (!Array.isArray(value))
    throw fail(17124, `The argument to ${operator} must be an array, but was of type: ${typeOf(value)}`);
  return value;
}

function distinctValues(values: unknown[]): unknown[] {
  const seen = new Map(values.map((value) => [encodeKey(value).toString('latin1'), value]));
  return [...seen.values()];
}

const extreme = (sign: number) => (values: unknown[]) => {
  let best: unknown = null;
  for (const value of values)
    if (!isNil(value) && (best === null || compare(value, best) * sign > 0)) best = value;
  return best;
};

/** What `$group` does with the values of one group; most are also operators on an array. */
export const ACCUMULATORS: Record<string, (values: unknown[]) => unknown> = {
  $sum: (values) => numbersIn(values, '$sum').reduce((sum, value) => sum + value, 0),
  $avg: (values) => {
    const numbers = numbersIn(values, '$avg');
    return numbers.length ? numbers.reduce((sum, value) => sum + value, 0) / numbers.length : null;
  },
  $min: extreme(-1),
  $max: extreme(1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => distinctValues(values.filter((value) => value !== undefined)),
  $mergeObjects: (values) => EAGER.$mergeObjects!(...(values as never[])),
  $count: (values) => values.length,
};

const reducing =
  (name: string) =>
  (...values: unknown[]) =>
    ACCUMULATORS[name]!(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
const comparing = (accept: (order: number) => boolean) => (a: unknown, b: unknown) => accept(order(a, b));
const has = (list: unknown[], value: unknown): boolean => list.some((item) => compare(item, value) === 0);

/** Operators that are functions of their values. */
export const EAGER: Record<string, (...values: never[]) => unknown> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: (a: unknown, b: unknown) => Math.sign(order(a, b)),
  $not: (value: unknown) => !isTrue(value),
  $mod: (a: unknown, b: unknown) => {
    if (b === 0) throw fail(16610, "can't $mod by zero");
    return isNil(a) || isNil(b) ? null : number(a, '$mod') % number(b, '$mod');
  },
  $sum: reducing('$sum'),
  $avg: reducing('$avg'),
  $min: reducing('$min'),
  $max: reducing('$max'),
  $in: (value: unknown, list: unknown) => has(array(list, '$in'), value),
  $mergeObjects: (...values: unknown[]) => {
    for (const value of values) {
      if (!isNil(value) && !isDoc(value))
        throw fail(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`);
    }
    return Object.assign({}, ...values.filter(isDoc).map(fieldsOf));
  },
  $type: (value: unknown) => (value === undefined ? 'missing' : typeOf(value)),
  $toString: (value: unknown) => {
    if (isNil(value)) return null;
    if (value instanceof Date) return value.toISOString();
    if (value instanceof ObjectId) return value.toHexString();
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
    throw fail(241, `Unsupported conversion from ${typeOf(value)} to string`);
  },
  $toObjectId: (value: unknown) => (isNil(value) ? null : new ObjectId(value as string)),
};
