import { ObjectId } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { fail, unsupported } from './errors.ts';
import { compare, identity } from './keys.ts';
import { isDoc, truthy, typeOf } from './values.ts';

/** A function of finished arguments; a missing value is undefined. */
export type Operator = (...values: unknown[]) => unknown;

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;

export function array(value: unknown, operator: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw fail(17124, `The argument to ${operator} must be an array, but was of type: ${typeOf(value)}`);
}

/** JavaScript's numbers are not MongoDB's for these two, so nothing is computed with them. */
function rejectWide(value: unknown, operator: string): void {
  const type = typeOf(value);
  if (type === 'long' || type === 'decimal') throw unsupported(`${operator} on ${type} values`);
}

function numbersIn(values: unknown[], operator: string): number[] {
  for (const value of values) rejectWide(value, operator);
  return values.filter((value) => typeof value === 'number');
}

const sum = (numbers: number[]): number => numbers.reduce((total, value) => total + value, 0);
const extreme = (sign: number) => (values: unknown[]) =>
  values.reduce((best: unknown, value) => {
    const isBetter = !isNil(value) && (best === null || compare(value, best) * sign > 0);
    return isBetter ? value : best;
  }, null);

export const ACCUMULATORS: Record<string, (values: unknown[]) => unknown> = {
  $sum: (values) => sum(numbersIn(values, '$sum')),
  $avg: (values) => {
    const numbers = numbersIn(values, '$avg');
    return numbers.length > 0 ? sum(numbers) / numbers.length : null;
  },
  $min: extreme(-1),
  $max: extreme(1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => {
    const given = values.filter((value) => value !== undefined);
    return [...new Map(given.map((value) => [identity(value), value])).values()];
  },
  $count: (values) => values.length,
};

const reducing =
  (name: string): Operator =>
  (...values) =>
    ACCUMULATORS[name]!(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);

const comparing =
  (accept: (order: number) => boolean): Operator =>
  (a, b) => {
    const missing = Number(b === undefined) - Number(a === undefined);
    return accept(missing === 0 ? compare(a, b) : missing);
  };

const element =
  (name: string, at: number): Operator =>
  (list) =>
    isNil(list) ? null : array(list, name).at(at);

const OWN: Record<string, Operator> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $not: (value) => !truthy(value),
  $in: (value, list) => array(list, '$in').some((item) => compare(item, value) === 0),
  $sum: reducing('$sum'),
  $avg: reducing('$avg'),
  $min: reducing('$min'),
  $max: reducing('$max'),
  $size: (list) => array(list, '$size').length,
  $first: element('$first', 0),
  $last: element('$last', -1),
  $mergeObjects: (...values) => {
    const other = values.find((value) => !isNil(value) && !isDoc(value));
    if (other === undefined) return Object.assign({}, ...values) as unknown;
    throw fail(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(other)}`);
  },
  $type: (value) => (value === undefined ? 'missing' : typeOf(value)),
  $toString: (value) =>
    value instanceof ObjectId ? value.toHexString() : borrow('$toString', false, [value]),
};

let context: Context | undefined;

/** mingo's arithmetic, text and calendar rules, given finished arguments: in order or by name. */
function borrow(name: string, many: boolean, args: unknown[] | Record<string, unknown>): unknown {
  // Built once and late: it is costly, and most commands never need it.
  context ??= Context.init({ expression: mingo as never });
  for (const value of Object.values(args)) rejectWide(value, name);
  const literals = Object.entries(args).map(([key, value]) => [key, { $literal: value }] as const);
  const inOrder = literals.map(([, value]) => value);
  const operand = !Array.isArray(args) ? Object.fromEntries(literals) : many ? inOrder : inOrder[0];
  try {
    return evalExpr({}, { [name]: operand }, { context } as never);
  } catch (error) {
    throw fail(2, (error as Error).message);
  }
}

const borrowed = (names: string, run: (name: string) => Operator): Record<string, Operator> =>
  Object.fromEntries(names.split(' ').map((name) => [name, run(name)]));

/** Operators of values. Where MongoDB's order or types of values matter they are our own, the rest are mingo's. */
export const OPERATORS: Record<string, Operator> = {
  ...borrowed(
    '$add $subtract $multiply $divide $round $concat $split $slice $arrayElemAt $concatArrays',
    (name) =>
      (...values) =>
        borrow(name, true, values),
  ),
  ...borrowed('$abs $ceil $floor $isArray $reverseArray $toInt $toDouble $toDate', (name) => (value) => {
    return borrow(name, false, [value]);
  }),
  // mingo fails on a missing date.
  ...borrowed('$year $month $dayOfMonth $hour $minute $second', (name) => (date) => {
    return isNil(date) ? null : borrow(name, false, [date]);
  }),
  ...OWN,
};

/** Operators with arguments by name, and these. */
export const NAMED_OPERATORS: Record<string, [required: string[], optional: string[], run: Operator]> = {
  $dateToString: [
    ['date'],
    ['format', 'timezone', 'onNull'],
    (args) => borrow('$dateToString', false, args as never),
  ],
};
