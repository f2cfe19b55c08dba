import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { DomainError } from '../base/domain-error.ts';
import type { Logger } from '../base/logger.ts';
import { allowancesOf } from './allowances.ts';
import { countedMailbox } from './counted-mailbox.ts';
import { createExactCounts } from './exact-counts.ts';
import type { GuessLimit, Limit } from './limits.rules.ts';
import { type GuessLimitName, type LimitName, limitTable, type Limits, usualLimits } from './limits.ts';

/** Counts by a command for each try, or by an allowance (ADR 0010); of whom only a hash (ACCOUNT-16). */
export interface Limiter {
  /** Counts before it is done, so that many at once cannot slip through. @throws DomainError of the limit */
  count(limit: LimitName, whom: string, by?: number): Promise<void>;
  /** Counts what cannot be rejected any more, beyond the limit too: others wait longer. */
  charge(limit: LimitName, whom: string, by: number): Promise<void>;
  /** Takes back a count: the try was right, or did not come about. */
  uncount(limit: LimitName, whom: string, by?: number): Promise<void>;
  /**
   * Counts a guess before it is made. During a wait none is taken and none is counted.
   * @param field of the input that is guessed, which a rejection is about
   * @throws DomainError of the limit, with the seconds to wait
   */
  guess(limit: GuessLimitName, whom: string, field?: string): Promise<void>;
  /** Forgets the guesses after a right one. */
  forgive(limit: GuessLimitName, whom: string): Promise<void>;
}

/** Senders vary the address of one mailbox. */
const countedOf = (name: LimitName, whom: string): string =>
  limitTable[name].by === 'mailbox' ? countedMailbox(whom) : whom;

const hashed = (name: string, whom: string): string =>
  `${name}:${createHash('sha256').update(whom).digest('base64url')}`;

/** Slices of windows of different lengths are not alike. */
const allowanceKey = ({ name, windowMs }: Limit, whom: string): string =>
  hashed(`${name}/${windowMs / 1000}`, whom);

const nothingIsCounted: Limiter = {
  count: async () => undefined,
  charge: async () => undefined,
  uncount: async () => undefined,
  guess: async () => undefined,
  forgive: async () => undefined,
};

/** @throws DomainError of the limit unless there is nothing to wait for */
const rejectUntil = (
  { error = 'rate_limited' }: Limit | GuessLimit,
  seconds: number,
  field?: string,
): void => {
  if (seconds > 0)
    throw new DomainError(error, { status: 429, params: { seconds }, ...(field !== undefined && { field }) });
};

/** A limiter on a service's store; `on: false` counts nothing, for development and tests of other things. */
export const createLimiter = ({
  store,
  now,
  limits = usualLimits,
  on = true,
  log,
}: {
  readonly store: Connection;
  readonly now: () => Date;
  readonly limits?: Limits | undefined;
  readonly on?: boolean;
  readonly log?: Pick<Logger, 'warn'>;
}): Limiter => {
  const exact = createExactCounts(store, now);
  if (!on) return nothingIsCounted;
  const allowances = allowancesOf(store, log);
  return {
    count: async (name, given, by = 1) => {
      const limit = limits[name];
      const whom = countedOf(name, given);
      const seconds =
        limit.kind === 'exact'
          ? await exact.count(hashed(name, whom), limit, by)
          : allowances.spend(allowanceKey(limit, whom), limit, by, now());
      rejectUntil(limit, seconds);
    },
    charge: async (name, given, by) => {
      const limit = limits[name];
      const whom = countedOf(name, given);
      if (limit.kind === 'exact') await exact.charge(hashed(name, whom), limit, by);
      else allowances.charge(allowanceKey(limit, whom), limit, by, now());
    },
    uncount: async (name, given, by = 1) => {
      const limit = limits[name];
      const whom = countedOf(name, given);
      if (limit.kind === 'exact') await exact.uncount(hashed(name, whom), limit, by);
      else allowances.takeBack(allowanceKey(limit, whom), limit, by, now());
    },
    guess: async (name, whom, field) =>
      rejectUntil(limits[name], await exact.guess(hashed(name, whom), limits[name]), field),
    forgive: (name, whom) => exact.forget(hashed(name, whom)),
  };
};
