import { createHash } from 'node:crypto';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { windowAt, type Limit } from './limits.rules.ts';
import { decrement, increment, removeCounter } from './throttle.queries.ts';

type Counters = Pick<AccountContext, 'throttles' | 'now'>;

/** Whom a counter is about is stored as a hash: counters hold no addresses. */
const keyOf = (limit: Limit, whom: string, bucket: number): string =>
  `${limit.name}:${createHash('sha256').update(whom).digest('base64url')}:${bucket}`;

/**
 * Counts a try before it is made, so that many at once cannot slip through (ACCOUNT-16).
 * @throws DomainError of the limit (rate_limited unless it names another) with the seconds to wait
 */
export const countTry = async (
  { throttles, now, config }: Counters & Pick<AccountContext, 'config'>,
  limit: Limit,
  whom: string,
): Promise<void> => {
  if (!config.throttled) return;
  const { bucket, endsAt, secondsLeft } = windowAt(limit, now());
  const tries = await increment(throttles, keyOf(limit, whom, bucket), endsAt);
  if (tries <= limit.perWindow) return;
  throw new DomainError(limit.error ?? 'rate_limited', { status: 429, params: { seconds: secondsLeft } });
};

/** Takes one try back: it was right. */
export const uncountTry = ({ throttles, now }: Counters, limit: Limit, whom: string): Promise<void> =>
  decrement(throttles, keyOf(limit, whom, windowAt(limit, now()).bucket));

/** Takes back all tries of this window. */
export const clearTries = ({ throttles, now }: Counters, limit: Limit, whom: string): Promise<void> =>
  removeCounter(throttles, keyOf(limit, whom, windowAt(limit, now()).bucket));
