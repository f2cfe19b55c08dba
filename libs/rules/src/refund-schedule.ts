import type { CancellationKind, NameChange, RefundSchedule, RefundScheduleName } from '@narae/contracts';
import { addDays, daysBetween, seoulDay } from './seoul-day.ts';

const step = (fromDays: number, pct: number) => ({ fromDays, pct });

/**
 * What goes back when an order is cancelled (REFUND-3). The first two follow the Korean standard for domestic travel, the third
 * that for performances, the fourth that for outbound packages. No legal advice.
 */
export const refundSchedules: Readonly<Record<RefundScheduleName, RefundSchedule>> = {
  'trip-day': {
    name: 'trip-day',
    steps: [step(3, 100), step(2, 90), step(1, 80), step(0, 70)],
    noShowPct: 70,
    grace: null,
    organiserExtraPct: 0,
  },
  'trip-stay': {
    name: 'trip-stay',
    steps: [step(5, 100), step(2, 90), step(1, 80), step(0, 70)],
    noShowPct: 70,
    grace: null,
    organiserExtraPct: 0,
  },
  performance: {
    name: 'performance',
    steps: [step(10, 100), step(7, 90), step(3, 80), step(1, 70), step(0, 10)],
    noShowPct: 0,
    grace: { hours: 24, untilDays: 3 },
    organiserExtraPct: 10,
  },
  outbound: {
    name: 'outbound',
    steps: [step(30, 100), step(20, 90), step(10, 85), step(8, 80), step(1, 70), step(0, 50)],
    noShowPct: 0,
    grace: null,
    organiserExtraPct: 0,
  },
};

/** The schedule of a product or order that names none: it is older than the choice. */
export const refundScheduleOf = (name: RefundScheduleName | undefined): RefundSchedule =>
  refundSchedules[name ?? 'outbound'];

/** What changing a name means, by kind of product (REFUND-5). */
export const nameChanges: Readonly<Record<CancellationKind, NameChange>> = {
  tour: { countsAsCancellation: false, feeUsd: 50 },
  concert: { countsAsCancellation: true, feeUsd: 0 },
};

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
