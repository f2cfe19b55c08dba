import { TxnType } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { amendBooking } from '../shared/amend-booking.ts';
import { isGone } from '../shared/change-booking.ts';
import { noHold } from './hold-seats.ts';
import { holdEvent } from '../shared/order.events.ts';
import { releaseClaim } from '../seats/seat-claims.ts';

/**
 * The member turns away from paying: the seats go back at once. While a payment is on its way they stay held,
 * because it may still succeed. @throws DomainError cart_not_found
 */
export const releaseOrderHold = async (
  context: BookingContext,
  mem_id: string,
  cart_id: string,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const booking = await find();
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  if (booking.txn_type !== TxnType.Confirmed) return;
  await releaseClaim(context, booking);
  await amendBooking(context, find, (current) =>
    current.txn_type === TxnType.Confirmed && current.hold_expires_at
      ? { set: noHold, events: [holdEvent('hold-released', current)] }
      : null,
  );
};
