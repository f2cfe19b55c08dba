import { Double, Int32, Long, Timestamp } from 'bson';
import { fail, unsupported } from './errors.ts';
import { compare, equal } from './keys.ts';
import { compileField, compileFilter, isOperators } from './match.ts';
import { comparator } from './sort.ts';
import type { Place } from './update-paths.ts';
import { read, write } from './update-paths.ts';
import { inspect, isDoc, toInteger, toNumber, typeOf } from './values.ts';

/** Changes the value at one place. Every call gets its own copy of what it writes. */
export type Apply = (place: Place) => void;
interface UpdateOperator {
  /** Checks the operand once and returns what to do at each place. */
  compile(operand: unknown): Apply;
  /** Whether missing documents on the way to the place are made. */
  creates: boolean;
}

function exact(value: unknown): bigint {
  return BigInt(typeOf(value) === 'long' ? (value as Long).toString() : toNumber(value)!);
}

/** Arithmetic in MongoDB's types: int32 grows into int64, anything with a double is a double. */
function arithmetic(
  name: string,
  symbol: string,
  doubles: (a: number, b: number) => number,
  longs: (a: bigint, b: bigint) => bigint,
) {
  return (operand: unknown): Apply => {
    if (typeOf(operand) === 'decimal') throw unsupported(`${name} with Decimal128 values`);
    if (toNumber(operand) === undefined) {
      throw fail(14, `Cannot ${symbol} with non-numeric argument: ${inspect(operand)}`);
    }
    return (place) => {
      const old = read(place);
      if (typeOf(old) === 'decimal') throw unsupported(`${name} on Decimal128 values`);
      if (old !== undefined && toNumber(old) === undefined) {
        throw fail(14, `Cannot apply ${name} to '${place.name}' of non-numeric type ${typeOf(old)}`);
      }
      const base = old ?? new Int32(0);
      const types = [typeOf(base), typeOf(operand)];
      if (types.includes('double'))
        return write(place, new Double(doubles(toNumber(base)!, toNumber(operand)!)));
      const result = longs(exact(base), exact(operand));
      if (result !== BigInt.asIntN(64, result))
        throw fail(2, `Failed to apply ${name} operations to current value: integer overflow`);
      const fits = !types.includes('long') && result === BigInt.asIntN(32, result);
      write(place, fits ? new Int32(Number(result)) : Long.fromBigInt(result));
    };
  };
}

const extreme =
  (sign: number) =>
  (operand: unknown): Apply =>
  (place) => {
    const old = read(place);
    if (old === undefined || compare(operand, old) * sign > 0) write(place, operand);
  };

function arrayAt(place: Place, operator: string): unknown[] | undefined {
  const value = read(place);
  if (value === undefined || Array.isArray(value)) return value;
  throw fail(
    operator === '$pop' ? 14 : 2,
    `The field '${place.name}' must be an array but is of type ${typeOf(value)}`,
  );
}

const MODIFIERS = new Set(['$each', '$position', '$slice', '$sort']);
function push(operand: unknown): Apply {
  const modified = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  for (const name of Object.keys(modified)) {
    if (!MODIFIERS.has(name)) throw fail(2, `Unrecognized clause in $push: ${name}`);
  }
  const items = modified.$each;
  if (!Array.isArray(items))
    throw fail(2, `The argument to $each in $push must be an array but it was of type: ${typeOf(items)}`);
  const position = '$position' in modified ? toInteger(modified.$position, '$position') : undefined;
  const slice = '$slice' in modified ? toInteger(modified.$slice, '$slice') : undefined;
  const sort = '$sort' in modified ? comparator(modified.$sort) : undefined;
  return (place) => {
    const array = [...(arrayAt(place, '$push') ?? [])];
    array.splice(position ?? array.length, 0, ...items);
    if (sort) array.sort(sort);
    write(place, slice === undefined ? array : slice < 0 ? array.slice(slice) : array.slice(0, slice));
  };
}

function addToSet(operand: unknown): Apply {
  const each = isDoc(operand) && '$each' in operand;
  const extra = each ? Object.keys(operand).find((name) => name !== '$each') : undefined;
  if (extra) throw fail(2, `Found unexpected fields after $each in $addToSet: ${extra}`);
  const items = each ? operand.$each : [operand];
  if (!Array.isArray(items))
    throw fail(14, `The argument to $each in $addToSet must be an array but it was of type ${typeOf(items)}`);
  return (place) => {
    const array = [...(arrayAt(place, '$addToSet') ?? [])];
    for (const item of items) if (!array.some((known) => equal(known, item))) array.push(item);
    write(place, array);
  };
}

function keepOnly(place: Place, operator: string, keep: (item: unknown) => boolean): void {
  const array = arrayAt(place, operator);
  if (array) write(place, array.filter(keep));
}

function pull(operand: unknown): Apply {
  const ofDocs = isDoc(operand) && !isOperators(operand);
  if (!ofDocs) {
    const test = compileField('', operand);
    // An array to pull equals a whole element; it is not looked for inside one.
    const matches = Array.isArray(operand)
      ? (item: unknown) => equal(item, operand)
      : (item: unknown) => test(item);
    return (place) => keepOnly(place, '$pull', (item) => !matches(item));
  }
  const test = compileFilter(operand);
  return (place) => keepOnly(place, '$pull', (item) => !(isDoc(item) && test(item)));
}

function pullAll(operand: unknown): Apply {
  if (!Array.isArray(operand))
    throw fail(2, `$pullAll requires an array argument but was given a ${typeOf(operand)}`);
  return (place) => keepOnly(place, '$pullAll', (item) => !operand.some((unwanted) => equal(item, unwanted)));
}

function pop(operand: unknown): Apply {
  const end = toInteger(operand, '$pop');
  if (end !== 1 && end !== -1) throw fail(9, `$pop expects 1 or -1, found: ${end}`);
  return (place) => {
    const array = arrayAt(place, '$pop');
    if (array) write(place, end === 1 ? array.slice(0, -1) : array.slice(1));
  };
}

function currentDate(operand: unknown): Apply {
  const type = isDoc(operand) ? operand.$type : operand === true ? 'date' : undefined;
  if (type !== 'date' && type !== 'timestamp')
    throw fail(2, "The '$type' string field is required to be 'date' or 'timestamp'");
  return (place) => {
    const now = new Date();
    write(place, type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  };
}

const BITS: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};
function bit(operand: unknown): Apply {
  const steps = isDoc(operand) ? Object.entries(operand) : [];
  if (steps.length === 0 || steps.some(([name]) => !(name in BITS))) {
    throw fail(2, `The $bit modifier only supports 'and', 'or', and 'xor', given ${inspect(operand)}`);
  }
  return (place) => {
    const old = read(place) ?? new Int32(0);
    const values = [old, ...steps.map(([, value]) => value)];
    if (values.some((value) => !['int', 'long'].includes(typeOf(value))))
      throw fail(2, 'Cannot apply $bit to a value of non-integral type');
    const result = steps.reduce((value, [name, mask]) => BITS[name]!(value, exact(mask)), exact(old));
    write(
      place,
      values.some((value) => typeOf(value) === 'long') ? Long.fromBigInt(result) : new Int32(Number(result)),
    );
  };
}

const set =
  (operand: unknown): Apply =>
  (place) =>
    write(place, operand);
const unset = (): Apply => (place) => {
  if (Array.isArray(place.holder)) {
    if (read(place) !== undefined) write(place, null);
  } else delete place.holder[place.name];
};

/** All but `$rename`, which has two paths. */
export const UPDATE_OPERATORS: Record<string, UpdateOperator> = {
  $set: { compile: set, creates: true },
  $setOnInsert: { compile: set, creates: true },
  $unset: { compile: unset, creates: false },
  $inc: {
    compile: arithmetic(
      '$inc',
      'increment',
      (a, b) => a + b,
      (a, b) => a + b,
    ),
    creates: true,
  },
  $mul: {
    compile: arithmetic(
      '$mul',
      'multiply',
      (a, b) => a * b,
      (a, b) => a * b,
    ),
    creates: true,
  },
  $min: { compile: extreme(-1), creates: true },
  $max: { compile: extreme(1), creates: true },
  $currentDate: { compile: currentDate, creates: true },
  $push: { compile: push, creates: true },
  $addToSet: { compile: addToSet, creates: true },
  $pop: { compile: pop, creates: false },
  $pull: { compile: pull, creates: false },
  $pullAll: { compile: pullAll, creates: false },
  $bit: { compile: bit, creates: true },
};
