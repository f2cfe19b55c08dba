import type { PaymentAttempt, PlainBooking } from './booking.ts';
import type { Refund } from './refund.ts';

/** What part of every payment goes back: `back` of `of`, such as 90 of 100. */
export interface RefundShare {
  readonly back: number;
  readonly of: number;
}

type Paid = Pick<PlainBooking, 'order_id' | 'cart_id' | 'payments' | 'refunds'>;

/** What a payment took, in the hundredths of its currency. */
const takenOf = ({ taken_amt, reqamt }: Pick<PaymentAttempt, 'taken_amt' | 'reqamt'>): number =>
  Math.round(Number(taken_amt ?? reqamt) * 100);

/** What of a payment is still with the shop, in hundredths: pending refunds count as gone (REFUND-6). */
export const leftOf = (attempt: PaymentAttempt, refunds: readonly Refund[] = []): number =>
  refunds
    .filter(({ refno }) => refno === attempt.refno)
    .reduce((left, { amount }) => left - Math.round(Number(amount) * 100), takenOf(attempt));

/** Hundredths as the provider wrote the payment's amount: with or without decimals. */
const inFormOf = ({ reqamt }: Pick<PaymentAttempt, 'reqamt'>, hundredths: number): string =>
  reqamt.includes('.') ? (hundredths / 100).toFixed(2) : String(Math.round(hundredths / 100));

/**
 * The refunds by which a share of every kept payment of an order goes back: whole units, rounded half up, one row a payment, never
 * more than is left of it (REFUND-6). A payment of which nothing goes back has none.
 * @param fact what the rows are for, and when they are made
 */
export const planRefunds = (
  { order_id, cart_id, payments, refunds = [] }: Paid,
  { back, of }: RefundShare,
  fact: Pick<Refund, 'cause' | 'made_at'> & Partial<Pick<Refund, 'reason' | 'cancel_no'>>,
): Refund[] => {
  const planned: Refund[] = [];
  for (const attempt of payments.filter(({ status }) => status === 'paid')) {
    const wanted = Math.round((takenOf(attempt) * back) / (of * 100)) * 100;
    const hundredths = Math.min(wanted, leftOf(attempt, refunds));
    if (hundredths <= 0) continue;
    const count = refunds.length + planned.length + 1;
    planned.push({
      ...fact,
      refund_id: `${order_id ?? cart_id}-${count}`,
      state: 'due',
      refno: attempt.refno,
      refund_refno: `${attempt.refno}R${count}`,
      reqcur: attempt.reqcur,
      amount: inFormOf(attempt, hundredths),
      attempts: 0,
      check_at: fact.made_at,
    });
  }
  return planned;
};
