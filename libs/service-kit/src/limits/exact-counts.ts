import type { Connection } from 'mongoose';
import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  list,
  moment,
  number,
  optional,
  plainData,
  storedModel,
  type StoredOf,
  text,
} from '../store/stored-fields.ts';
import {
  type Slice,
  counted,
  judgeCount,
  judgeGuess,
  sumOf,
  uncounted,
  type GuessLimit,
  type Limit,
} from './limits.rules.ts';
import { isDuplicateKey } from '../store/writes.ts';
import { createKeyedQueue } from '../base/queues.ts';

/** Tries counted for one limit; in the store, so that neither a restart nor a second replica forgets them. */
const storedCounter = {
  _id: text({ required: false }),
  /** Of limits by window: in all slices. */
  count: number(),
  slices: optional(list(plainData<Slice>())),
  /** Grows with each change, so that a change can say which state it was made from. */
  rev: optional(number()),
  /** Of limits with a growing delay: no try is taken before. */
  not_before: optional(moment()),
  ends_at: moment({ index: { expireAfterSeconds: 0 } }),
};
type StoredCounter = StoredOf<typeof storedCounter>;

const counterModel = storedModel('Throttle', 'throttles', storedCounter);

type Counters = ReturnType<typeof counterModel>;

const findCounter = (counters: Counters, _id: string): Promise<StoredCounter | null> =>
  counters.findById(_id).lean<StoredCounter>().exec();

/** A random start, so that a new counter is not taken for one that was deleted meanwhile. */
const firstRev = (): number => randomInt(2 ** 40);

/** @returns the counter as stored; null where somebody was faster */
const replaceCounter = async (
  counters: Counters,
  existing: StoredCounter | null,
  next: Omit<StoredCounter, 'rev'>,
): Promise<StoredCounter | null> => {
  if (existing) {
    const { _id, ...fields } = next;
    const rev = (existing.rev ?? 0) + 1;
    const unchanged = { _id, rev: existing.rev ?? { $exists: false } };
    const { matchedCount } = await counters.updateOne(unchanged, { $set: { ...fields, rev } });
    return matchedCount === 1 ? { ...next, rev } : null;
  }
  try {
    const first = { ...next, rev: firstRev() };
    await counters.create(first);
    return first;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};

const removeCounter = async (counters: Counters, _id: string): Promise<void> => {
  await counters.deleteOne({ _id });
};

/** Counts in the store, by commands for each try. Tries are answered with the seconds to wait, 0 for none. */
interface ExactCounts {
  count(key: string, limit: Limit, by: number): Promise<number>;
  charge(key: string, limit: Limit, by: number): Promise<unknown>;
  uncount(key: string, limit: Limit, by: number): Promise<unknown>;
  guess(key: string, limit: GuessLimit): Promise<number>;
  forget(key: string): Promise<void>;
}

const rememberedAtMost = 10_000;

interface Seen {
  readonly counter: StoredCounter | null;
}

export const createExactCounts = (store: Connection, now: () => Date): ExactCounts => {
  const counters = counterModel(store);
  // Calls of one process wait for each other, so that a flood does not go on overtaking itself.
  const turns = createKeyedQueue();
  // Saves reading: a change names the state it was made from, and is repeated on the stored one if that differs.
  const remembered = new LRUCache<string, Seen>({ max: rememberedAtMost });

  /** A wait, or nothing to change, leaves the counter as it is: that is never decided from memory. */
  const change = (
    _id: string,
    next: (existing: StoredCounter | null) => Omit<StoredCounter, '_id' | 'rev'> | { secondsLeft: number },
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
    change(_id, (existing) => {
      const judged = next(existing?.slices ?? []);
      if ('secondsLeft' in judged) return judged;
      const slices = [...judged.slices];
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
    guess: (key, limit) => change(key, (existing) => judgeGuess(limit, existing, now())),
    forget: (key) =>
      turns.add(key, async () => {
        await removeCounter(counters, key);
        remembered.set(key, { counter: null });
      }),
  };
};
