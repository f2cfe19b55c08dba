import { createHash } from 'node:crypto';
import { isDuplicateKey, DomainError } from '@narae/service-kit';
import { windowAt, type Limit } from './limits.rules.ts';
import type { Account } from '../context.ts';

type Counters = Pick<Account, 'throttles' | 'throttled' | 'clock'>;

/** Whom a counter is about is stored as a hash: counters hold no addresses. */
const keyOf = (limit: Limit, whom: string, bucket: number): string =>
  `${limit.name}:${createHash('sha256').update(whom).digest('base64url')}:${bucket}`;

const count = async ({ throttles }: Counters, _id: string, ends_at: Date): Promise<number> => {
  const add = () =>
    throttles
      .findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { ends_at } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
  try {
    return (await add())?.count ?? 1;
  } catch (error) {
    // Two first tries may both want to create the counter; the one who lost finds it there.
    if (isDuplicateKey(error)) return (await add())?.count ?? 1;
    throw error;
  }
};

/**
 * Counts a try before it is made, so that many at once cannot slip through.
 * @throws DomainError of the limit (rate_limited unless it names another) with the seconds to wait
 */
export const spend = async (counters: Counters, limit: Limit, whom: string): Promise<void> => {
  if (!counters.throttled) return;
  const { bucket, endsAt, secondsLeft } = windowAt(limit, counters.clock());
  const tries = await count(counters, keyOf(limit, whom, bucket), endsAt);
  if (tries > limit.perWindow) {
    throw new DomainError(limit.rejection ?? 'rate_limited', {
      status: 429,
      params: { seconds: secondsLeft },
    });
  }
};

/** Takes one try back: it was right after all. */
export const refund = async (counters: Counters, limit: Limit, whom: string): Promise<void> => {
  const _id = keyOf(limit, whom, windowAt(limit, counters.clock()).bucket);
  await counters.throttles.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } });
};

/** Forgets the tries of this window. */
export const forget = async (counters: Counters, limit: Limit, whom: string): Promise<void> => {
  await counters.throttles.deleteOne({ _id: keyOf(limit, whom, windowAt(limit, counters.clock()).bucket) });
};
