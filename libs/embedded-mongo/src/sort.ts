import { fail, unsupported } from './errors.ts';
import { compare, encodeKey } from './keys.ts';
import { fieldsOf, inspect, isDoc, toNumber } from './values.ts';
import type { Doc } from './values.ts';

/** Fields and directions, as of a sort or an index. */
export type Pattern = [path: string, direction: 1 | -1][];

export function parseSort(sort: Doc): Pattern {
  return Object.entries(fieldsOf(sort)).map(([path, value]) => {
    if (isDoc(value) && '$meta' in value) throw unsupported('sorting by $meta');
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1) {
      throw fail(15975, `$sort key ordering must be 1 or -1, not ${inspect(value)}`);
    }
    if (path === '' || path.split('.').includes(''))
      throw fail(15998, 'FieldPath field names may not be empty strings.');
    return [path, direction];
  });
}

/** An empty array sorts before null, as MongoDB has it. */
const EMPTY_ARRAY = Buffer.from([4]);

/** All values an index holds for one path of a document: one, or several where arrays are on the way. */
export function valuesAt(value: unknown, parts: string[], at = 0): { values: unknown[]; multiple: boolean } {
  if (Array.isArray(value)) {
    const part = parts[at];
    if (part !== undefined && /^\d+$/.test(part) && Number(part) < value.length)
      return valuesAt(value[Number(part)], parts, at + 1);
    const items = at === parts.length ? value : value.filter(isDoc);
    const inner = at === parts.length ? items : items.flatMap((item) => valuesAt(item, parts, at).values);
    return { values: inner.length > 0 ? inner : [at === parts.length ? [] : undefined], multiple: true };
  }
  if (at === parts.length) return { values: [value], multiple: false };
  if (!isDoc(value)) return { values: [undefined], multiple: false };
  const fields = fieldsOf(value);
  return valuesAt(Object.hasOwn(fields, parts[at]!) ? fields[parts[at]!] : undefined, parts, at + 1);
}

export function encodeEntry(value: unknown, descending: boolean): Buffer {
  if (!Array.isArray(value) || value.length > 0) return encodeKey(value, descending);
  return descending ? Buffer.from([~4]) : EMPTY_ARRAY;
}

/** Sorts documents stably; of an array the smallest element counts when ascending, the largest when descending. */
export function sortBy<T>(items: T[], pattern: Pattern, docOf: (item: T) => Doc): T[] {
  const paths = pattern.map(([path, direction]) => ({ parts: path.split('.'), descending: direction < 0 }));
  const keyed = items.map((item) => {
    const doc = docOf(item);
    const keys = paths.map(({ parts, descending }) => {
      const { values } = valuesAt(doc, parts);
      const encoded = values.map((value) => encodeEntry(value, descending));
      return encoded.length === 1
        ? encoded[0]!
        : encoded.reduce((best, key) => (Buffer.compare(key, best) < 0 ? key : best));
    });
    return { item, key: keys.length === 1 ? keys[0]! : Buffer.concat(keys) };
  });
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}

/** The order of `$push`'s `$sort`: a direction for plain values, or a pattern for documents. */
export function comparator(sort: unknown): (a: unknown, b: unknown) => number {
  if (!isDoc(sort)) {
    const direction = toNumber(sort);
    if (direction !== 1 && direction !== -1) throw fail(2, 'The $sort of $push must be 1, -1 or a document');
    return (a, b) => compare(a, b) * direction;
  }
  const pattern = parseSort(sort);
  return (a, b) => {
    for (const [path, direction] of pattern) {
      const [x, y] = [a, b].map((value) => valuesAt(value, path.split('.')).values[0]);
      const order = compare(x, y);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}
