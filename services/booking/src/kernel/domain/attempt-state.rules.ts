import { TxnType } from '@narae/contracts';
import type { PaymentAttempt, PaymentStatus } from '../booking/payment-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';

/**
 * Success may follow a decline. `refund-due`: nothing can be given for it (REFUND-1).
 * A kept payment stays `paid` until its refunds have brought all of it back.
 */
export const attemptMoves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  started: ['authenticated', 'authorised', 'declined', 'closed'],
  authenticated: ['authorised', 'declined', 'refund-due'],
  declined: ['authorised'],
  closed: ['authorised'],
  authorised: ['paid', 'refund-due'],
  paid: ['refunded'],
  'refund-due': ['refunded'],
  refunded: [],
};

/** The provider has taken money at some time: repeated notifications change nothing. */
export const wasCharged = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  !attemptMoves[status].includes('authorised');

export const attemptOf = (
  { payments }: Pick<PlainBooking, 'payments'>,
  refno: string,
): PaymentAttempt | undefined => payments.find((attempt) => attempt.refno === refno);

/** Whether no other attempt under the running hold is open or being checked once this one ends (SEAT-3). */
export const endsPaying = (
  { txn_type, payments, hold_started_at }: Pick<PlainBooking, 'txn_type' | 'payments' | 'hold_started_at'>,
  refno: string,
): boolean => {
  if (txn_type !== TxnType.Paying) return false;
  const isOpen = ({ status, started_at }: PaymentAttempt): boolean =>
    status === 'authenticated' ||
    status === 'authorised' ||
    (status === 'started' && (!hold_started_at || started_at >= hold_started_at));
  return !payments.some((attempt) => attempt.refno !== refno && isOpen(attempt));
};

/**
 * Outcome unknown although the shopper did their part (PAY-13): money is being settled, approval was asked
 * for, or the report is late. The last kind no longer prevents a new payment once its hold ended.
 */
export const attemptInCheck = ({
  txn_type,
  payments,
}: Pick<PlainBooking, 'txn_type' | 'payments'>): PaymentAttempt | undefined => {
  if (txn_type !== TxnType.Confirmed && txn_type !== TxnType.Paying) return undefined;
  return payments.findLast(
    ({ status, checking_since }) =>
      status === 'authorised' ||
      status === 'authenticated' ||
      (status === 'started' && txn_type === TxnType.Paying && checking_since),
  );
};

/** Null when the table forbids the move: the second caller changes nothing. */
export const moveAttempt = (
  { payments }: Pick<PlainBooking, 'payments'>,
  refno: string,
  status: PaymentStatus,
  facts: Partial<Omit<PaymentAttempt, 'refno' | 'status'>> = {},
): PaymentAttempt[] | null => {
  const current = attemptOf({ payments }, refno);
  if (!current || !attemptMoves[current.status].includes(status)) return null;
  return payments.map((attempt) =>
    attempt.refno === refno ? { ...attempt, asked_until: null, ...facts, status } : attempt,
  );
};

/** Without those for its dues (ORDER-15). */
export const orderAttempts = ({ payments }: Pick<PlainBooking, 'payments'>): PaymentAttempt[] =>
  payments.filter(({ due_id }) => due_id === undefined);

/** The payment that stands, beside double payments that went back. */
export const retainedPayment = (booking: Pick<PlainBooking, 'payments'>): PaymentAttempt | undefined =>
  orderAttempts(booking).find(({ status }) => status === 'paid');

/** The kept payment, else the last one that took money. */
export const countingPayment = (booking: Pick<PlainBooking, 'payments'>): PaymentAttempt | undefined =>
  retainedPayment(booking) ??
  orderAttempts(booking).findLast(({ status }) => status === 'refund-due' || status === 'refunded');
