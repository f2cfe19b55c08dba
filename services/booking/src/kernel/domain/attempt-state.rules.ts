import { TxnType } from '@narae/contracts';
import type { PaymentAttempt, PaymentStatus, PlainBooking } from './booking.ts';

/**
 * Where a payment attempt can go from where it is. A provider may still report success after a decline. `refund-due`: nothing can
 * be given for it (REFUND-1); a payment that was kept stays `paid` until its refunds have brought all of it back.
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

/** Attempts whose money the provider has taken at some time: a repeated notification about them changes nothing. */
export const wasCharged = ({ status }: Pick<PaymentAttempt, 'status'>): boolean =>
  !attemptMoves[status].includes('authorised');

export const attemptOf = (
  { payments }: Pick<PlainBooking, 'payments'>,
  refno: string,
): PaymentAttempt | undefined => payments.find((attempt) => attempt.refno === refno);

/**
 * Whether nothing of an order is on its way to being paid any more once this attempt is over: no other one was begun under the
 * hold that runs and is open still, or is being checked (SEAT-3).
 */
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
 * The attempt whose outcome is not known yet although the shopper has done their part (PAY-13): its money has come in and
 * is being settled, or its approval has been asked for, or the shopper is back from the provider and the report is late.
 * Once its hold has ended the last kind no longer keeps anybody from paying.
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

/**
 * The attempts with one of them moved on; null when the table does not allow the move, so that whoever
 * comes second changes nothing.
 */
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

/** The attempts to pay for an order itself, without those for its dues (ORDER-15). */
export const orderAttempts = ({ payments }: Pick<PlainBooking, 'payments'>): PaymentAttempt[] =>
  payments.filter(({ due_id }) => due_id === undefined);

/** The attempt that an order was paid with, whatever was paid twice and went back. */
export const keptPayment = (booking: Pick<PlainBooking, 'payments'>): PaymentAttempt | undefined =>
  orderAttempts(booking).find(({ status }) => status === 'paid');

/** The payment that counts for an order: the one that was kept, else the last that money came in by. */
export const countingPayment = (booking: Pick<PlainBooking, 'payments'>): PaymentAttempt | undefined =>
  keptPayment(booking) ??
  orderAttempts(booking).findLast(({ status }) => status === 'refund-due' || status === 'refunded');
