import { crc32 } from 'node:zlib';
import type { RootDatabase } from 'lmdb';
import { fail } from './errors.ts';
import { duplicateKey, Index, type Entry, type IndexRecord, type IndexSpec } from './indexes.ts';
import { numberKey, successor } from './keys.ts';
import { type Bytes, decode, type Doc } from './values.ts';

export interface Storage {
  readonly db: RootDatabase<Buffer, Buffer>;
  put(key: Buffer, value: Buffer): void;
  newId(): number;
  save(namespace: string, record: CollectionRecord): void;
  /** Removes all keys of a collection's documents or of an index. */
  clear(id: number): void;
}
export interface CollectionRecord {
  id: number;
  indexes: IndexRecord[];
}
export interface Stored {
  record: Buffer;
  bytes: Buffer;
}
/** `start` inclusive, `end` exclusive. */
export interface Range {
  start: Buffer;
  end: Buffer;
}

export const MAX_DOCUMENT = 16 * 1024 * 1024;
/** Record numbers give documents their natural order: that of insertion. */
const RECORD_BYTES = 6;
const NO_ENTRIES = new Map<string, Entry>();
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 1024;

/** Every key begins with the number of the collection or index it belongs to. */
export const prefixOf = (id: number): Buffer => numberKey(id, 4);

/** Documents in the order of insertion, and the indexes on them. Changes run inside a write. */
export class Collection {
  readonly namespace: string;
  readonly record: CollectionRecord;
  indexes: Index[];
  #store: Storage;
  #all: Range;
  #next: number | undefined;

  constructor(store: Storage, namespace: string, record: CollectionRecord) {
    this.#store = store;
    this.namespace = namespace;
    this.record = record;
    this.indexes = record.indexes.map((index) => new Index(index));
    this.#all = { start: prefixOf(record.id), end: successor(prefixOf(record.id)) };
  }

  get count(): number {
    return this.#store.db.getKeysCount(this.#all);
  }

  insert(bytes: Bytes, doc: Doc = decode(bytes)): void {
    if (this.#next === undefined) {
      const [last] = this.all(true);
      this.#next = last ? last.record.readUIntBE(0, RECORD_BYTES) + 1 : 1;
    }
    this.#change(numberKey(this.#next++, RECORD_BYTES), undefined, doc, bytes);
  }

  replace({ record }: Stored, old: Doc, doc: Doc, bytes: Bytes): void {
    this.#change(record, old, doc, bytes);
  }

  remove({ record, bytes }: Stored): void {
    this.#change(record, decode(bytes));
  }

  /** Puts, replaces or removes one document with its index entries, after every check that could reject it. */
  #change(record: Buffer, old: Doc | undefined, doc?: Doc, bytes?: Bytes): void {
    if (bytes && bytes.length > MAX_DOCUMENT)
      throw fail(
        10334,
        `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT}`,
      );
    const changes = this.indexes.map((index) => {
      const before = old ? index.entries(old) : NO_ENTRIES;
      const after = doc ? index.entries(doc) : NO_ENTRIES;
      return { index, removed: missingFrom(before, after), added: missingFrom(after, before) };
    });
    for (const { index, added } of changes) this.#checkUnique(index, added);
    const key = Buffer.concat([this.#all.start, record]);
    if (bytes) this.#store.put(key, seal(bytes));
    else this.#store.db.removeSync(key);
    if (this.indexes.some(({ learned }) => learned)) this.save();
    for (const { index, removed, added } of changes) {
      for (const entry of removed) this.#store.db.removeSync(this.#entryKey(index, entry, record));
      for (const entry of added) this.#put(index, entry, record);
    }
  }

  /** Adds an index and fills it; fails as a whole where a document breaks it. */
  addIndex(spec: IndexSpec): void {
    const multikey = Object.keys(spec.key).map(() => false);
    const index = new Index({ id: this.#store.newId(), spec, multikey });
    try {
      for (const { record, bytes } of this.all()) {
        const entries = [...index.entries(decode(bytes)).values()];
        this.#checkUnique(index, entries);
        for (const entry of entries) this.#put(index, entry, record);
      }
    } catch (error) {
      this.#store.clear(index.record.id);
      throw error;
    }
    this.indexes.push(index);
    this.save();
  }

  dropIndex(index: Index): void {
    this.#store.clear(index.record.id);
    this.indexes = this.indexes.filter((other) => other !== index);
    this.save();
  }

  save(): void {
    this.record.indexes = this.indexes.map(({ record }) => record);
    this.#store.save(this.namespace, this.record);
    for (const index of this.indexes) index.learned = false;
  }

  *all(reverse = false): Generator<Stored> {
    for (const { key, value } of this.#chunks(this.#all, reverse)) yield this.#unseal(key.subarray(4), value);
  }

  *point(index: Index, key: Buffer): Generator<Stored> {
    const record = this.#store.db.get(Buffer.concat([prefixOf(index.record.id), key]));
    if (record) yield* this.#load(record);
  }

  /** Documents within ranges of an index, in its order, each once. */
  *range(index: Index, ranges: Range[], reverse: boolean): Generator<Stored> {
    const prefix = prefixOf(index.record.id);
    const seen = new Set<string>();
    const mayRepeat = ranges.length > 1 || index.record.multikey.includes(true);
    for (const { start, end } of reverse ? ranges.toReversed() : ranges) {
      const last = end.length > 0 ? Buffer.concat([prefix, end]) : successor(prefix);
      for (const { key, value } of this.#chunks(
        { start: Buffer.concat([prefix, start]), end: last },
        reverse,
      )) {
        const record = index.unique ? value : key.subarray(-RECORD_BYTES);
        const id = record.toString('latin1');
        if (mayRepeat && seen.has(id)) continue;
        if (mayRepeat) seen.add(id);
        yield* this.#load(record);
      }
    }
  }

  /** Reads in growing chunks and goes on after the last key, so that a cursor may rest between two turns. */
  *#chunks({ start, end }: Range, reverse: boolean): Generator<{ key: Buffer; value: Buffer }> {
    const to = reverse ? start : end;
    let from = reverse ? end : start;
    for (let limit = FIRST_CHUNK, resumed = reverse; ; limit = Math.min(limit * 4, LARGEST_CHUNK)) {
      const bounds = { start: from, end: to, exclusiveStart: resumed, inclusiveEnd: reverse };
      const found = this.#store.db.getRange({ ...bounds, limit, reverse });
      const chunk = [...found] as unknown as { key: Buffer; value: Buffer }[];
      yield* chunk;
      if (chunk.length < limit) return;
      from = chunk.at(-1)!.key;
      resumed = true;
    }
  }

  /** Yields nothing where the document was removed while a cursor rested. */
  *#load(record: Buffer): Generator<Stored> {
    const value = this.#store.db.get(Buffer.concat([this.#all.start, record]));
    if (value) yield this.#unseal(record, value);
  }

  #unseal(record: Buffer, value: Buffer): Stored {
    const bytes = value.subarray(0, -4);
    if (bytes.length > 0 && crc32(bytes) === value.readUInt32LE(bytes.length)) return { record, bytes };
    throw fail(1, `the data file is damaged: a document of ${this.namespace} is not as it was written`);
  }

  #entryKey({ unique, record: { id } }: Index, { key }: Entry, record: Buffer): Buffer {
    return Buffer.concat(unique ? [prefixOf(id), key] : [prefixOf(id), key, record]);
  }

  #put(index: Index, entry: Entry, record: Buffer): void {
    this.#store.put(this.#entryKey(index, entry, record), record);
  }

  #checkUnique(index: Index, entries: Entry[]): void {
    if (!index.unique) return;
    for (const entry of entries) {
      const taken = this.#store.db.doesExist(this.#entryKey(index, entry, entry.key));
      if (taken) throw duplicateKey(this.namespace, index, entry.values);
    }
  }
}

/** A document as stored: followed by a checksum, so that damage is never taken for data. */
function seal(bytes: Bytes): Buffer {
  const sealed = Buffer.allocUnsafe(bytes.length + 4);
  sealed.set(bytes);
  sealed.writeUInt32LE(crc32(bytes), bytes.length);
  return sealed;
}

const missingFrom = (entries: Map<string, Entry>, others: Map<string, Entry>): Entry[] =>
  [...entries].flatMap(([key, entry]) => (others.has(key) ? [] : [entry]));
