import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { createKeyedQueue } from '../events/keyed-queue.ts';
import { DomainError } from '../server/domain-error.ts';
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
import { usualLimits, type GuessLimitName, type LimitName, type Limits } from './limits.table.ts';

/** Counts in the store what may not be done without end (ACCOUNT-16). Whom it counts is kept as a hash only. */
export interface Limiter {
  /**
   * Counts before it is done, so that many at once cannot slip through; `by` where it is not tries that are counted.
   * @throws DomainError of the limit, with the seconds to wait
   */
  count(limit: LimitName, whom: string, by?: number): Promise<void>;
  /** Counts what cannot be rejected any more; the limit may then be exceeded, and others wait the longer. */
  charge(limit: LimitName, whom: string, by: number): Promise<void>;
  /** Takes back what was counted: it was right, or did not come about. */
  uncount(limit: LimitName, whom: string, by?: number): Promise<void>;
  /**
   * Counts a guess before it is made. While one has to wait, none is taken and none is counted.
   * @throws DomainError of the limit, with the seconds to wait
   */
  guess(limit: GuessLimitName, whom: string): Promise<void>;
  /** Forgets the guesses: the right one was among them. */
  forgive(limit: GuessLimitName, whom: string): Promise<void>;
}

const keyOf = (name: string, whom: string): string =>
  `${name}:${createHash('sha256').update(whom).digest('base64url')}`;

const nothingIsCounted: Limiter = {
  count: async () => undefined,
  charge: async () => undefined,
  uncount: async () => undefined,
  guess: async () => undefined,
  forgive: async () => undefined,
};

/** A limiter on a service's store; `on: false` counts nothing, for development and tests of other things. */
export const createLimiter = ({
  store,
  now,
  limits = usualLimits,
  on = true,
}: {
  readonly store: Connection;
  readonly now: () => Date;
  /** As the operator wants them. */
  readonly limits?: Limits | undefined;
  readonly on?: boolean;
}): Limiter => {
  const counters = counterModel(store);
  if (!on) return nothingIsCounted;
  const reject = ({ error = 'rate_limited' }: Limit | GuessLimit, seconds: number): never => {
    throw new DomainError(error, { status: 429, params: { seconds } });
  };
  // Calls of one process wait for each other, so that a flood of them does not go on overtaking itself.
  const turns = createKeyedQueue();

  /** Changes what a window has counted; null changes nothing. */
  const change = (
    name: LimitName,
    whom: string,
    next: (slices: readonly Slice[], limit: Limit) => readonly Slice[] | null,
  ): Promise<void> => {
    const limit = limits[name];
    const _id = keyOf(name, whom);
    return turns.add(_id, async () => {
      for (;;) {
        const known = await findCounter(counters, _id);
        const slices = next(known?.slices ?? [], limit);
        if (!slices) return;
        const ends_at = new Date(now().getTime() + limit.windowMs);
        if (await replaceCounter(counters, known, { _id, count: sumOf(slices), slices, ends_at })) return;
      }
    });
  };

  return {
    count: (name, whom, by = 1) =>
      change(name, whom, (slices, limit) => {
        const judged = judgeCount(limit, slices, by, now());
        return 'secondsLeft' in judged ? reject(limit, judged.secondsLeft) : judged.slices;
      }),
    charge: (name, whom, by) => change(name, whom, (slices, limit) => counted(limit, slices, by, now())),
    uncount: (name, whom, by = 1) =>
      change(name, whom, (slices) => (slices.length > 0 ? uncounted(slices, by) : null)),
    guess: (name, whom) => {
      const limit = limits[name];
      const _id = keyOf(name, whom);
      return turns.add(_id, async () => {
        for (;;) {
          const known = await findCounter(counters, _id);
          const next = judgeGuess(limit, known, now());
          if ('secondsLeft' in next) return reject(limit, next.secondsLeft);
          if (await replaceCounter(counters, known, { _id, ...next })) return;
        }
      });
    },
    forgive: (name, whom) => removeCounter(counters, keyOf(name, whom)),
  };
};
