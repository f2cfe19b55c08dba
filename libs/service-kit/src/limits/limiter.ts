import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { DomainError } from '../server/domain-error.ts';
import { counterModel } from './counter.model.ts';
import { addUpTo, decrement, findCounter, removeCounter, replaceCounter } from './counter.queries.ts';
import { judgeGuess, windowAt, type GuessLimit, type Limit } from './limits.rules.ts';

/** Counts in the store what may not be done without end (ACCOUNT-16). Whom it counts is kept as a hash only. */
export interface Limiter {
  /**
   * Counts before it is done, so that many at once cannot slip through; `by` where it is not tries that are counted.
   * @throws DomainError of the limit, with the seconds to wait
   */
  count(limit: Limit, whom: string, by?: number): Promise<void>;
  /** Takes back what was counted: it was right, or did not come about. */
  uncount(limit: Limit, whom: string, by?: number): Promise<void>;
  /**
   * Counts a guess before it is made. While one has to wait, none is taken and none is counted.
   * @throws DomainError of the limit, with the seconds to wait
   */
  guess(limit: GuessLimit, whom: string): Promise<void>;
  /** Forgets the guesses: the right one was among them. */
  forgive(limit: GuessLimit, whom: string): Promise<void>;
}

const keyOf = ({ name }: { readonly name: string }, whom: string): string =>
  `${name}:${createHash('sha256').update(whom).digest('base64url')}`;

const nothingIsCounted: Limiter = {
  count: async () => undefined,
  uncount: async () => undefined,
  guess: async () => undefined,
  forgive: async () => undefined,
};

/** A limiter on a service's store; `on: false` counts nothing, for development and tests of other things. */
export const createLimiter = ({
  store,
  now,
  on = true,
}: {
  readonly store: Connection;
  readonly now: () => Date;
  readonly on?: boolean;
}): Limiter => {
  const counters = counterModel(store);
  if (!on) return nothingIsCounted;
  const refuse = ({ error = 'rate_limited' }: Limit | GuessLimit, seconds: number): never => {
    throw new DomainError(error, { status: 429, params: { seconds } });
  };
  const inWindow = (limit: Limit, whom: string, bucket: number): string => `${keyOf(limit, whom)}:${bucket}`;

  return {
    count: async (limit, whom, by = 1) => {
      const { bucket, endsAt, secondsLeft } = windowAt(limit, now());
      const _id = inWindow(limit, whom, bucket);
      const taken = await addUpTo(counters, { _id, ends_at: endsAt }, by, limit.perWindow);
      if (!taken) refuse(limit, secondsLeft);
    },
    uncount: (limit, whom, by = 1) =>
      decrement(counters, inWindow(limit, whom, windowAt(limit, now()).bucket), by),
    guess: async (limit, whom) => {
      const _id = keyOf(limit, whom);
      for (;;) {
        const known = await findCounter(counters, _id);
        const next = judgeGuess(limit, known, now());
        if ('secondsLeft' in next) return refuse(limit, next.secondsLeft);
        if (await replaceCounter(counters, known, { _id, ...next })) return;
      }
    },
    forgive: (limit, whom) => removeCounter(counters, keyOf(limit, whom)),
  };
};
