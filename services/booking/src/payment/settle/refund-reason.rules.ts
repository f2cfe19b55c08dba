import type { RefundReason, TxnType } from '@narae/contracts';
import { dueOf, isGone, type PaymentAttempt, type PlainBooking } from '../../kernel/index.ts';

const reasons: Readonly<Record<TxnType, RefundReason>> = {
  N: 'order-changed',
  T: 'amount-differs',
  Y: 'amount-differs',
  P: 'paid-twice',
  PR: 'paid-twice',
  R: 'cancelled',
  X: 'trip-closed',
};

/** For orders and dues alike (REFUND-1). */
export const returnReason = (
  booking: Pick<PlainBooking, 'in_cart' | 'txn_type' | 'dues'>,
  { due_id }: Pick<PaymentAttempt, 'due_id'>,
): RefundReason => {
  if (due_id !== undefined) {
    const due = dueOf(booking, due_id);
    if (due?.state === 'paid') return 'paid-twice';
    return due?.kind === 'balance' && booking.txn_type === 'R' ? 'cancelled' : 'change-over';
  }
  return isGone(booking) ? 'order-removed' : reasons[booking.txn_type];
};
