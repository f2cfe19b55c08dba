import type { holdLimits } from '@narae/rules';
import type { Limit } from '@narae/service-kit';

/** What may be held without paying (SEAT-8). */
export type HoldLimits = Readonly<Record<keyof typeof holdLimits, number>>;

/** The window that held time is counted in. */
const holdWindowMs = 6 * 3_600_000;

/** What holding and going away again costs at least, in seconds. */
const leastSeconds = 60;

/** Held time is counted in seconds, so that looking at an order for a minute costs a minute. */
export const heldTimeLimits = ({
  firstMinutes,
  perMember,
  perNetwork,
}: Pick<HoldLimits, 'perMember' | 'perNetwork'> & { readonly firstMinutes: number }): {
  readonly member: Limit;
  readonly network: Limit;
  /** Seconds of a first hold. */
  readonly full: number;
} => {
  const full = Math.ceil(firstMinutes * 60);
  const limit = (name: string, holds: number): Limit => ({
    name,
    perWindow: holds * full,
    windowMs: holdWindowMs,
    error: 'hold_again_later',
  });
  return { member: limit('held-by-member', perMember), network: limit('held-by-network', perNetwork), full };
};

/** Seconds of a first hold that were not used when it was given back at `now`. */
export const unusedSeconds = (startedAt: Date, now: Date, full: number): number => {
  const used = Math.ceil((now.getTime() - startedAt.getTime()) / 1000);
  return Math.max(0, full - Math.max(leastSeconds, used));
};
