import type { Connection } from 'mongoose';
import type { Relay } from './outbox.ts';

interface Attachments {
  readonly relays: Set<Relay>;
  readonly stops: Set<() => Promise<void>>;
}

const byStore = new WeakMap<Connection, Attachments>();

/** What runs on a store beside its calls: relays and consumers. The server stops them before the store closes. */
export function attachmentsOf(store: Connection): Attachments {
  const existing = byStore.get(store);
  if (existing) return existing;
  const fresh: Attachments = { relays: new Set(), stops: new Set() };
  byStore.set(store, fresh);
  return fresh;
}

/** Stops everything that runs on the store, each after the piece of work under way. */
export async function detachAll(store: Connection): Promise<void> {
  const { relays, stops } = attachmentsOf(store);
  await Promise.all([...relays].map((relay) => relay.stop()));
  await Promise.all([...stops].map((stop) => stop()));
}
