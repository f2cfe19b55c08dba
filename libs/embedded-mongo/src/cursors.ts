import { fail } from './errors.ts';
import type { Bytes } from './values.ts';
import { encodeCursor } from './wire.ts';

interface Cursor {
  namespace: string;
  documents: Iterator<Bytes>;
  /** One document is read ahead, so that the last full batch already says that it was the last. */
  ahead: IteratorResult<Bytes>;
  usedAt: number;
}

const MOST_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60 * 1000;

export class Cursors {
  #open = new Map<number, Cursor>();
  #nextId = 1;

  start(namespace: string, documents: Iterator<Bytes>, size: number, single = false): Bytes {
    const cursor: Cursor = { namespace, documents, ahead: documents.next(), usedAt: Date.now() };
    const batch = fill(cursor, size);
    const isOpen = !cursor.ahead.done && !single;
    if (isOpen) this.#open.set(this.#nextId, cursor);
    return encodeCursor('firstBatch', batch, isOpen ? this.#nextId++ : 0, namespace);
  }

  next(id: number, namespace: string, size: number): Bytes {
    const cursor = this.#open.get(id);
    if (cursor?.namespace !== namespace) throw fail(43, `cursor id ${id} not found on ${namespace}`);
    cursor.usedAt = Date.now();
    const batch = fill(cursor, size);
    if (cursor.ahead.done) this.#open.delete(id);
    return encodeCursor('nextBatch', batch, cursor.ahead.done ? 0 : id, namespace);
  }

  kill(id: number, namespace: string): boolean {
    return this.#open.get(id)?.namespace === namespace && this.#open.delete(id);
  }

  killAll(isDropped: (namespace: string) => boolean): void {
    for (const [id, { namespace }] of this.#open) if (isDropped(namespace)) this.#open.delete(id);
  }

  /** Forgets cursors nobody asked for in ten minutes, as MongoDB does. */
  expire(now = Date.now()): void {
    for (const [id, { usedAt }] of this.#open) if (now - usedAt > IDLE_MS) this.#open.delete(id);
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
