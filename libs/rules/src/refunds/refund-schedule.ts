import type {
  RefundSchedule,
  BookableProduct,
  CancellationKind,
  NameChange,
  RefundScheduleName,
} from '@narae/contracts';
import { addDays, daysBetween, seoulDay } from '../dates/seoul-day.ts';

export interface Cancelling {
  readonly departure: string;
  readonly bookedAt: Date;
  readonly askedAt: Date;
}

/** Percent that goes back (REFUND-3); the no-show percent for who cancels too late. */
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

type Steps = readonly (readonly [fromDays: number, pct: number])[];

/** No-shows get nothing, and there is no grace or extra, unless `more` says so. */
const schedule = (
  name: RefundScheduleName,
  steps: Steps,
  more: Partial<RefundSchedule> = {},
): RefundSchedule => ({
  name,
  steps: steps.map(([fromDays, pct]) => ({ fromDays, pct })),
  noShowPct: 0,
  grace: null,
  organiserExtraPct: 0,
  ...more,
});

/** Day trips and stays in Korea differ only in the days of the whole refund. */
const domestic = (name: RefundScheduleName, freeDays: number): RefundSchedule =>
  schedule(
    name,
    [
      [freeDays, 100],
      [2, 90],
      [1, 80],
      [0, 70],
    ],
    { noShowPct: 70 },
  );

/**
 * The schedules the shop opened with (REFUND-3), for older orders and copies of products. No legal advice.
 * The first two follow the Korean standard for domestic travel, the third that for performances, the fourth
 * that for outbound packages.
 */
export const firstRefundSchedules: Readonly<Record<RefundScheduleName, RefundSchedule>> = {
  'trip-day': domestic('trip-day', 3),
  'trip-stay': domestic('trip-stay', 5),
  performance: schedule(
    'performance',
    [
      [10, 100],
      [7, 90],
      [3, 80],
      [1, 70],
      [0, 10],
    ],
    {
      grace: { hours: 24, untilDays: 3 },
      organiserExtraPct: 10,
    },
  ),
  outbound: schedule('outbound', [
    [30, 100],
    [20, 90],
    [10, 85],
    [8, 80],
    [1, 70],
    [0, 50],
  ]),
};

export const scheduleNameOf = (name: RefundScheduleName | undefined): RefundScheduleName =>
  name ?? 'outbound';

/** What changing a name cost when the shop opened, in whole US dollars per person (REFUND-5). */
export const firstNameFeeUsd = 50;

/** @param feeUsd of the product's schedule, whole US dollars per person (REFUND-5) */
export const nameChangeOf = (kind: CancellationKind, feeUsd: number = firstNameFeeUsd): NameChange =>
  kind === 'concert' ? { countsAsCancellation: true, feeUsd: 0 } : { countsAsCancellation: false, feeUsd };

type Sold = Pick<BookableProduct, 'refund_schedule' | 'refund_terms' | 'name_change' | 'cancellation'>;

/** The policy a product is sold under (REFUND-3, REFUND-5). */
export const refundPolicyOf = ({
  refund_schedule,
  refund_terms,
  name_change,
  cancellation,
}: Sold): { refund_terms: RefundSchedule; name_change: NameChange } => ({
  refund_terms: refund_terms ?? firstRefundSchedules[scheduleNameOf(refund_schedule)],
  name_change: name_change ?? nameChangeOf(cancellation),
});
