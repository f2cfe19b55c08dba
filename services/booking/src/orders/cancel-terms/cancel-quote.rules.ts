import type { BookableProduct, CancelQuote, ErrorKey } from '@narae/contracts';
import { NO_SHOW_DAYS } from '@narae/contracts/cancel-limits';
import { type AgreedBooking, isAgreed, pinnedPolicy, type PlainBooking } from '../../kernel/index.ts';
import { daysLeft, pctOf, stepsOf } from './cancel-steps.rules.ts';
import { cancelSums, wholeOrder, type Part } from './cancel-sums.rules.ts';
import { withoutTravellers } from './smaller-party.rules.ts';

export interface CancelSelection {
  readonly now: Date;
  /** Travellers to cancel; the whole order where absent. */
  readonly rv_mem_ids?: readonly string[] | undefined;
  readonly automatic: boolean;
}

export interface Quoted {
  readonly quote: CancelQuote;
  readonly share: Part;
}

export interface NoQuote {
  readonly error: ErrorKey;
  readonly field: 'order_id' | 'rv_mem_ids';
}

const partOf = (
  booking: AgreedBooking,
  product: BookableProduct,
  rv_mem_ids: readonly string[],
): Part | NoQuote => {
  const smaller = withoutTravellers(booking, product, rv_mem_ids);
  if (typeof smaller === 'string') return { error: smaller, field: 'rv_mem_ids' };
  return { part: booking.price.total - smaller.price.total, of: Math.max(1, booking.price.total) };
};

/**
 * What cancelling an order, or some of its travellers, costs at a moment (REFUND-2); naming everybody is the whole order.
 * After departure only the schedule's no-show share is left, for thirty days and for the whole order.
 */
export const quoteCancel = (
  booking: PlainBooking,
  product: BookableProduct,
  { now, rv_mem_ids, automatic }: CancelSelection,
): Quoted | NoQuote => {
  if (!isAgreed(booking)) return { error: 'txn_type_invalid', field: 'order_id' };
  const { order_id, price, travellers } = booking;
  const everybody = travellers.map((person) => person.rv_mem_id);
  const whole = rv_mem_ids === undefined || everybody.every((id) => rv_mem_ids.includes(id));
  const leaving = whole ? everybody : rv_mem_ids;
  const left = daysLeft({ departure: product.start_day, now });
  const { refund_schedule } = pinnedPolicy(price);
  const tooLate = left < -NO_SHOW_DAYS || !whole || refund_schedule.noShowPct === 0;
  if (left < 0 && tooLate) return { error: 'cancel_departed', field: 'order_id' };
  const share = whole ? wholeOrder : partOf(booking, product, leaving);
  if ('error' in share) return share;
  const pct = pctOf(booking, product, now);
  const refundsAt = (percent: number) =>
    cancelSums(booking, percent, share).map(({ currency, refunded }) => ({ amount: refunded, currency }));
  const quote: CancelQuote = {
    order_id,
    version: booking.version,
    rv_mem_ids: [...leaving],
    whole,
    pct,
    sums: cancelSums(booking, pct, share),
    tiers: stepsOf(booking, product, now).map((step) => ({ ...step, refunds: refundsAt(step.pct) })),
    departure: product.start_day,
    automatic: automatic && whole && left > 0,
  };
  return { quote, share };
};
