import type { RefundReason, TxnType } from '@narae/contracts';
import { isGone } from './booking-state.rules.ts';
import type { PlainBooking } from './booking.ts';

const reasons: Readonly<Record<TxnType, RefundReason>> = {
  N: 'order-changed',
  T: 'amount-differs',
  Y: 'amount-differs',
  P: 'paid-twice',
  PR: 'paid-twice',
  R: 'cancelled',
  X: 'trip-closed',
};

/** Why a payment that does not pay for the order as it is now goes back (REFUND-1). */
export const whyNotKept = (booking: Pick<PlainBooking, 'in_cart' | 'txn_type'>): RefundReason =>
  isGone(booking) ? 'order-removed' : reasons[booking.txn_type];
