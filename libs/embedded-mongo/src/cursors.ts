import { fail } from './errors.ts';
import type { Bytes } from './values.ts';

interface Cursor {
  namespace: string;
  documents: Iterator<Bytes>;
  /** One document is read ahead, so that the last full batch already says that it was the last. */
  ahead: IteratorResult<Bytes>;
  usedAt: number;
  keep: boolean;
}
/** The documents of one reply; `id` is 0 when there are no more. */
export interface Batch {
  namespace: string;
  documents: Bytes[];
  id: number;
}

interface CursorOptions {
  /** Give one batch and no cursor. */
  single?: boolean;
  /** Never expire. */
  keep?: boolean;
}

const MOST_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60 * 1000;

/** Open results of find and aggregate, waiting for getMore. */
export class Cursors {
  #open = new Map<number, Cursor>();
  #nextId = 1;

  start(namespace: string, documents: Iterator<Bytes>, size: number, options: CursorOptions = {}): Batch {
    const cursor = {
      namespace,
      documents,
      ahead: documents.next(),
      usedAt: Date.now(),
      keep: options.keep ?? false,
    };
    const batch = fill(cursor, size);
    if (cursor.ahead.done || options.single) return { namespace, documents: batch, id: 0 };
    const id = this.#nextId++;
    this.#open.set(id, cursor);
    return { namespace, documents: batch, id };
  }

  next(id: number, namespace: string, size: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw fail(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw fail(13, `getMore on '${namespace}', but cursor belongs to ${cursor.namespace}`);
    }
    cursor.usedAt = Date.now();
    const documents = fill(cursor, size);
    if (cursor.ahead.done) this.#open.delete(id);
    return { namespace, documents, id: cursor.ahead.done ? 0 : id };
  }

  kill(id: number, namespace: string): boolean {
    return this.#open.get(id)?.namespace === namespace && this.#open.delete(id);
  }

  /** Closes the cursors of a dropped collection, or of all that begin with a prefix. */
  killAll(belongs: (namespace: string) => boolean): void {
    for (const [id, { namespace }] of this.#open) if (belongs(namespace)) this.#open.delete(id);
  }

  /** Forgets cursors nobody asked for in ten minutes, as MongoDB does. */
  expire(now = Date.now()): void {
    for (const [id, { usedAt, keep }] of this.#open)
      if (!keep && now - usedAt > IDLE_MS) this.#open.delete(id);
  }
}

function fill(cursor: Cursor, size: number): Bytes[] {
  const batch: Bytes[] = [];
  for (let bytes = 0; !cursor.ahead.done && batch.length < size && bytes < MOST_BYTES;) {
    batch.push(cursor.ahead.value);
    bytes += cursor.ahead.value.length;
    cursor.ahead = cursor.documents.next();
  }
  return batch;
}
