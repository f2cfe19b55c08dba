import type { BookableProduct, RefundSchedule } from '@narae/contracts';
import { addDays, daysBetween, seoulDay } from '../dates/seoul-day.ts';
import { refundPolicyOf } from './refund-schedule.ts';

/** Until when a member may move an order to another departure, and for how much (ORDER-20). */
export interface MoveTerms {
  /** Fewest calendar days before departure in Asia/Seoul; null where it never may. */
  readonly until_days: number | null;
  /** Whole KRW. */
  readonly fee_krw: number;
}

/** Days of the last step that returns everything. */
const wholeUntil = ({ steps }: Pick<RefundSchedule, 'steps'>): number | null => {
  const days = steps.filter(({ pct }) => pct === 100).map(({ fromDays }) => fromDays);
  return days.length > 0 ? Math.min(...days) : null;
};

type Sold = Parameters<typeof refundPolicyOf>[0] & Pick<BookableProduct, 'move_fee'>;

/** Terms of a product as it is sold now: none for performances, else as long as all is refunded (ORDER-20). */
export const moveTermsOf = (product: Sold): MoveTerms => {
  const { refund_terms } = refundPolicyOf(product);
  return {
    until_days: refund_terms.name === 'performance' ? null : wholeUntil(refund_terms),
    fee_krw: product.move_fee ?? 0,
  };
};

/** YYYY-MM-DD, the last day on which an order of that departure may be moved; empty where it never may (ORDER-20). */
export const movesUntil = ({ until_days }: Pick<MoveTerms, 'until_days'>, start_day: string): string =>
  until_days === null ? '' : addDays(start_day, -until_days);

/** Whether an order may be moved today, counted as refunds are (REFUND-3). */
export const mayStillMove = (
  { until_days }: Pick<MoveTerms, 'until_days'>,
  start_day: string,
  now: Date,
): boolean => until_days !== null && daysBetween(seoulDay(now), start_day) >= until_days;
