import type { BookableProduct, CancelTier, RefundSchedule } from '@narae/contracts';
import { addDays, daysBetween, refundPct, seoulDay, seoulMidnight } from '@narae/rules';
import {
  type AgreedBooking,
  freeUntil,
  pinnedPolicy,
  type PlainBooking,
  refundPctMost,
  retainedPayments,
} from '../../kernel/index.ts';

/** Start of the schedule: when the first payment that was kept was settled. */
export const bookedAt = (booking: Pick<PlainBooking, 'payments' | 'price' | 'reg_date'>): Date =>
  retainedPayments(booking)
    .map(({ settled_at, started_at }) => settled_at ?? started_at)
    .sort((a, b) => a.getTime() - b.getTime())[0] ??
  booking.price?.frozen_at ??
  booking.reg_date;

const endOfDay = (ymd: string): Date => new Date(seoulMidnight(addDays(ymd, 1)).getTime() - 1);

interface CancelMoment {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly departure: string;
  readonly booked: Date;
  readonly now: Date;
}

export const pctNow = (schedule: RefundSchedule, { departure, booked, now }: CancelMoment): number =>
  refundPct(schedule, { departure, bookedAt: booked, askedAt: now });

/** End of free cancellation after booking; null where the schedule or the hour rules it out. */
const graceEnd = ({ grace }: RefundSchedule, { departure, booked, now }: CancelMoment): Date | null => {
  if (!grace) return null;
  const hours = booked.getTime() + grace.hours * 3_600_000;
  const end = new Date(Math.min(hours, endOfDay(addDays(departure, -grace.untilDays)).getTime()));
  return end >= now ? end : null;
};

type Step = Pick<CancelTier, 'pct' | 'until' | 'until_day'>;

/** The current step and all later ones, each with its last moment; none after departure (REFUND-3). */
export const stepsFrom = (schedule: RefundSchedule, moment: CancelMoment): Step[] => {
  const free = graceEnd(schedule, moment);
  const steps = schedule.steps
    .map(({ fromDays, pct }) => ({ pct, until: endOfDay(addDays(moment.departure, -fromDays)) }))
    .filter(({ until }) => (free === null ? until >= moment.now : until > free));
  const grace = free && steps[0]?.pct !== 100 ? [{ pct: 100, until: free }] : [];
  return [...grace, ...steps].map(({ pct, until }) => ({
    pct,
    until: until.toISOString(),
    until_day: seoulDay(until),
  }));
};

/** Calendar days in Asia/Seoul; negative after departure. */
export const daysLeft = ({ departure, now }: Pick<CancelMoment, 'departure' | 'now'>): number =>
  daysBetween(seoulDay(now), departure);

type Departure = Pick<BookableProduct, 'start_day' | 'start_time'>;

const momentOf = (booking: AgreedBooking, { start_day }: Departure, now: Date): CancelMoment => ({
  departure: start_day,
  booked: bookedAt(booking),
  now,
});

/**
 * Percent that cancelling an order returns: everything while a change of its departure lets it (REFUND-11), else that of its
 * schedule (REFUND-3), and never more than a move left (ORDER-20).
 */
export const pctOf = (booking: AgreedBooking, departure: Departure, now: Date): number => {
  if (freeUntil(booking, departure, now)) return 100;
  const { refund_schedule } = pinnedPolicy(booking.price);
  return Math.min(refundPctMost(booking), pctNow(refund_schedule, momentOf(booking, departure, now)));
};

/** The same as steps: that of the moment and all later ones. */
export const stepsOf = (booking: AgreedBooking, departure: Departure, now: Date): Step[] => {
  const { refund_schedule } = pinnedPolicy(booking.price);
  const most = refundPctMost(booking);
  const free = freeUntil(booking, departure, now);
  const steps = stepsFrom(refund_schedule, momentOf(booking, departure, now))
    .map((step) => ({ ...step, pct: Math.min(most, step.pct) }))
    .filter(({ until }) => free === null || until > free.toISOString());
  if (free === null || steps[0]?.pct === 100) return steps;
  return [{ pct: 100, until: free.toISOString(), until_day: seoulDay(free) }, ...steps];
};
