import { TxnType, type AdminOrderState, type BookableProduct } from '@narae/contracts';
import { attemptInCheck, isGone, type PlainBooking, shownState, unpaidStates } from '../../kernel/index.ts';

const named: Readonly<Record<TxnType, AdminOrderState>> = {
  [TxnType.NeedsTravellers]: 'needs-travellers',
  [TxnType.Confirmed]: 'waiting',
  [TxnType.Paying]: 'waiting',
  [TxnType.Paid]: 'paid',
  [TxnType.CancelRequested]: 'cancel-requested',
  [TxnType.Cancelled]: 'cancelled',
  [TxnType.Expired]: 'expired',
};

/** How an order stands for the desk (ORDER-16). @param product absent where booking has no copy of it */
export const adminOrderState = (
  booking: PlainBooking,
  product: Pick<BookableProduct, 'progress_yn' | 'start_day'> | undefined,
  now: Date,
): AdminOrderState => {
  if (isGone(booking)) return 'removed';
  if (attemptInCheck(booking)) return 'checking';
  return named[product ? shownState(booking, product, now) : booking.txn_type];
};

/** Where the store has the orders that may be in a state: the clock and their payments decide about each. */
export const storedStates: Readonly<Record<AdminOrderState, readonly TxnType[]>> = {
  'cancel-requested': [TxnType.CancelRequested],
  checking: [TxnType.Confirmed, TxnType.Paying],
  waiting: [TxnType.Confirmed, TxnType.Paying],
  'needs-travellers': [TxnType.NeedsTravellers],
  paid: [TxnType.Paid],
  cancelled: [TxnType.Cancelled],
  expired: unpaidStates,
  removed: unpaidStates,
};
