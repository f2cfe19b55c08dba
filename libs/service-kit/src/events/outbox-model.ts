import type { Collection } from 'mongoose';

/** The part of a mongoose model a relay needs; any model whose schema has `outbox: outboxField`. */
export interface OutboxModel {
  readonly modelName: string;
  readonly collection: Collection;
}

export interface Relay {
  readonly models: readonly OutboxModel[];
  /** There may be events: look now instead of at the next tick. */
  nudge(): void;
  /** Resolves when every outbox is empty and every event dealt with. For tests and shutdown. */
  drained(): Promise<void>;
  stop(): Promise<void>;
}
