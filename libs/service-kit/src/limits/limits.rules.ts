import type { ErrorKey } from '@narae/contracts/error-keys';

export type LimitKind = 'exact' | 'allowance';

interface NamedLimit {
  readonly name: string;
  /** Whether each try is a command to the store, or a process has an allowance that it settles with the store (ADR 0010). */
  readonly kind: LimitKind;
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
  /** Guesses are forgotten so long after the last wait. */
  readonly rememberedMs: number;
}

export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

export interface Slice {
  readonly from: Date;
  readonly last: Date;
  readonly count: number;
}

/** A counter remembers at most one slice more than this: enough to be exact within minutes of an hour. */
const slicesPerWindow = 12;

const goneAt = ({ windowMs }: Pick<Limit, 'windowMs'>, { last }: Slice): Date =>
  new Date(last.getTime() + windowMs);

const within = (limit: Limit, slices: readonly Slice[], now: Date): readonly Slice[] =>
  slices.filter((slice) => goneAt(limit, slice) > now);

export const sumOf = (slices: readonly Slice[]): number => slices.reduce((sum, { count }) => sum + count, 0);

/** Whatever the limit says. */
export const counted = (limit: Limit, slices: readonly Slice[], by: number, now: Date): readonly Slice[] => {
  const existing = within(limit, slices, now);
  const newest = existing.at(-1);
  if (!newest || now.getTime() - newest.from.getTime() >= limit.windowMs / slicesPerWindow)
    return [...existing, { from: now, last: now, count: by }];
  const last = newest.last > now ? newest.last : now;
  return [...existing.slice(0, -1), { from: newest.from, last, count: newest.count + by }];
};

/** The slices with `by` more, or the seconds until there is room for it. */
export const judgeCount = (
  limit: Limit,
  slices: readonly Slice[],
  by: number,
  now: Date,
): { slices: readonly Slice[] } | { secondsLeft: number } => {
  const existing = within(limit, slices, now);
  const excess = sumOf(existing) + by - limit.perWindow;
  if (excess <= 0) return { slices: counted(limit, existing, by, now) };
  const last = existing.find((_, index) => sumOf(existing.slice(0, index + 1)) >= excess);
  // More than a whole window allows never fits; callers try again with less.
  const then = last ? goneAt(limit, last) : new Date(now.getTime() + limit.windowMs);
  return { secondsLeft: secondsUntil(then, now) };
};

/** The slices without `by`, taken from what was counted last, never below zero. */
export const uncounted = (slices: readonly Slice[], by: number): readonly Slice[] => {
  const newest = slices.at(-1);
  if (!newest || by <= 0) return slices;
  const rest = slices.slice(0, -1);
  return newest.count > by
    ? [...rest, { ...newest, count: newest.count - by }]
    : uncounted(rest, by - newest.count);
};

/** How long nobody may guess again once so many were wrong, in milliseconds. */
export const waitAfter = ({ free, firstWaitMs, longestWaitMs }: GuessLimit, wrong: number): number =>
  wrong < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free));

/** A further guess is allowed and counted, or has to wait so many seconds. */
export const judgeGuess = (
  limit: GuessLimit,
  existing: { readonly count: number; readonly not_before?: Date; readonly ends_at: Date } | null,
  now: Date,
): { count: number; not_before: Date; ends_at: Date } | { secondsLeft: number } => {
  if (existing?.not_before && existing.not_before > now)
    return { secondsLeft: secondsUntil(existing.not_before, now) };
  const count = (existing && existing.ends_at > now ? existing.count : 0) + 1;
  const not_before = new Date(now.getTime() + waitAfter(limit, count));
  return { count, not_before, ends_at: new Date(not_before.getTime() + limit.rememberedMs) };
};
