/** Seats kept for a booking, from when until when. */
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
 * does once, and never beyond the most (decisions, "Seats are held, not hoped for").
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
  const wished = minutesAfter(now, firstMinutes);
  const until = new Date(Math.max(current.until.getTime(), Math.min(wished.getTime(), longest.getTime())));
  return { startedAt: current.startedAt, until, extended: true };
};
