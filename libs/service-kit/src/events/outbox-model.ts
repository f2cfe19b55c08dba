import type { Collection } from 'mongoose';
import type { OutboxEntry } from './outbox.ts';

/** The part of a mongoose model a relay needs; any model whose schema has `outbox: outboxField`. */
export interface OutboxModel {
  readonly modelName: string;
  readonly collection: Collection;
}

export interface PendingDocument {
  readonly _id: unknown;
  readonly outbox: OutboxEntry[];
}

/** A document with unpublished events, and where it is. */
export interface Pending {
  readonly model: OutboxModel;
  readonly document: PendingDocument;
}

export interface Relay {
  readonly models: readonly OutboxModel[];
  /**
   * There may be events: look now instead of at the next tick.
   * @param written the document as it was just written: its events are published from memory, without a look
   */
  nudge(written?: Pending): void;
  /** Resolves when every outbox is empty and every event dealt with. For tests and shutdown. */
  drained(): Promise<void>;
  stop(): Promise<void>;
}
