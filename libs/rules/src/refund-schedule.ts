import type { RefundSchedule } from '@narae/contracts';
import { addDays, daysBetween, seoulDay } from './seoul-day.ts';

/** When an order was booked and when its cancellation is asked for. */
export interface Cancelling {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly departure: string;
  readonly bookedAt: Date;
  readonly askedAt: Date;
}

/** Percent of the charge that goes back (REFUND-3); of who comes too late, as of who does not come. */
export const refundPct = (
  { steps, grace, noShowPct }: RefundSchedule,
  { departure, bookedAt, askedAt }: Cancelling,
): number => {
  const daysLeft = daysBetween(seoulDay(askedAt), departure);
  const hoursSince = (askedAt.getTime() - bookedAt.getTime()) / 3_600_000;
  if (grace && hoursSince <= grace.hours && daysLeft >= grace.untilDays) return 100;
  return steps.find(({ fromDays }) => daysLeft >= fromDays)?.pct ?? noShowPct;
};

/** A schedule with real dates: each step's last day (YYYY-MM-DD in Asia/Seoul) on which it still applies. */
export const refundDates = (
  departure: string,
  { steps }: Pick<RefundSchedule, 'steps'>,
): { pct: number; until: string }[] =>
  steps.map(({ fromDays, pct }) => ({ pct, until: addDays(departure, -fromDays) }));
