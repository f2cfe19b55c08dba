import { crc32 } from 'node:zlib';
import type { RootDatabase } from 'lmdb';
import { prefixOf, RECORD_BYTES, recordNumber, successor } from './bytes.ts';
import { CommandError, fail } from './errors.ts';
import { duplicateKey, Index } from './indexes.ts';
import type { Entry, IndexRecord, IndexSpec } from './indexes.ts';
import { isShortened } from './keys.ts';
import { decode } from './values.ts';
import type { Bytes, Doc } from './values.ts';

export type Database = RootDatabase<Buffer, Buffer>;
/** What a collection needs of the store it is in. */
export interface Storage {
  readonly db: Database;
  /** A number for a new collection or index. */
  newId(): number;
  save(namespace: string, record: CollectionRecord): void;
  /** Removes all keys of a collection's documents or of an index. */
  clear(id: number): void;
}
/** A collection as the catalogue keeps it. */
export interface CollectionRecord {
  id: number;
  indexes: IndexRecord[];
}
/** A stored document and the number it is stored under. */
export interface Stored {
  record: Buffer;
  bytes: Buffer;
}
/** A stretch of an index to read: from `start` up to but not including `end`. */
export interface Range {
  start: Buffer;
  end: Buffer;
}

const MAX_DOCUMENT = 16 * 1024 * 1024;
const PRESENT = Buffer.from([1]);
const FIRST_CHUNK = 16;
const LARGEST_CHUNK = 1024;

/** Documents in the order of insertion, and the indexes on them. What changes anything runs inside a write. */
export class Collection {
  readonly namespace: string;
  readonly record: CollectionRecord;
  indexes: Index[];
  #store: Storage;
  #prefix: Buffer;
  #next: number | undefined;

  constructor(store: Storage, namespace: string, record: CollectionRecord) {
    this.#store = store;
    this.namespace = namespace;
    this.record = record;
    this.indexes = record.indexes.map((index) => new Index(index));
    this.#prefix = prefixOf(record.id);
  }

  get count(): number {
    return this.#store.db.getKeysCount({ start: this.#prefix, end: successor(this.#prefix) });
  }

  insert(bytes: Bytes, doc: Doc = decode(bytes)): void {
    if (bytes.length > MAX_DOCUMENT) throw tooLarge(bytes.length);
    const added = this.indexes.map((index) => ({ index, ...index.entries(doc) }));
    for (const { index, entries } of added) this.#checkUnique(index, entries.values());
    const record = this.#nextRecord();
    this.#store.db.putSync(this.#documentKey(record), seal(bytes));
    for (const { index, entries, multikey } of added) {
      this.#noteArrays(index, multikey);
      for (const entry of entries.values()) this.#putEntry(index, entry, record);
    }
  }

  replace({ record }: Stored, old: Doc, bytes: Bytes, doc: Doc): void {
    if (bytes.length > MAX_DOCUMENT) throw tooLarge(bytes.length);
    const changes = this.indexes.map((index) => {
      const { entries, multikey } = index.entries(doc);
      const before = index.entries(old).entries;
      return { index, multikey, added: missingFrom(entries, before), removed: missingFrom(before, entries) };
    });
    for (const { index, added } of changes) this.#checkUnique(index, added);
    this.#store.db.putSync(this.#documentKey(record), seal(bytes));
    for (const { index, multikey, added, removed } of changes) {
      this.#noteArrays(index, multikey);
      for (const entry of removed) this.#removeEntry(index, entry, record);
      for (const entry of added) this.#putEntry(index, entry, record);
    }
  }

  remove({ record, bytes }: Stored): void {
    const doc = decode(bytes);
    for (const index of this.indexes) {
      for (const entry of index.entries(doc).entries.values()) this.#removeEntry(index, entry, record);
    }
    this.#store.db.removeSync(this.#documentKey(record));
  }

  /** Adds an index and fills it; fails as a whole where a document breaks it. */
  addIndex(spec: IndexSpec): void {
    const index = new Index({
      id: this.#store.newId(),
      spec,
      multikey: Object.keys(spec.key).map(() => false),
    });
    for (const { record, bytes } of this.all()) {
      const { entries, multikey } = index.entries(decode(bytes));
      try {
        this.#checkUnique(index, entries.values());
      } catch (error) {
        this.#store.clear(index.record.id);
        throw error;
      }
      index.record.multikey = index.record.multikey.map((known, i) => known || multikey[i]!);
      for (const entry of entries.values()) this.#putEntry(index, entry, record);
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
    this.record.indexes = this.indexes.map((index) => index.record);
    this.#store.save(this.namespace, this.record);
  }

  /** Every document, in the order of insertion. */
  *all(reverse = false): Generator<Stored> {
    const range = { start: this.#prefix, end: successor(this.#prefix) };
    for (const { key, value } of this.#chunks(range, reverse)) yield this.#unseal(key.subarray(4), value);
  }

  /** The document of one full key of a unique index. */
  *point(index: Index, key: Buffer): Generator<Stored> {
    const record = this.#store.db.get(Buffer.concat([prefixOf(index.record.id), key]));
    if (record) yield* this.#load(record);
  }

  /** The documents of stretches of an index, in its order, each once. `onShortened` hears of keys whose order is not exact. */
  *range(index: Index, ranges: Range[], reverse: boolean, onShortened?: () => void): Generator<Stored> {
    const prefix = prefixOf(index.record.id);
    const seen = ranges.length > 1 || index.record.multikey.includes(true) ? new Set<string>() : undefined;
    for (const { start, end } of reverse ? ranges.toReversed() : ranges) {
      const bounds = {
        start: Buffer.concat([prefix, start]),
        end: end.length ? Buffer.concat([prefix, end]) : successor(prefix),
      };
      for (const { key, value } of this.#chunks(bounds, reverse)) {
        const record = index.unique ? value : key.subarray(key.length - RECORD_BYTES);
        if (isShortened(key.length - prefix.length - (index.unique ? 0 : RECORD_BYTES))) onShortened?.();
        if (seen) {
          const id = record.toString('latin1');
          if (seen.has(id)) continue;
          seen.add(id);
        }
        yield* this.#load(record);
      }
    }
  }

  /** Reads in growing chunks and goes on after the last key, so that a cursor may rest between two turns. */
  *#chunks({ start, end }: Range, reverse: boolean): Generator<{ key: Buffer; value: Buffer }> {
    const to = reverse ? start : end;
    let from = reverse ? end : start;
    for (let limit = FIRST_CHUNK, resumed = reverse; ; limit = Math.min(limit * 4, LARGEST_CHUNK)) {
      const options = {
        start: from,
        end: to,
        limit,
        reverse,
        exclusiveStart: resumed,
        inclusiveEnd: reverse,
      };
      const chunk = [...this.#store.db.getRange(options)] as unknown as { key: Buffer; value: Buffer }[];
      yield* chunk;
      if (chunk.length < limit) return;
      from = chunk.at(-1)!.key;
      resumed = true;
    }
  }

  /** Nothing where the document was removed while a cursor rested. */
  *#load(record: Buffer): Generator<Stored> {
    const value = this.#store.db.get(this.#documentKey(record));
    if (value) yield this.#unseal(record, value);
  }

  #unseal(record: Buffer, value: Buffer): Stored {
    const end = value.length - 4;
    if (end > 0) {
      const bytes = value.subarray(0, end);
      if (crc32(bytes) === value.readUInt32LE(end)) return { record, bytes };
    }
    throw fail(1, `the data file is damaged: a document of ${this.namespace} is not as it was written`);
  }

  #documentKey(record: Buffer): Buffer {
    return Buffer.concat([this.#prefix, record]);
  }

  #nextRecord(): Buffer {
    if (this.#next === undefined) {
      const [last] = this.all(true);
      this.#next = last ? last.record.readUIntBE(0, RECORD_BYTES) + 1 : 1;
    }
    return recordNumber(this.#next++);
  }

  #entryKey({ unique, record: { id } }: Index, { key }: Entry, record: Buffer): Buffer {
    return Buffer.concat(unique ? [prefixOf(id), key] : [prefixOf(id), key, record]);
  }

  #putEntry(index: Index, entry: Entry, record: Buffer): void {
    this.#store.db.putSync(this.#entryKey(index, entry, record), index.unique ? record : PRESENT);
  }

  #removeEntry(index: Index, entry: Entry, record: Buffer): void {
    this.#store.db.removeSync(this.#entryKey(index, entry, record));
  }

  #checkUnique(index: Index, entries: Iterable<Entry>): void {
    if (!index.unique) return;
    for (const { key, values } of entries) {
      if (this.#store.db.doesExist(Buffer.concat([prefixOf(index.record.id), key]))) {
        throw duplicateKey(this.namespace, index, values);
      }
    }
  }

  #noteArrays({ record }: Index, multikey: boolean[]): void {
    if (!multikey.some((met, i) => met && !record.multikey[i])) return;
    record.multikey = record.multikey.map((known, i) => known || multikey[i]!);
    this.save();
  }
}

/** A document as stored: followed by a checksum, so that damage is never taken for data. */
function seal(bytes: Bytes): Buffer {
  const sealed = Buffer.allocUnsafe(bytes.length + 4);
  sealed.set(bytes);
  sealed.writeUInt32LE(crc32(bytes), bytes.length);
  return sealed;
}

function missingFrom(entries: Map<string, Entry>, others: Map<string, Entry>): Entry[] {
  return [...entries].flatMap(([key, entry]) => (others.has(key) ? [] : [entry]));
}

function tooLarge(size: number): CommandError {
  return fail(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT} (16MB)`);
}
