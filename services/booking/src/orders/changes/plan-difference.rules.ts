import { providerCurrency } from '@narae/rules';
import {
  dueOf,
  leftOf,
  type PaymentAttempt,
  type PlainBooking,
  planRefunds,
  type PriceSnapshot,
  type Refund,
  takenOf,
} from '../../kernel/index.ts';

/** What an order became cheaper by. */
export interface Less {
  /** Whole units of the order's currency. */
  readonly amount: number;
  /** Before conversion, in KRW. */
  readonly origin_amount: number;
}

/** Payments for the order and its extras; the fee for a name pays for what was done and stays. */
const givesBack = (booking: PlainBooking, { status, due_id }: PaymentAttempt): boolean =>
  status === 'paid' && (due_id === undefined || dueOf(booking, due_id)?.kind === 'extras');

/**
 * The refunds by which exactly what an order became cheaper by goes back, the newest payment first, each in what it was charged in
 * (ORDER-14, REFUND-6). What of it no payment has left, none gives back.
 */
export const planDifference = (
  booking: PlainBooking & { price: PriceSnapshot },
  { amount, origin_amount }: Less,
  made_at: Date,
): Refund[] => {
  const inOwn = providerCurrency[booking.price.currency];
  const planned: Refund[] = [];
  /** The part that is still to go back, 1 at first: payments may be in two currencies (PAY-10). */
  let share = 1;
  for (const attempt of booking.payments.filter((one) => givesBack(booking, one)).toReversed()) {
    const whole = attempt.reqcur === inOwn ? amount : origin_amount;
    const refunds = [...(booking.refunds ?? []), ...planned];
    const wanted = Math.min(Math.round(whole * share) * 100, leftOf(attempt, refunds));
    if (wanted <= 0) continue;
    const of = takenOf(attempt);
    planned.push(
      ...planRefunds(
        { ...booking, payments: [attempt], refunds },
        { back: wanted, of },
        { cause: 'changed', made_at },
      ),
    );
    share -= wanted / (whole * 100);
  }
  return planned;
};
