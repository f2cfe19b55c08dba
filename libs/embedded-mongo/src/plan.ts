import type { Collection, Range, Stored } from './collection.ts';
import { fail } from './errors.ts';
import type { Index } from './indexes.ts';
import { encodeKey, equal, shorten, shortenBound, successor } from './keys.ts';
import { compileField } from './match.ts';
import type { Pattern } from './sort.ts';
import { type Doc, inspect, isDoc, isOperators, rankOf, toNumber, type TypeName, typeOf } from './values.ts';

interface Bound {
  value: unknown;
  inclusive: boolean;
}
/** What a filter says of one path: values it must equal one of, or bounds it must keep. */
interface Bounds {
  equals?: unknown[];
  low?: Bound;
  high?: Bound;
}
/** How documents are found: `ordered` where they already come in the order asked for. */
export interface Plan {
  stored: Iterable<Stored>;
  ordered: boolean;
  index: Index | undefined;
  reverse: boolean;
}

const MOST_RANGES = 1000;
const NOT_LOOKED_UP: TypeName[] = ['array', 'regex', 'undefined', 'decimal'];
const NOT_BOUNDS: TypeName[] = ['null', 'minKey', 'maxKey'];
const indexable = (value: unknown): boolean =>
  !NOT_LOOKED_UP.includes(typeOf(value)) && !Number.isNaN(toNumber(value));

/** It may leave out conditions but never invent one: the filter is checked again. */
function boundsOf(filter: Doc, prefix = '', found = new Map<string, Bounds>()): Map<string, Bounds> {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and') for (const part of condition as Doc[]) boundsOf(part, prefix, found);
    if (name.startsWith('$')) continue;
    const path = prefix + name;
    const bounds = found.get(path) ?? {};
    found.set(path, bounds);
    for (const [operator, value] of Object.entries(isOperators(condition) ? condition : { $eq: condition })) {
      if (operator === '$in' && (value as unknown[]).every(indexable)) bounds.equals ??= value as unknown[];
      if (operator === '$elemMatch' && !isOperators(value)) boundsOf(value as Doc, `${path}.`, found);
      if (!indexable(value)) continue;
      if (operator === '$eq') bounds.equals = [value];
      if (NOT_BOUNDS.includes(typeOf(value))) continue;
      if (operator === '$gt' || operator === '$gte') bounds.low = { value, inclusive: operator === '$gte' };
      if (operator === '$lt' || operator === '$lte') bounds.high = { value, inclusive: operator === '$lte' };
    }
  }
  return found;
}

type Condition = readonly [operator: string, value: unknown];

/** What a filter says of one path itself; MongoDB takes nothing within `$elemMatch` or `$or` for that. */
const conditionsOn = (filter: Doc, path: string): Condition[] =>
  Object.entries(filter).flatMap(([name, condition]) => {
    if (name === '$and') return (condition as Doc[]).flatMap((part) => conditionsOn(part, path));
    if (name !== path) return [];
    return Object.entries(isOperators(condition) ? condition : { $eq: condition });
  });

const SAME_SIDE: Record<string, readonly string[]> = {
  $gt: ['$gt', '$gte'],
  $gte: ['$gt', '$gte'],
  $lt: ['$lt', '$lte'],
  $lte: ['$lt', '$lte'],
};

/** Whether a condition implies an index's, as far as MongoDB sees: no value a type, a type only itself. */
function implies([asked, value]: Condition, [wanted, limit]: Condition): boolean {
  if (asked === wanted && typeOf(value) === typeOf(limit) && equal(value, limit)) return true;
  if (wanted === '$type') return false;
  const matches = compileField('', { [wanted]: limit });
  const given = (one: unknown): boolean =>
    indexable(one) && !NOT_BOUNDS.includes(typeOf(one)) && matches(one);
  if (asked === '$eq') return given(value);
  if (asked === '$in') return (value as unknown[]).every(given);
  return (wanted === '$exists' || SAME_SIDE[wanted]?.includes(asked)) === true && given(value);
}

/** Whether every document the filter can match is in the index at all. */
function holdsAll({ record: { spec }, pattern }: Index, filter: Doc, bounds: Map<string, Bounds>): boolean {
  const present = (path: string): boolean => {
    const { equals = [null], low, high } = bounds.get(path) ?? {};
    return low !== undefined || high !== undefined || equals.every((value) => value !== null);
  };
  if (spec.sparse && !pattern.some(([path]) => present(path))) return false;
  return Object.entries(spec.partialFilterExpression ?? {}).every(([path, condition]) => {
    if (path.startsWith('$')) return path in filter && equal(filter[path], condition);
    const asked = conditionsOn(filter, path);
    return Object.entries(isOperators(condition) ? condition : { $eq: condition }).every((wanted) =>
      asked.some((one) => implies(one, wanted)),
    );
  });
}

function rangeWithin(prefix: Buffer, { low, high }: Bounds, descending: boolean): Range {
  const rank = rankOf((low ?? high)!.value);
  const ofType = Buffer.concat([prefix, Buffer.from([descending ? ~rank : rank])]);
  const keyOf = (bound?: Bound): Buffer =>
    bound ? Buffer.concat([prefix, encodeKey(bound.value, descending)]) : ofType;
  const [first, last] = descending ? [high, low] : [low, high];
  const [start, end] = [keyOf(first), keyOf(last)];
  // A bound that is cut lies before all that begins like it, so neither end may leave those out.
  const exact = shortenBound(start) === start && shortenBound(end) === end;
  return {
    start: first && !first.inclusive && exact ? successor(start) : shortenBound(start),
    end: last && !last.inclusive && exact ? end : successor(shortenBound(end)),
  };
}

interface Candidate extends Plan {
  score: number;
}

function consider(
  collection: Collection,
  index: Index,
  bounds: Map<string, Bounds>,
  sort?: Pattern,
): Candidate {
  const { pattern, record } = index;
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let used = 0;
  let ranges: Range[] | undefined;
  for (const [path, direction] of pattern) {
    const given = bounds.get(path) ?? {};
    if (given.equals && prefixes.length * given.equals.length <= MOST_RANGES) {
      const keys = given.equals.map((value) => encodeKey(value, direction < 0)).sort(Buffer.compare);
      const distinct = keys.filter((key, i) => i === 0 || !key.equals(keys[i - 1]!));
      prefixes = prefixes.flatMap((prefix) => distinct.map((key) => Buffer.concat([prefix, key])));
      used++;
      continue;
    }
    const { low, high } = given;
    if ((low || high) && (!low || !high || rankOf(low.value) === rankOf(high.value))) {
      // In an array one element may satisfy one bound and another the other.
      const kept = record.multikey[used] && low ? { low } : { low, high };
      ranges = prefixes.map((prefix) => rangeWithin(prefix, kept, direction < 0));
    }
    break;
  }
  const order = sort && prefixes.length === 1 && !record.inexact ? orderGiven(index, bounds, used, sort) : 0;
  const unique = used === pattern.length && index.unique;
  const score = used * 10 + (ranges ? 5 : 0) + (unique ? 100 : 0) + (order !== 0 ? 3 : 0);
  ranges ??= prefixes
    .map(shortenBound)
    .map((start) => ({ start, end: start.length ? successor(start) : start }));
  const stored = unique
    ? prefixes.flatMap((key) => [...collection.point(index, shorten(key))])
    : collection.range(index, ranges, order < 0);
  return { stored, ordered: order !== 0, score, index, reverse: order < 0 };
}

/** 1 or -1 where reading the index forwards or backwards gives the order of the sort, else 0. */
function orderGiven(
  { pattern, record }: Index,
  bounds: Map<string, Bounds>,
  used: number,
  sort: Pattern,
): number {
  const fixed = pattern.slice(0, used).map(([path]) => path);
  const wanted = sort.filter(([path]) => !fixed.includes(path) || bounds.get(path)!.equals!.length !== 1);
  const signs = wanted.map(([path, direction], i) => {
    const [field, own] = pattern[used + i] ?? ['', 1];
    return field === path && !record.multikey[used + i] ? own * direction : 0;
  });
  const sign = signs[0] ?? 1;
  return signs.every((other) => other === sign) ? sign : 0;
}

export const isNamed = ({ record: { spec } }: Index, wanted: unknown): boolean =>
  typeof wanted === 'string' ? spec.name === wanted : inspect(spec.key) === inspect(wanted);

/** Chooses how to find the documents that may match: by the index that narrows most, else by reading all. */
export function plan(collection: Collection, filter: Doc, sort?: Pattern, hint?: unknown): Plan {
  const bounds = boundsOf(filter);
  const free = hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0);
  const indexes = collection.indexes.filter((index) =>
    free ? holdsAll(index, filter, bounds) : isNamed(index, hint),
  );
  if (!free && indexes.length === 0) throw fail(2, 'hint provided does not correspond to an existing index');
  const candidates = indexes.map((index) => consider(collection, index, bounds, sort));
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best && (best.score > 0 || !free)
    ? best
    : { stored: collection.all(), ordered: false, index: undefined, reverse: false };
}
