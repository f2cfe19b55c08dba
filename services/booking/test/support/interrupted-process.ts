import { AsyncLocalStorage } from 'node:async_hooks';
import { attachmentsOf } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { BookingContext } from '../../src/context.ts';
import type { Checkout } from './checkout.ts';
import { contextBeside } from './context-beside.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

/** Where a process is interrupted: right before one of its writes to the store, or once that is stored and nobody knows yet. */
export interface Point {
  /** Which write, from 1 on. */
  readonly nth: number;
  readonly side: 'before' | 'behind';
}

/** A second process of booking on the store of a shop, which a test interrupts at any of its writes. */
export interface InterruptedProcess {
  readonly service: TestBooking;
  /** For jobs that the test runs in this process. */
  readonly context: BookingContext;
  /** Does something in this process, and something else at a point of it. @returns whether it came to that point */
  pausedAt(point: Point, meanwhile: () => Promise<unknown>, work: () => Promise<unknown>): Promise<boolean>;
  /** Does something in this process and kills it at a point: nothing reaches the store from there on. It is up again afterwards. */
  killedAt(point: Point, work: () => Promise<unknown>): Promise<boolean>;
  /** How many writes the last thing took that it did. */
  lastWrites(): number;
  close(): Promise<void>;
}

const writes = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'bulkWrite',
];
const reads = ['find', 'findOne', 'aggregate', 'distinct', 'countDocuments'];

/** Hears of every write of a connection, before it is sent and behind it, and may fail any call. */
interface Watch {
  onRead(): void;
  onWrite(side: Point['side']): Promise<void>;
}

const watched = (store: Connection, watch: Watch): void => {
  for (const collection of Object.values(store.collections)) {
    const calls = collection as unknown as Record<string, (...values: unknown[]) => unknown>;
    for (const name of writes) {
      const call = calls[name]?.bind(collection);
      calls[name] = async (...values) => {
        await watch.onWrite('before');
        const answer = await call?.(...values);
        await watch.onWrite('behind');
        return answer;
      };
    }
    for (const name of reads) {
      const call = calls[name]?.bind(collection);
      calls[name] = (...values) => {
        watch.onRead();
        return call?.(...values);
      };
    }
  }
};

/** Whatever the process asks of the store once it is dead. */
class Killed extends Error {}

/**
 * Starts the second process. Its events are published by the shop's own relay. Providers need no switch of their own: a process
 * stores that it is about to ask one, and does not come past that write.
 */
export const startInterrupted = async (shop: Checkout): Promise<InterruptedProcess> => {
  const service = await startBooking(shop.context.now, shop.service.config, { beside: shop.service });
  const context = await contextBeside(service, shop.context.now);
  for (const relay of attachmentsOf(service.store).relays) await relay.stop();
  // What its timers write meanwhile belongs to nothing that is tried.
  const attempts = new AsyncLocalStorage<symbol>();
  let attempt = Symbol();
  let dead = false;
  let count = 0;
  let last = 0;
  let due: { readonly at: Point; readonly meanwhile: () => Promise<unknown> } | null = null;
  const alive = (): void => {
    if (dead) throw new Killed('the process is dead');
  };
  watched(service.store, {
    onRead: alive,
    onWrite: async (side) => {
      alive();
      if (attempts.getStore() !== attempt) return;
      if (side === 'before') count += 1;
      if (due?.at.side !== side || due.at.nth !== count) return;
      const { meanwhile } = due;
      due = null;
      await meanwhile();
      alive();
    },
  });
  const pausedAt: InterruptedProcess['pausedAt'] = async (at, meanwhile, work) => {
    attempt = Symbol();
    count = 0;
    due = { at, meanwhile };
    try {
      await attempts.run(attempt, work);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    const reached = due === null;
    last = count;
    due = null;
    dead = false;
    return reached;
  };
  return {
    service,
    context,
    pausedAt,
    killedAt: (at, work) => {
      const kill = (): Promise<void> => {
        dead = true;
        return Promise.resolve();
      };
      return pausedAt(at, kill, work);
    },
    lastWrites: () => last,
    close: () => service.close(),
  };
};
