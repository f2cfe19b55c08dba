import type { EventEnvelope } from '@narae/events';
import type { Metric } from 'prom-client';

export interface Consumer {
  /** Names the durable position; letters, digits, dashes. The same name in several replicas shares the work. */
  readonly name: string;
  /** Exact subjects, or patterns with `*` and `>`. */
  readonly subjects: readonly string[];
  /** Must be done, effect stored, when it resolves; may be called again with the same event. */
  readonly handle: (event: EventEnvelope) => Promise<void>;
  /** Keeps an event that failed every attempt; until it has been kept, the event goes on being tried. */
  readonly onDead?: (event: EventEnvelope, error: unknown) => Promise<void>;
  /** Told when its position is a new one, so that events from before may never come; must not throw. */
  readonly onNewPosition?: () => void;
}

export interface ConsumerLag {
  readonly consumer: string;
  readonly pending: number;
  /** Events it is working on, or waits to try again. */
  readonly unacknowledged: number;
  readonly redelivered: number;
}

/** How events travel between services: at least once, maybe repeated, maybe out of order (ARCH-5). */
export interface Bus {
  /** Resolves when the broker has stored the event, or every consumer in this process has dealt with it. */
  publish(event: EventEnvelope): Promise<void>;
  /**
   * Hands an event to one consumer alone. In process it resolves after a single attempt, whatever became of
   * it; a broker tries as often as ever.
   */
  publishFor(consumer: string, event: EventEnvelope): Promise<void>;
  /** Durable: answers a function that stops it after the event being worked on. */
  consume(consumer: Consumer): Promise<() => Promise<void>>;
  /** Ephemeral: everybody who watches sees every event from now on, errors are the watcher's own. */
  watch(subjects: readonly string[], handle: (event: EventEnvelope) => void): () => void;
  /** All consumers of this process are there: let events flow. Called by the server when it is ready. */
  open(): void;
  ready(): boolean;
  /** When the broker's memory began, which changes when it has lost its data; null where nothing published can be lost. */
  streamEpoch(): string | null;
  lag(): Promise<readonly ConsumerLag[]>;
  readonly metrics: readonly Metric[];
  close(): Promise<void>;
}

/** Thrown by a consumer for an event that no further attempt can save; it goes to the dead letters at once. */
export class PoisonEvent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PoisonEvent';
  }
}
