import { fail, unsupported } from './errors.ts';
import { encodeKey } from './keys.ts';
import { type Doc, fieldOf, inspect, isDoc, toNumber } from './values.ts';

export type Pattern = [path: string, direction: 1 | -1][];

export function parseSort(sort: Doc): Pattern {
  return Object.entries(sort).map(([path, value]) => {
    if (isDoc(value)) throw unsupported(`sorting by ${inspect(value)}`);
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1)
      throw fail(15975, `$sort key ordering must be 1 or -1, not ${inspect(value)}`);
    if (path.split('.').includes('')) throw fail(15998, 'FieldPath field names may not be empty strings.');
    return [path, direction];
  });
}

export function valuesAt(value: unknown, parts: string[], at = 0): { values: unknown[]; multiple: boolean } {
  const part = parts[at];
  if (!Array.isArray(value)) {
    if (part === undefined) return { values: [value], multiple: false };
    return valuesAt(fieldOf(value, part), parts, at + 1);
  }
  if (part === undefined) return { values: value.length > 0 ? value : [[]], multiple: true };
  if (/^\d+$/.test(part) && Number(part) < value.length) return valuesAt(value[Number(part)], parts, at + 1);
  const values = value.filter(isDoc).flatMap((item) => valuesAt(item, parts, at).values);
  return { values: values.length > 0 ? values : [undefined], multiple: true };
}

/** The key of a value in an index or a sort, where an empty array comes before null, as MongoDB has it. */
export function encodeEntry(value: unknown, descending: boolean): Buffer {
  if (!Array.isArray(value) || value.length > 0) return encodeKey(value, descending);
  return Buffer.from([descending ? ~4 : 4]);
}

/** Sorts stably; of an array the smallest element counts when ascending, the largest when descending. */
export function sortBy<T>(items: Iterable<T>, pattern: Pattern, docOf: (item: T) => unknown): T[] {
  const paths = pattern.map(([path, direction]) => ({ parts: path.split('.'), descending: direction < 0 }));
  const keyOf = (doc: unknown): Buffer => {
    const keys = paths.map(({ parts, descending }) => {
      const encoded = valuesAt(doc, parts).values.map((value) => encodeEntry(value, descending));
      return encoded.reduce((best, key) => (Buffer.compare(key, best) < 0 ? key : best));
    });
    return Buffer.concat(keys);
  };
  const keyed = Array.from(items, (item) => ({ item, key: keyOf(docOf(item)) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ item }) => item);
}
