import { refundStates, settledRefundStates, type RefundState } from '@narae/contracts';
import {
  attemptOf,
  hundredthsOf,
  moveAttempt,
  type PaymentAttempt,
  type PlainBooking,
  type Refund,
  takenOf,
} from '../../kernel/index.ts';

/** Answers count however late (REFUND-6). Only a person pays by hand, or resends after an unknown outcome. */
const refundMoves: Readonly<Record<RefundState, readonly RefundState[]>> = {
  due: ['refunded', 'unconfirmed', 'by-hand'],
  unconfirmed: ['refunded', 'due'],
  'by-hand': ['paid-by-hand'],
  refunded: [],
  'paid-by-hand': [],
};

export const openRefundStates: readonly RefundState[] = refundStates.filter(
  (state) => !settledRefundStates.includes(state),
);

export const refundOf = (
  { refunds = [] }: Pick<PlainBooking, 'refunds'>,
  refund_id: string,
): Refund | undefined => refunds.find((refund) => refund.refund_id === refund_id);

/** A payment is `refunded` only when all of it is back. */
const paymentsAfter = (
  { payments }: Pick<PlainBooking, 'payments'>,
  refunds: readonly Refund[],
  refno: string | null,
): PaymentAttempt[] => {
  const attempt = refno === null ? undefined : attemptOf({ payments }, refno);
  if (!attempt) return payments;
  const back = refunds
    .filter((refund) => refund.refno === refno && settledRefundStates.includes(refund.state))
    .reduce((sum, refund) => sum + hundredthsOf(refund), 0);
  if (back < takenOf(attempt)) return payments;
  return moveAttempt({ payments }, attempt.refno, 'refunded', { check_at: null }) ?? payments;
};

/** Null when the table forbids the move: the second caller changes nothing. */
export const moveRefund = (
  booking: Pick<PlainBooking, 'refunds' | 'payments'>,
  refund_id: string,
  state: RefundState,
  facts: Partial<Omit<Refund, 'refund_id' | 'state'>> = {},
): (Pick<PlainBooking, 'payments'> & { refunds: Refund[] }) | null => {
  const current = refundOf(booking, refund_id);
  if (!current || !refundMoves[current.state].includes(state)) return null;
  const refunds = (booking.refunds ?? []).map((refund) =>
    refund.refund_id === refund_id
      ? { ...refund, asked_until: null, check_at: null, ...facts, state }
      : refund,
  );
  return { refunds, payments: paymentsAfter(booking, refunds, current.refno) };
};
