import { open, type RootDatabase } from 'lmdb';
import { Collection, prefixOf, type CollectionRecord, type Storage } from './collection.ts';
import { CommandError, fail } from './errors.ts';
import { checkDataFile, markClosed } from './data-file.ts';
import { freeSpaceOf, type FreeSpace, type Room, type SpaceOptions } from './free-space.ts';
import { successor } from './keys.ts';
import { decode, encode, plain } from './values.ts';

export interface StoreOptions extends SpaceOptions {
  dataDir: string;
  /** Leaves flushing to the operating system: for tests in a directory that is thrown away. */
  noSync?: boolean;
  /** Runs inside every transaction before it commits; tests throw from it to stand for a failing disk. */
  beforeCommit?: () => void;
}
interface Waiting {
  operation: () => unknown;
  resolve(value: never): void;
  reject(error: Error): void;
}
type Outcome = { value: unknown } | { error: CommandError };

const CATALOG = prefixOf(0);
const catalogKey = (namespace: string): Buffer => Buffer.concat([CATALOG, Buffer.from(namespace)]);

/** The data file: a catalogue of collections, and one queue through which every write goes, in arrival order. */
export class Store implements Storage {
  readonly db: RootDatabase<Buffer, Buffer>;
  readonly space: FreeSpace;
  readonly collections = new Map<string, Collection>();
  #queue: Waiting[] = [];
  #scheduled: NodeJS.Immediate | undefined;
  #beforeCommit: (() => void) | undefined;
  #dataDir: string;
  #nextId = 1;
  #room: Room | undefined;

  constructor({ dataDir, noSync = false, beforeCommit, ...space }: StoreOptions) {
    this.space = freeSpaceOf(dataDir, space);
    this.#beforeCommit = beforeCommit;
    this.#dataDir = dataDir;
    checkDataFile(dataDir);
    this.db = open({
      path: dataDir,
      keyEncoding: 'binary',
      encoding: 'binary',
      noSync,
      overlappingSync: false,
      cache: false,
    });
    this.#load();
  }

  #load(): void {
    this.collections.clear();
    this.#nextId = 1;
    for (const { key, value } of this.db.getRange({ start: CATALOG, end: successor(CATALOG) })) {
      const record = plain(decode(value)) as CollectionRecord;
      const namespace = (key as unknown as Buffer).subarray(CATALOG.length).toString();
      this.collections.set(namespace, new Collection(this, namespace, record));
      this.#nextId = Math.max(this.#nextId, record.id + 1, ...record.indexes.map(({ id }) => id + 1));
    }
  }

  /**
   * Queues a write. All writes queued in one turn of the event loop are carried out in order in one transaction,
   * and the promise settles after that transaction is on disk. `operation` must do all its checks before it
   * changes anything for one document, and must be repeatable.
   */
  write<T>(operation: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ operation, resolve, reject });
      this.#scheduled ??= setImmediate(() => this.flush());
    });
  }

  flush(): void {
    clearImmediate(this.#scheduled);
    this.#scheduled = undefined;
    const batch = this.#queue;
    this.#queue = [];
    if (batch.length === 0) return;
    try {
      this.space.check();
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.#commit(batch);
  }

  #commit(batch: Waiting[]): void {
    const outcomes: Outcome[] = [];
    this.#room = this.space.room();
    try {
      this.db.transactionSync(() => {
        for (const { operation } of batch) outcomes.push(attempt(operation));
        this.#beforeCommit?.();
      });
    } catch (error) {
      // Nothing of the batch was kept. Each operation gets its own transaction, so that only the one at fault fails.
      this.#load();
      if (batch.length > 1) for (const waiting of batch) this.#commit([waiting]);
      else batch[0]!.reject(writeFailure(error));
      return;
    }
    for (const [i, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[i]!;
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value as never);
    }
  }

  /** The collection to write to, made where it is missing; inside a write. */
  writable(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  create(namespace: string): Collection {
    const collection = new Collection(this, namespace, { id: this.newId(), indexes: [] });
    this.collections.set(namespace, collection);
    collection.addIndex({ v: 2, key: { _id: 1 }, name: '_id_' });
    return collection;
  }

  newId(): number {
    return this.#nextId++;
  }

  /** Puts a value, inside a write; gives the whole transaction up where the disk has no room for it. */
  put(key: Buffer, value: Buffer): void {
    this.#room?.take(key.length + value.length);
    this.db.putSync(key, value);
  }

  save(namespace: string, record: CollectionRecord): void {
    this.put(catalogKey(namespace), Buffer.from(encode({ ...record })));
  }

  drop(namespace: string): void {
    const collection = this.collections.get(namespace)!;
    for (const id of [collection.record.id, ...collection.record.indexes.map((index) => index.id)])
      this.clear(id);
    this.db.removeSync(catalogKey(namespace));
    this.collections.delete(namespace);
  }

  clear(id: number): void {
    const range = { start: prefixOf(id), end: successor(prefixOf(id)) };
    for (const key of [...this.db.getKeys(range)]) this.db.removeSync(key);
  }

  async close(): Promise<void> {
    this.flush();
    await this.db.close();
    markClosed(this.#dataDir);
  }
}

function attempt(operation: () => unknown): Outcome {
  try {
    return { value: operation() };
  } catch (error) {
    if (error instanceof CommandError) return { error };
    throw error;
  }
}

function writeFailure(error: unknown): CommandError {
  const reason = (error as Error).message;
  return fail(14031, `the embedded store could not write to its data file, nothing was changed: ${reason}`);
}
