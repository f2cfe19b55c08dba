import type { PlainBooking } from './booking.ts';

/** Seats kept for a booking, from when until when (SEAT-1). */
export interface Hold {
  readonly startedAt: Date;
  readonly until: Date;
  /** The one extension was used. */
  readonly extended: boolean;
}

/** Minutes a hold lasts when it is taken, and at most in all. */
export interface HoldMinutes {
  readonly firstMinutes: number;
  readonly mostMinutes: number;
}

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/**
 * The hold after its owner looked at the order, or sent the payment form: looking never lengthens it, sending
 * does once, and never beyond the most (SEAT-1).
 * @param current a hold that still runs; null for none
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

/** A hold as the booking stores it for its screens. */
export const holdFields = (hold: Hold): HoldFields => ({
  hold_started_at: hold.startedAt,
  hold_expires_at: hold.until,
  hold_extended: hold.extended,
});

/** What a booking without a hold stores. */
export const noHold = {
  hold_started_at: null,
  hold_expires_at: null,
  hold_extended: false,
} as const satisfies HoldFields;
