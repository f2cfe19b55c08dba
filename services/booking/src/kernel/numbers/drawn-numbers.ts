import {
  DomainError,
  isDrawnElsewhere,
  isDuplicateKey,
  nextId,
  type SequencePrefix,
  valueOfId,
  valuesOfMember,
  withDigits,
} from '@narae/service-kit';
import { createHash } from 'node:crypto';
import type { KernelContext } from '../context.ts';

/** How long a number waits for the insert that names it. */
const KEPT_MS = 24 * 3_600_000;

type NumbersContext = Pick<KernelContext, 'store' | 'drawnNumbers' | 'limiter' | 'now' | 'config'>;

const ownerOf = (drawn_id: string, mem_id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([drawn_id, mem_id]))
    .digest('base64url');

/**
 * Draws a number that is unused and nobody else's, with as many digits as asked where they are enough (ID-3).
 * @throws DomainError rate_limited
 */
export const drawNumber = async (
  context: NumbersContext,
  { prefix, length }: { readonly prefix: SequencePrefix; readonly length?: number | undefined },
  mem_id: string,
): Promise<string> => {
  const { store, drawnNumbers, limiter, now, config } = context;
  await limiter.count('drawn-numbers', mem_id);
  if (!isDrawnElsewhere(prefix)) {
    const drawn_id = withDigits(prefix, valueOfId(prefix, await nextId(store, prefix)) ?? 0, length);
    const expires_at = new Date(now().getTime() + KEPT_MS);
    await drawnNumbers.create({ drawn_id, drawn_by: ownerOf(drawn_id, mem_id), expires_at });
    return drawn_id;
  }
  for (const value of valuesOfMember({ key: config.documentKey, prefix, mem_id, now: now() })) {
    try {
      await drawnNumbers.create({ drawn_id: withDigits(prefix, value) });
      return withDigits(prefix, value, length);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new DomainError('rate_limited', { params: { seconds: KEPT_MS / 1000 } });
};

/**
 * Inserts under the number that is named, if this member drew it and nobody used it (ID-3); it stays theirs where the
 * insert fails.
 * @param insert gets the number, or undefined: then a fresh one is to be taken
 */
export const withDrawn = async <Result>(
  { drawnNumbers, now }: Pick<NumbersContext, 'drawnNumbers' | 'now'>,
  { prefix, named, mem_id }: { prefix: SequencePrefix; named: unknown; mem_id: string },
  insert: (drawn: string | undefined) => Promise<Result>,
): Promise<Result> => {
  if (typeof named !== 'string' || valueOfId(prefix, named) === undefined) return insert(undefined);
  const taken = await drawnNumbers
    .findOneAndDelete({ drawn_id: named, drawn_by: ownerOf(named, mem_id), expires_at: { $gt: now() } })
    .lean();
  if (!taken) return insert(undefined);
  try {
    return await insert(named);
  } catch (error) {
    await drawnNumbers.create(taken);
    throw error;
  }
};

/** `withDrawn` for several records at once, in their order. */
export const withDrawnEach = <Result>(
  context: Pick<NumbersContext, 'drawnNumbers' | 'now'>,
  about: { readonly prefix: SequencePrefix; readonly mem_id: string },
  named: readonly unknown[],
  insert: (drawn: readonly (string | undefined)[]) => Promise<Result>,
  drawn: readonly (string | undefined)[] = [],
): Promise<Result> =>
  drawn.length === named.length
    ? insert(drawn)
    : withDrawn(context, { ...about, named: named[drawn.length] }, (next) =>
        withDrawnEach(context, about, named, insert, [...drawn, next]),
      );
