import type { Connection } from 'mongoose';
import { createKeyedQueue } from '../events/keyed-queue.ts';
import { counterModel } from './counter.model.ts';
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

/** Exact counts in a store. */
export const createExactCounts = (store: Connection, now: () => Date): ExactCounts => {
  const counters = counterModel(store);
  // Calls of one process wait for each other, so that a flood of them does not go on overtaking itself.
  const turns = createKeyedQueue();

  /** Changes what a window has counted; seconds to wait, or nothing to change, leave it as it is. */
  const change = (
    _id: string,
    limit: Limit,
    next: (slices: readonly Slice[]) => { slices: readonly Slice[] } | { secondsLeft: number },
  ): Promise<number> =>
    turns.add(_id, async () => {
      for (;;) {
        const known = await findCounter(counters, _id);
        const judged = next(known?.slices ?? []);
        if ('secondsLeft' in judged) return judged.secondsLeft;
        const { slices } = judged;
        const ends_at = new Date(now().getTime() + limit.windowMs);
        if (await replaceCounter(counters, known, { _id, count: sumOf(slices), slices, ends_at })) return 0;
      }
    });

  return {
    count: (key, limit, by) => change(key, limit, (slices) => judgeCount(limit, slices, by, now())),
    charge: (key, limit, by) =>
      change(key, limit, (slices) => ({ slices: counted(limit, slices, by, now()) })),
    uncount: (key, limit, by) =>
      change(key, limit, (slices) =>
        slices.length > 0 ? { slices: uncounted(slices, by) } : { secondsLeft: 0 },
      ),
    guess: (_id, limit) =>
      turns.add(_id, async () => {
        for (;;) {
          const known = await findCounter(counters, _id);
          const next = judgeGuess(limit, known, now());
          if ('secondsLeft' in next) return next.secondsLeft;
          if (await replaceCounter(counters, known, { _id, ...next })) return 0;
        }
      }),
    forget: (key) => removeCounter(counters, key),
  };
};
