import { TxnType, type BookableProduct } from '@narae/contracts';
import { hasClosed, type Selling } from '@narae/rules';
import { isBeingPaid } from './agreement.rules.ts';
import { transitions } from './booking-state.rules.ts';
import type { PlainBooking } from '../booking/booking.model.ts';

type Standing = Pick<PlainBooking, 'txn_type' | 'payments' | 'hold_expires_at'>;
type Sale = Selling & Pick<BookableProduct, 'progress_yn'>;

/** An unpaid row whose sale is over, while it is not being paid (CART-12). */
export const isExpired = (booking: Standing, product: Sale, now: Date): boolean =>
  transitions[booking.txn_type].expire !== undefined &&
  hasClosed(product, now) &&
  !isBeingPaid(booking) &&
  !(booking.hold_expires_at !== null && booking.hold_expires_at > now);

/** Expired from the moment it is true, before the job stores it (CART-12). */
export const shownState = (booking: Standing, product: Sale, now: Date): TxnType =>
  isExpired(booking, product, now) ? TxnType.Expired : booking.txn_type;
