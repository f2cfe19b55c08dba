import type {
  BookableProduct,
  CancellationKind,
  NameChange,
  RefundSchedule,
  RefundScheduleName,
} from '@narae/contracts';

/**
 * The schedules the shop opened with (REFUND-3): what counts until an operator publishes others, and for orders and copies of
 * products that are older than the choice. The first two follow the Korean standard for domestic travel, the third that for
 * performances, the fourth that for outbound packages. No legal advice.
 */
export const firstRefundSchedules: Readonly<Record<RefundScheduleName, RefundSchedule>> = {
  'trip-day': {
    name: 'trip-day',
    steps: [
      { fromDays: 3, pct: 100 },
      { fromDays: 2, pct: 90 },
      { fromDays: 1, pct: 80 },
      { fromDays: 0, pct: 70 },
    ],
    noShowPct: 70,
    grace: null,
    organiserExtraPct: 0,
  },
  'trip-stay': {
    name: 'trip-stay',
    steps: [
      { fromDays: 5, pct: 100 },
      { fromDays: 2, pct: 90 },
      { fromDays: 1, pct: 80 },
      { fromDays: 0, pct: 70 },
    ],
    noShowPct: 70,
    grace: null,
    organiserExtraPct: 0,
  },
  performance: {
    name: 'performance',
    steps: [
      { fromDays: 10, pct: 100 },
      { fromDays: 7, pct: 90 },
      { fromDays: 3, pct: 80 },
      { fromDays: 1, pct: 70 },
      { fromDays: 0, pct: 10 },
    ],
    noShowPct: 0,
    grace: { hours: 24, untilDays: 3 },
    organiserExtraPct: 10,
  },
  outbound: {
    name: 'outbound',
    steps: [
      { fromDays: 30, pct: 100 },
      { fromDays: 20, pct: 90 },
      { fromDays: 10, pct: 85 },
      { fromDays: 8, pct: 80 },
      { fromDays: 1, pct: 70 },
      { fromDays: 0, pct: 50 },
    ],
    noShowPct: 0,
    grace: null,
    organiserExtraPct: 0,
  },
};

/** The schedule of a product that names none: it is older than the choice. */
export const scheduleNameOf = (name: RefundScheduleName | undefined): RefundScheduleName =>
  name ?? 'outbound';

/** What changing a name cost when the shop opened, in whole US dollars per person (REFUND-5). */
export const firstNameFeeUsd = 50;

/** What changing a name means (REFUND-5). @param feeUsd of the product's schedule, whole US dollars per person */
export const nameChangeOf = (kind: CancellationKind, feeUsd: number = firstNameFeeUsd): NameChange =>
  kind === 'concert' ? { countsAsCancellation: true, feeUsd: 0 } : { countsAsCancellation: false, feeUsd };

/** What names a product's policy, and the policy itself where the catalogue has sent it along. */
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
