import { CommandError, fail } from './errors.ts';
import { shorten } from './keys.ts';
import { compileFilter } from './match.ts';
import type { Matcher } from './match.ts';
import { encodeEntry, parseSort, valuesAt } from './sort.ts';
import type { Pattern } from './sort.ts';
import { inspect, isDoc } from './values.ts';
import type { Doc } from './values.ts';

export interface IndexSpec extends Doc {
  key: Doc;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
}
/** An index as the catalogue keeps it; `multikey` says of each field whether an array was ever met on its path. */
export interface IndexRecord {
  id: number;
  spec: IndexSpec;
  multikey: boolean[];
}
/** One entry of an index: its values, and their bytes in the order of the index. */
export interface Entry {
  key: Buffer;
  values: unknown[];
}

/** An index and how it reads its keys out of documents. */
export class Index {
  readonly record: IndexRecord;
  readonly pattern: Pattern;
  readonly unique: boolean;
  readonly covers: Matcher | undefined;
  #parts: string[][];

  constructor(record: IndexRecord) {
    this.record = record;
    this.pattern = parseSort(record.spec.key);
    this.unique = record.spec.unique === true || record.spec.name === '_id_';
    this.#parts = this.pattern.map(([path]) => path.split('.'));
    const partial = record.spec.partialFilterExpression;
    this.covers = partial && compileFilter(partial);
  }

  /** The entries of a document by key, so without repetition; also notes which fields hold arrays. */
  entries(doc: Doc): { entries: Map<string, Entry>; multikey: boolean[] } {
    const multikey = this.#parts.map(() => false);
    if (this.covers && !this.covers(doc)) return { entries: new Map(), multikey };
    const tuples = this.#tuples(doc, multikey);
    const entries = new Map<string, Entry>();
    for (const values of tuples) {
      if (this.record.spec.sparse && values.every((value) => value === undefined)) continue;
      const key = this.encode(values);
      entries.set(key.toString('latin1'), { key, values });
    }
    return { entries, multikey };
  }

  encode(values: unknown[]): Buffer {
    const parts = values.map((value, i) => encodeEntry(value, this.pattern[i]![1] < 0));
    return shorten(parts.length === 1 ? parts[0]! : Buffer.concat(parts));
  }

  #tuples(doc: Doc, multikey: boolean[]): unknown[][] {
    const found = this.#parts.map((parts) => valuesAt(doc, parts));
    const arrays = found.flatMap(({ multiple }, i) => (multiple ? [i] : []));
    for (const i of arrays) multikey[i] = true;
    if (arrays.length > 1) return this.#elementwise(doc, arrays, multikey);
    const [at] = arrays;
    const row = found.map(({ values }) => values[0]);
    return at === undefined ? [row] : found[at]!.values.map((value) => row.with(at, value));
  }

  /** Several fields inside one array, such as `claims.key` and `claims.at`, are indexed element by element. */
  #elementwise(doc: Doc, arrays: number[], multikey: boolean[]): unknown[][] {
    const depth = arrays
      .map((i) => this.#parts[i]!)
      .reduce((a, b) => a.slice(0, a.findIndex((part, j) => part !== b[j]) >>> 0));
    const at = depth.findIndex((_part, i) => Array.isArray(inner(doc, depth.slice(0, i + 1))));
    if (at < 0) throw fail(171, `cannot index parallel arrays of ${this.record.spec.name}`);
    const path = depth.slice(0, at + 1);
    const elements = inner(doc, path) as unknown[];
    return (elements.length > 0 ? elements : [undefined]).flatMap((element) =>
      this.#tuples(replaced(doc, path, element), multikey),
    );
  }
}

function inner(doc: unknown, path: string[]): unknown {
  return path.reduce<unknown>((value, part) => (isDoc(value) ? value[part] : undefined), doc);
}

function replaced(doc: Doc, [first, ...rest]: string[], value: unknown): Doc {
  return { ...doc, [first!]: rest.length === 0 ? value : replaced(doc[first!] as Doc, rest, value) };
}

export function duplicateKey(namespace: string, { pattern, record }: Index, values: unknown[]): CommandError {
  const keyPattern = Object.fromEntries(pattern);
  const keyValue = Object.fromEntries(pattern.map(([path], i) => [path, values[i] ?? null]));
  const message = `E11000 duplicate key error collection: ${namespace} index: ${record.spec.name} dup key: ${inspect(keyValue)}`;
  return fail(11000, message, { keyPattern, keyValue });
}
