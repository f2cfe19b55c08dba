import type { BSONRegExp } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import { fail, unsupported } from './errors.ts';
import { isNil } from './expression-values.ts';
import { toRegExp, typeOf } from './values.ts';

/** Operators whose arithmetic, text and calendar rules are mingo's; their arguments are computed before. */
export const BORROWED = new Set(
  (
    '$add $subtract $multiply $divide $abs $ceil $exp $floor $ln $log $log10 $pow $round $sqrt $trunc ' +
    '$concat $split $toLower $toUpper $strLenCP $strLenBytes $substrCP $substrBytes $trim $ltrim $rtrim ' +
    '$replaceOne $replaceAll $strcasecmp $regexMatch $regexFind $regexFindAll $slice $range $zip $arrayToObject ' +
    '$size $isArray $first $last $arrayElemAt $concatArrays $reverseArray $indexOfArray $objectToArray ' +
    '$setUnion $setIntersection $setDifference $setIsSubset ' +
    '$dateToString $dateFromString $dateToParts $dateFromParts $dateAdd $dateSubtract $dateDiff $dateTrunc ' +
    '$year $month $dayOfMonth $dayOfWeek $dayOfYear $hour $minute $second $millisecond $week $isoWeek ' +
    '$isoWeekYear $isoDayOfWeek $toInt $toDouble $toDate $toBool'
  ).split(' '),
);

/** Where mingo differs: it fails on a missing date, and gives null where MongoDB gives an empty text. */
const NULL_DATES = /^\$(year|month|dayOf|hour|minute|second|millisecond|week|iso)/;
const EMPTY_TEXTS = new Set(['$toUpper', '$toLower', '$substrCP', '$substrBytes']);

/** Whether it is an operator at all, as opposed to a mistake. */
export const isKnown = (name: string): boolean => name in mingo;

let context: Context | undefined;

function literal(name: string, value: unknown): unknown {
  const type = typeOf(value);
  if (type === 'decimal' || type === 'long') throw unsupported(`${name} on ${type} values`);
  if (type !== 'regex') return { $literal: value };
  const { pattern, options } = value as BSONRegExp;
  return { $literal: toRegExp(pattern, options) };
}

/** Applies one of mingo's operators to finished arguments, in order or by name. */
export function borrow(name: string, args: unknown[] | Record<string, unknown>): unknown {
  // Built once and late: it is costly, and most commands never need it.
  context ??= Context.init({ expression: mingo as never });
  const ordered = Array.isArray(args);
  if (ordered && NULL_DATES.test(name) && isNil(args[0])) return null;
  const literals = Object.entries(args).map(([key, value]) => [key, literal(name, value)] as const);
  const given = literals.map(([, value]) => value);
  const operand = !ordered ? Object.fromEntries(literals) : given.length === 1 ? given[0] : given;
  try {
    const result: unknown = evalExpr({}, { [name]: operand }, { context } as never);
    return EMPTY_TEXTS.has(name) ? (result ?? '') : result;
  } catch (error) {
    throw fail(2, (error as Error).message);
  }
}
