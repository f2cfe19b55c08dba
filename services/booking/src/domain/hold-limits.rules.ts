import type { holdLimits } from '@narae/rules';
import type { Limit } from '@narae/service-kit';
import type { PlainBooking } from './booking.ts';

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
  perDevice,
  perNetwork,
}: Pick<HoldLimits, 'perMember' | 'perDevice' | 'perNetwork'> & { readonly firstMinutes: number }): {
  readonly member: Limit;
  readonly device: Limit;
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
  return {
    member: limit('held-by-member', perMember),
    device: limit('held-by-device', perDevice),
    network: limit('held-by-network', perNetwork),
    full,
  };
};

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);

/** Seconds that an extension adds to a hold. */
export const addedSeconds = (before: { readonly until: Date }, after: { readonly until: Date }): number =>
  Math.max(0, secondsBetween(before.until, after.until));

/** Seconds that were counted for a hold: of the first one, and of its extension. */
export const countedSeconds = (
  {
    hold_started_at: from,
    hold_expires_at: until,
  }: Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at'>,
  full: number,
): number => (from && until ? Math.max(full, secondsBetween(from, until)) : full);

/** Of the seconds counted for a hold those that were not used when it was given back at `now`. */
export const unusedSeconds = (startedAt: Date, now: Date, counted: number): number =>
  Math.max(0, counted - Math.max(leastSeconds, secondsBetween(startedAt, now)));
