import type { PlainBooking } from '../booking/booking.model.ts';

export interface Hold {
  readonly startedAt: Date;
  readonly until: Date;
  /** Whether the one extension was used. */
  readonly extended: boolean;
}

/** Minutes at the start, and at most in all. */
export interface HoldMinutes {
  readonly firstMinutes: number;
  readonly mostMinutes: number;
}

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/**
 * Looking at the order never lengthens a hold; sending the payment form does once, up to the most (SEAT-1).
 * @param current a hold that still runs, or null
 */
export const nextHold = (
  current: Hold | null,
  now: Date,
  { firstMinutes, mostMinutes }: HoldMinutes,
  occasion: 'look' | 'send',
): Hold => {
  const sending = occasion === 'send';
  if (!current) return { startedAt: now, until: minutesAfter(now, firstMinutes), extended: sending };
  if (!sending || current.extended) return current;
  const longest = minutesAfter(current.startedAt, mostMinutes);
  const fresh = minutesAfter(now, firstMinutes);
  const until = new Date(Math.max(current.until.getTime(), Math.min(fresh.getTime(), longest.getTime())));
  return { startedAt: current.startedAt, until, extended: true };
};

type HoldFields = Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at' | 'hold_extended'>;

export const holdFields = (hold: Hold): HoldFields => ({
  hold_started_at: hold.startedAt,
  hold_expires_at: hold.until,
  hold_extended: hold.extended,
});

export const noHold = {
  hold_started_at: null,
  hold_expires_at: null,
  hold_extended: false,
} as const satisfies HoldFields;
