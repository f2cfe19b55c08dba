import { CommandError, fail } from './errors.ts';
import { isTooLong, shorten } from './keys.ts';
import type { Matcher } from './match-value.ts';
import { compileFilter } from './match.ts';
import { encodeEntry, parseSort, valuesAt, type Pattern } from './sort.ts';
import { type Doc, inspect } from './values.ts';

export interface IndexSpec extends Doc {
  key: Doc;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
}
export interface IndexRecord {
  id: number;
  spec: IndexSpec;
  /** Of each field, whether an array was ever met on its path. */
  multikey: boolean[];
  /** Whether a key was ever so long that only its head is in order. */
  inexact?: boolean;
}
/** One entry of an index: its values, and their bytes in the order of the index. */
export interface Entry {
  key: Buffer;
  values: unknown[];
}

export class Index {
  readonly record: IndexRecord;
  readonly pattern: Pattern;
  readonly unique: boolean;
  readonly covers: Matcher;
  /** Whether the record says more than the catalogue has on disk. */
  learned = false;
  #paths: string[][];

  constructor(record: IndexRecord) {
    this.record = record;
    this.pattern = parseSort(record.spec.key);
    this.unique = record.spec.unique === true || record.spec.name === '_id_';
    this.covers = compileFilter(record.spec.partialFilterExpression ?? {});
    this.#paths = this.pattern.map(([path]) => path.split('.'));
  }

  entries(doc: Doc): Map<string, Entry> {
    const entries = new Map<string, Entry>();
    if (!this.covers(doc)) return entries;
    for (const values of this.#tuples(doc)) {
      if (this.record.spec.sparse && values.every((value) => value === undefined)) continue;
      const whole = Buffer.concat(values.map((value, i) => encodeEntry(value, this.pattern[i]![1] < 0)));
      if (isTooLong(whole) && !this.record.inexact) this.record.inexact = this.learned = true;
      const key = shorten(whole);
      entries.set(key.toString('latin1'), { key, values });
    }
    return entries;
  }

  /** One row, or one for each element of an array. */
  #tuples(doc: Doc): unknown[][] {
    const found = this.#paths.map((path) => valuesAt(doc, path));
    const row = found.map(({ values }) => values[0]);
    const [array, other] = found.flatMap(({ multiple }, i) => (multiple ? [i] : []));
    if (array === undefined) return [row];
    if (other !== undefined)
      throw fail(171, `the embedded store cannot index parallel arrays: ${inspect(this.record.spec.key)}`);
    if (!this.record.multikey[array]) this.record.multikey[array] = this.learned = true;
    return found[array]!.values.map((value) => row.with(array, value));
  }
}

export function duplicateKey(namespace: string, { pattern, record }: Index, values: unknown[]): CommandError {
  const keyPattern = Object.fromEntries(pattern);
  const keyValue = Object.fromEntries(pattern.map(([path], i) => [path, values[i] ?? null]));
  const message = `E11000 duplicate key error collection: ${namespace} index: ${record.spec.name} dup key: ${inspect(keyValue)}`;
  return fail(11000, message, { keyPattern, keyValue });
}
