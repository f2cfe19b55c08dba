import type { PaymentAttempt, PlainBooking } from './booking.ts';
import type { Refund } from './booking-parts.ts';

/** What part of every payment goes back: `back` of `of`, such as 90 of 100. */
export interface RefundShare {
  readonly back: number;
  readonly of: number;
}

type Paid = Pick<PlainBooking, 'order_id' | 'cart_id' | 'payments' | 'refunds'>;

/** What rows are for, and when they are made. */
type RefundFact = Pick<Refund, 'cause' | 'made_at'> & Partial<Pick<Refund, 'reason' | 'cancel_no'>>;

/** What a payment took, in the hundredths of its currency. */
export const takenOf = ({ taken_amt, reqamt }: Pick<PaymentAttempt, 'taken_amt' | 'reqamt'>): number =>
  Math.round(Number(taken_amt ?? reqamt) * 100);

/** Hundredths of a refund's currency. */
export const hundredthsOf = ({ amount }: Pick<Refund, 'amount'>): number => Math.round(Number(amount) * 100);

/** What of a payment is still with the shop, in hundredths: pending refunds count as gone (REFUND-6). */
export const leftOf = (attempt: PaymentAttempt, refunds: readonly Refund[] = []): number =>
  refunds
    .filter(({ refno }) => refno === attempt.refno)
    .reduce((left, refund) => left - hundredthsOf(refund), takenOf(attempt));

/** Hundredths as the provider wrote the payment's amount: with or without decimals. */
const inFormOf = ({ reqamt }: Pick<PaymentAttempt, 'reqamt'>, hundredths: number): string =>
  reqamt.includes('.') ? (hundredths / 100).toFixed(2) : String(Math.round(hundredths / 100));

/** A share of what a payment took, in hundredths: whole units, rounded half up. */
const shareOf = (attempt: PaymentAttempt, { back, of }: RefundShare): number =>
  Math.round((takenOf(attempt) * back) / (of * 100)) * 100;

/** The payments of an order that the shop has. */
export const keptPayments = ({ payments }: Pick<Paid, 'payments'>): PaymentAttempt[] =>
  payments.filter(({ status }) => status === 'paid');

const numberIn = ({ order_id, cart_id }: Paid, count: string): string => `${order_id ?? cart_id}-${count}`;

/**
 * The refunds by which a share of every kept payment of an order goes back: whole units, rounded half up, one row a payment, never
 * more than is left of it (REFUND-6). A payment of which nothing goes back has none.
 * @param fact what the rows are for, and when they are made
 */
export const planRefunds = (booking: Paid, share: RefundShare, fact: RefundFact): Refund[] => {
  const { refunds = [] } = booking;
  const planned: Refund[] = [];
  for (const attempt of keptPayments(booking)) {
    const hundredths = Math.min(shareOf(attempt, share), leftOf(attempt, refunds));
    if (hundredths <= 0) continue;
    const count = refunds.length + planned.length + 1;
    planned.push({
      ...fact,
      refund_id: numberIn(booking, String(count)),
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

/**
 * The refund by which all that a payment took goes back, because nothing can be given for it (REFUND-1). Its reference is the
 * payment's with `R` behind it: the only one of its payment.
 */
export const planWholeRefund = (
  booking: Paid,
  attempt: PaymentAttempt,
  { reason, made_at }: Required<Pick<Refund, 'reason' | 'made_at'>>,
): Refund => ({
  cause: 'automatic',
  reason,
  refund_id: numberIn(booking, String((booking.refunds ?? []).length + 1)),
  state: 'due',
  refno: attempt.refno,
  refund_refno: attempt.refund_refno ?? `${attempt.refno}R`,
  reqcur: attempt.reqcur,
  amount: attempt.taken_amt ?? attempt.reqamt,
  attempts: 0,
  made_at,
  check_at: made_at,
});

/**
 * What an organiser who cancels pays on top of a whole refund (REFUND-4), by hand: one row a kept payment, numbered apart from the
 * refunds that are planned beside it. None where nothing is added.
 * @param pct percent of what was paid: the schedule's `organiserExtraPct`
 */
export const planCompensation = (
  booking: Paid,
  pct: number,
  fact: Omit<RefundFact, 'cause' | 'reason'>,
): Refund[] => {
  const known = (booking.refunds ?? []).filter(({ cause }) => cause === 'compensation').length;
  return keptPayments(booking)
    .map((attempt) => ({ attempt, hundredths: shareOf(attempt, { back: pct, of: 100 }) }))
    .filter(({ hundredths }) => hundredths > 0)
    .map(({ attempt, hundredths }, index) => ({
      ...fact,
      cause: 'compensation',
      refund_id: numberIn(booking, `C${known + index + 1}`),
      state: 'by-hand',
      refno: null,
      refund_refno: '',
      reqcur: attempt.reqcur,
      amount: inFormOf(attempt, hundredths),
      attempts: 0,
      check_at: null,
    }));
};
