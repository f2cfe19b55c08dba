import type { PaymentAttempt, Refund } from '../booking/payment-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';

/** `back` of `of`, such as 90 of 100. */
export interface RefundShare {
  readonly back: number;
  readonly of: number;
}

type Paid = Pick<PlainBooking, 'order_id' | 'cart_id' | 'payments' | 'refunds'>;

type RefundFact = Pick<Refund, 'cause' | 'made_at'> & Partial<Pick<Refund, 'reason' | 'cancel_no'>>;

/** Hundredths of the currency. */
export const takenOf = ({ taken_amt, reqamt }: Pick<PaymentAttempt, 'taken_amt' | 'reqamt'>): number =>
  Math.round(Number(taken_amt ?? reqamt) * 100);

/** Hundredths of the currency. */
export const hundredthsOf = ({ amount }: Pick<Refund, 'amount'>): number => Math.round(Number(amount) * 100);

/** In hundredths; pending refunds count as gone (REFUND-6). */
export const leftOf = (attempt: PaymentAttempt, refunds: readonly Refund[] = []): number =>
  refunds
    .filter(({ refno }) => refno === attempt.refno)
    .reduce((left, refund) => left - hundredthsOf(refund), takenOf(attempt));

/** With or without decimals, as the payment's own amount. */
const inFormOf = ({ reqamt }: Pick<PaymentAttempt, 'reqamt'>, hundredths: number): string =>
  reqamt.includes('.') ? (hundredths / 100).toFixed(2) : String(Math.round(hundredths / 100));

/** In hundredths: whole units, rounded half up. */
const shareOf = (attempt: PaymentAttempt, { back, of }: RefundShare): number =>
  Math.round((takenOf(attempt) * back) / (of * 100)) * 100;

export const retainedPayments = ({ payments }: Pick<Paid, 'payments'>): PaymentAttempt[] =>
  payments.filter(({ status }) => status === 'paid');

const numberIn = ({ order_id, cart_id }: Paid, count: string): string => `${order_id ?? cart_id}-${count}`;

/**
 * One refund for each kept payment, in whole units rounded half up, never more than is left (REFUND-6).
 * A payment of which nothing goes back has none.
 */
export const planRefunds = (booking: Paid, share: RefundShare, fact: RefundFact): Refund[] => {
  const { refunds = [] } = booking;
  const planned: Refund[] = [];
  for (const attempt of retainedPayments(booking)) {
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

/** The automatic refund of a whole payment (REFUND-1). Its reference is the payment's with `R` appended. */
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
 * What a cancelling organiser pays on top of whole refunds, by hand: one for each kept payment (REFUND-4).
 * @param pct percent of what was paid: the schedule's `organiserExtraPct`
 */
export const planCompensation = (
  booking: Paid,
  pct: number,
  fact: Omit<RefundFact, 'cause' | 'reason'>,
): Refund[] => {
  const existing = (booking.refunds ?? []).filter(({ cause }) => cause === 'compensation').length;
  return retainedPayments(booking)
    .map((attempt) => ({ attempt, hundredths: shareOf(attempt, { back: pct, of: 100 }) }))
    .filter(({ hundredths }) => hundredths > 0)
    .map(({ attempt, hundredths }, index) => ({
      ...fact,
      cause: 'compensation',
      refund_id: numberIn(booking, `C${existing + index + 1}`),
      state: 'by-hand',
      refno: null,
      refund_refno: '',
      reqcur: attempt.reqcur,
      amount: inFormOf(attempt, hundredths),
      attempts: 0,
      check_at: null,
    }));
};
