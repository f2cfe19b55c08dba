import { successor } from './bytes.ts';
import type { Collection, Range, Stored } from './collection.ts';
import { fail } from './errors.ts';
import type { Index } from './indexes.ts';
import { encodeKey, equal, shorten, shortenBound } from './keys.ts';
import { compileField, isOperators } from './match.ts';
import type { Pattern } from './sort.ts';
import { fieldsOf, inspect, isDoc, rankOf, toNumber, typeOf } from './values.ts';
import type { Doc } from './values.ts';

/** What a filter says of one path: values it must equal one of, or bounds it must keep. */
interface Bounds {
  equals?: unknown[];
  low?: { value: unknown; inclusive: boolean };
  high?: { value: unknown; inclusive: boolean };
}
/** How documents are found: `ordered` where they already come in the order asked for. */
export interface Plan {
  stored: Iterable<Stored>;
  ordered: boolean;
  /** Learns, while reading, that the order cannot be relied on after all. */
  shortened: { met: boolean };
}

const MOST_RANGES = 1000;
const indexable = (value: unknown): boolean =>
  !Array.isArray(value) &&
  !['regex', 'undefined', 'decimal'].includes(typeOf(value)) &&
  !Number.isNaN(toNumber(value));

/** Collects what can be looked up. It may leave out conditions but never invent one: the filter is checked again. */
function boundsOf(filter: Doc, prefix = '', found = new Map<string, Bounds>()): Map<string, Bounds> {
  for (const [name, condition] of Object.entries(fieldsOf(filter))) {
    if (name === '$and' && Array.isArray(condition))
      for (const part of condition) boundsOf(part as Doc, prefix, found);
    if (name.startsWith('$')) continue;
    const path = prefix + name;
    const bounds = found.get(path) ?? {};
    found.set(path, bounds);
    for (const [operator, operand] of isOperators(condition)
      ? Object.entries(condition)
      : [['$eq', condition] as const]) {
      if (operator === '$in' && Array.isArray(operand) && operand.every(indexable)) bounds.equals ??= operand;
      if (operator === '$elemMatch' && isDoc(operand) && !isOperators(operand))
        boundsOf(operand, `${path}.`, found);
      if (!indexable(operand)) continue;
      if (operator === '$eq') bounds.equals = [operand];
      if (operand === null || ['minKey', 'maxKey'].includes(typeOf(operand))) continue;
      if (operator === '$gt' || operator === '$gte')
        bounds.low = { value: operand, inclusive: operator === '$gte' };
      if (operator === '$lt' || operator === '$lte')
        bounds.high = { value: operand, inclusive: operator === '$lte' };
    }
  }
  return found;
}

/** Whether every document the filter can match is in the index at all. */
function holdsAll({ record: { spec }, pattern }: Index, filter: Doc, bounds: Map<string, Bounds>): boolean {
  const present = (path: string): boolean => {
    const { equals, low, high } = bounds.get(path) ?? {};
    return low !== undefined || high !== undefined || (equals?.every((value) => value !== null) ?? false);
  };
  if (spec.sparse && !pattern.some(([path]) => present(path))) return false;
  return Object.entries(spec.partialFilterExpression ?? {}).every(([path, condition]) => {
    if (path.startsWith('$')) return path in filter && equal(filter[path], condition);
    const matches = compileField('', condition);
    const onlyExists = isDoc(condition) && Object.keys(condition).join() === '$exists';
    return (
      (onlyExists && present(path)) ||
      (bounds.get(path)?.equals?.every((value) => value !== null && matches(value)) ?? false)
    );
  });
}

interface Candidate {
  index: Index;
  ranges: Range[];
  point: Buffer[] | undefined;
  score: number;
  ordered: boolean;
  reverse: boolean;
}

function rangeWithin(prefix: Buffer, { low, high }: Bounds, descending: boolean): Range {
  const rank = Buffer.from([rankOf((low ?? high)!.value)]);
  const ofType = Buffer.concat([prefix, descending ? Buffer.from([~rank[0]!]) : rank]);
  const [first, last] = descending ? [high, low] : [low, high];
  const key = (value: unknown): Buffer => Buffer.concat([prefix, encodeKey(value, descending)]);
  const start = first ? key(first.value) : ofType;
  const end = last ? key(last.value) : ofType;
  const cut = shortenBound(start) !== start || shortenBound(end) !== end;
  return {
    start: first && !first.inclusive && !cut ? successor(start) : shortenBound(start),
    end: !last || last.inclusive || cut ? successor(shortenBound(end)) : end,
  };
}

function consider(index: Index, bounds: Map<string, Bounds>, sort: Pattern | undefined): Candidate {
  let prefixes = [Buffer.alloc(0)];
  let used = 0;
  let arrays = 0;
  let ranges: Range[] | undefined;
  for (const [i, [path, direction]] of index.pattern.entries()) {
    const given = bounds.get(path);
    const isArray = index.record.multikey[i]!;
    // Two array fields of one document may match in different elements, so only one may narrow the search.
    if (!given || (isArray && arrays++ > 0)) break;
    if (given.equals && prefixes.length * given.equals.length <= MOST_RANGES) {
      const keys = distinct(given.equals.map((value) => encodeKey(value, direction < 0)));
      prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
      used++;
      continue;
    }
    const { low, high } = given;
    if ((low || high) && (!low || !high || rankOf(low.value) === rankOf(high.value))) {
      // In an array one element may satisfy one bound and another the other.
      const kept = isArray && low ? { low } : { low, high };
      ranges = prefixes.map((prefix) => rangeWithin(prefix, kept, direction < 0));
    }
    break;
  }
  const whole = used === index.pattern.length;
  const narrowed = ranges !== undefined;
  ranges ??= prefixes.map((prefix) =>
    prefix.length
      ? { start: shortenBound(prefix), end: successor(shortenBound(prefix)) }
      : { start: prefix, end: prefix },
  );
  const order = sort && prefixes.length === 1 ? orderGiven(index, bounds, used, sort) : 0;
  const score = used * 10 + (narrowed ? 5 : 0) + (whole && index.unique ? 100 : 0) + (order !== 0 ? 3 : 0);
  return {
    index,
    ranges,
    point: whole && index.unique ? prefixes.map(shorten) : undefined,
    score,
    ordered: order !== 0,
    reverse: order < 0,
  };
}

function distinct(keys: Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()].sort(Buffer.compare);
}

/** 1 or -1 where reading the index forwards or backwards gives the order of the sort, else 0. */
function orderGiven(
  { pattern, record: { multikey } }: Index,
  bounds: Map<string, Bounds>,
  used: number,
  sort: Pattern,
): number {
  const fixed = new Set(pattern.slice(0, used).map(([path]) => path));
  const wanted = sort.filter(([path]) => !fixed.has(path) || bounds.get(path)!.equals!.length !== 1);
  if (wanted.length > pattern.length - used) return 0;
  const signs = wanted.map(([path, direction], i) => {
    const [field, own] = pattern[used + i]!;
    return field === path && !multikey[used + i] ? own * direction : 0;
  });
  const sign = signs[0] ?? 1;
  return signs.every((other) => other === sign) ? sign : 0;
}

function hinted(collection: Collection, hint: unknown): Index {
  const found = collection.indexes.find(({ record: { spec } }) =>
    typeof hint === 'string' ? spec.name === hint : inspect(spec.key) === inspect(hint),
  );
  if (found) return found;
  throw fail(2, 'hint provided does not correspond to an existing index');
}

/** Chooses how to find the documents that may match: by the index that narrows most, else by reading all. */
export function plan(collection: Collection, filter: Doc, sort?: Pattern, hint?: unknown): Plan {
  const shortened = { met: false };
  const natural = isDoc(hint) && '$natural' in hint ? toNumber(hint.$natural) : undefined;
  if (natural !== undefined) return { stored: collection.all(natural < 0), ordered: false, shortened };
  const bounds = boundsOf(filter);
  const indexes =
    hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0)
      ? collection.indexes.filter((index) => holdsAll(index, filter, bounds))
      : [hinted(collection, hint)];
  const candidates = indexes.map((index) => consider(index, bounds, sort));
  const best = candidates.reduce<Candidate | undefined>(
    (a, b) => (a && a.score >= b.score ? a : b),
    undefined,
  );
  if (!best || (best.score === 0 && hint === undefined))
    return { stored: collection.all(), ordered: false, shortened };
  const { index, point, ranges, ordered, reverse } = best;
  const stored = point
    ? point.flatMap((key) => [...collection.point(index, key)])
    : collection.range(index, ranges, reverse, () => {
        shortened.met = true;
      });
  return { stored, ordered: point ? point.length === 1 : ordered, shortened };
}
