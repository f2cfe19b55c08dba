import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import { createKeyedQueue } from '../base/keyed-queue.ts';
import { counterModel, type StoredCounter } from './counter.model.ts';
import { findCounter, removeCounter, replaceCounter } from './counter.queries.ts';
import {
  counted,
  judgeCount,
  judgeGuess,
  sumOf,
  uncounted,
  type GuessLimit,
  type Limit,
  type Slice,
} from './limits.rules.ts';

/** Counts in the store, by commands for each try. Tries are answered with the seconds to wait, 0 for none. */
export interface ExactCounts {
  count(key: string, limit: Limit, by: number): Promise<number>;
  charge(key: string, limit: Limit, by: number): Promise<unknown>;
  uncount(key: string, limit: Limit, by: number): Promise<unknown>;
  guess(key: string, limit: GuessLimit): Promise<number>;
  forget(key: string): Promise<void>;
}

/** Counters whose last state a process remembers, those it was asked for last. */
const rememberedAtMost = 10_000;

/** A counter as this process has seen it last; null where there was none. */
interface Seen {
  readonly counter: StoredCounter | null;
}

/** Exact counts in a store. */
export const createExactCounts = (store: Connection, now: () => Date): ExactCounts => {
  const counters = counterModel(store);
  // Calls of one process wait for each other, so that a flood of them does not go on overtaking itself.
  const turns = createKeyedQueue();
  // Saves reading: a change says which state it was made from, and is made from what is stored where that is another one.
  const remembered = new LRUCache<string, Seen>({ max: rememberedAtMost });

  /** Changes a counter. Seconds to wait, or nothing to change, leave it as it is: that is never said from memory. */
  const change = (
    _id: string,
    next: (known: StoredCounter | null) => Omit<StoredCounter, '_id' | 'rev'> | { secondsLeft: number },
  ): Promise<number> =>
    turns.add(_id, async () => {
      for (let memory = remembered.get(_id); ; memory = undefined) {
        const { counter } = memory ?? { counter: await findCounter(counters, _id) };
        const judged = next(counter);
        if ('secondsLeft' in judged) {
          if (memory) continue;
          return judged.secondsLeft;
        }
        const stored = await replaceCounter(counters, counter, { _id, ...judged });
        if (!stored) continue;
        remembered.set(_id, { counter: stored });
        return 0;
      }
    });

  const changeWindow = (
    _id: string,
    limit: Limit,
    next: (slices: readonly Slice[]) => { slices: readonly Slice[] } | { secondsLeft: number },
  ): Promise<number> =>
    change(_id, (known) => {
      const judged = next(known?.slices ?? []);
      if ('secondsLeft' in judged) return judged;
      const { slices } = judged;
      return { count: sumOf(slices), slices, ends_at: new Date(now().getTime() + limit.windowMs) };
    });

  return {
    count: (key, limit, by) => changeWindow(key, limit, (slices) => judgeCount(limit, slices, by, now())),
    charge: (key, limit, by) =>
      changeWindow(key, limit, (slices) => ({ slices: counted(limit, slices, by, now()) })),
    uncount: (key, limit, by) =>
      changeWindow(key, limit, (slices) =>
        slices.length > 0 ? { slices: uncounted(slices, by) } : { secondsLeft: 0 },
      ),
    guess: (key, limit) => change(key, (known) => judgeGuess(limit, known, now())),
    forget: (key) =>
      turns.add(key, async () => {
        await removeCounter(counters, key);
        remembered.set(key, { counter: null });
      }),
  };
};
