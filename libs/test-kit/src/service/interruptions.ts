import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from 'mongoose';

/** Where a process is interrupted: right before one of its writes to the store, or once that is stored and nobody knows yet. */
export interface Point {
  /** Which write, from 1 on. */
  readonly nth: number;
  readonly side: 'before' | 'behind';
}

/** Interrupts what a process does at any of its writes to the store. */
export interface Interruptions {
  /** Does something in this process, and something else at a point of it. @returns whether it came to that point */
  pausedAt(point: Point, meanwhile: () => Promise<unknown>, work: () => Promise<unknown>): Promise<boolean>;
  /** Does something in this process and kills it at a point: nothing reaches the store from there on. It is up again afterwards. */
  killedAt(point: Point, work: () => Promise<unknown>): Promise<boolean>;
  /** How many writes the last thing took that it did. */
  lastWrites(): number;
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
/** Written now and then for many calls together: no step of any one, and none that the next attempt would come to again. */
const ofNoCall: readonly string[] = ['sequences', 'content_versions'];
const reads = ['find', 'findOne', 'aggregate', 'distinct', 'countDocuments'];

/** Hears of every write of a call, before it is sent and behind it, and may fail any command. */
interface Watch {
  /** Also of a write that belongs to no call. */
  onRead(): void;
  onWrite(side: Point['side']): Promise<void>;
}

const watched = (store: Connection, watch: Watch): void => {
  for (const collection of Object.values(store.collections)) {
    const calls = collection as unknown as Record<string, (...values: unknown[]) => unknown>;
    for (const name of writes) {
      const call = calls[name]?.bind(collection);
      calls[name] = async (...values) => {
        if (ofNoCall.includes(collection.collectionName)) {
          watch.onRead();
          return call?.(...values);
        }
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
 * Watches the connection of a process of its own: whatever it is to interrupt works on this connection alone, and its models are
 * there already.
 */
export const interruptions = (store: Connection): Interruptions => {
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
  watched(store, {
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
  const pausedAt: Interruptions['pausedAt'] = async (at, meanwhile, work) => {
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
    pausedAt,
    killedAt: (at, work) => {
      const kill = (): Promise<void> => {
        dead = true;
        return Promise.resolve();
      };
      return pausedAt(at, kill, work);
    },
    lastWrites: () => last,
  };
};
