import type { ErrorKey } from '@narae/contracts/error-keys';

interface NamedLimit {
  readonly name: string;
  /** Error key of a try beyond the limit; `rate_limited` unless it is another. */
  readonly error?: ErrorKey;
}

/** How much is allowed within a window: tries, or whatever else is counted, such as bytes. */
export interface Limit extends NamedLimit {
  readonly perWindow: number;
  readonly windowMs: number;
}

/** Tries that may be wrong: some are free, then each has to wait twice as long as the one before. */
export interface GuessLimit extends NamedLimit {
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** So long after the last wait the guesses are forgotten. */
  readonly rememberedMs: number;
}

const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** The window a moment falls into and the seconds until it ends. */
export const windowAt = (
  { windowMs }: Pick<Limit, 'windowMs'>,
  now: Date,
): { bucket: number; endsAt: Date; secondsLeft: number } => {
  const bucket = Math.floor(now.getTime() / windowMs);
  const endsAt = new Date((bucket + 1) * windowMs);
  return { bucket, endsAt, secondsLeft: secondsUntil(endsAt, now) };
};

/** How long nobody may guess again once so many were wrong, in milliseconds. */
export const waitAfter = ({ free, firstWaitMs, longestWaitMs }: GuessLimit, wrong: number): number =>
  wrong < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free));

/** What one more guess makes of those before: it is allowed and counted, or has to wait so many seconds. */
export const judgeGuess = (
  limit: GuessLimit,
  known: { readonly count: number; readonly not_before?: Date; readonly ends_at: Date } | null,
  now: Date,
): { count: number; not_before: Date; ends_at: Date } | { secondsLeft: number } => {
  if (known?.not_before && known.not_before > now)
    return { secondsLeft: secondsUntil(known.not_before, now) };
  const count = (known && known.ends_at > now ? known.count : 0) + 1;
  const not_before = new Date(now.getTime() + waitAfter(limit, count));
  return { count, not_before, ends_at: new Date(not_before.getTime() + limit.rememberedMs) };
};
