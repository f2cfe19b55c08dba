import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findOwn } from '../shared/booking.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { openStates, transitions } from '../domain/booking-state.rules.ts';
import { fallbackEvents } from '../shared/cart.events.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { anonymous, inDeletionOrder } from '../travellers/delete-travellers.ts';
import { noHold } from '../checkout/hold-seats.ts';
import { forgetFiles, releaseHold } from '../documents/delete-files.ts';

/**
 * Takes a row out of the cart. An unpaid one ends: its seats go back, its travellers and documents are
 * deleted. A paid one leaves only the cart (spec §4). A row on its way to payment stays. A repeat is no mistake.
 * @throws DomainError cart_not_found, common_delete_fail
 */
export const deleteCartRow = async (
  context: BookingContext,
  cart_id: string,
  mem_id: string,
): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, { cart_id });
  if (found && !found.in_cart) return;
  if (found && transitions[found.txn_type].remove === undefined)
    throw new DomainError('common_delete_fail', { status: 409 });

  let removed: PlainBooking['files'] = [];
  const { before } = await changeBooking(context, mem_id, { cart_id }, 'remove', (booking, at) => {
    const unpaid = openStates.includes(booking.txn_type);
    removed = unpaid ? inDeletionOrder(booking.files) : [];
    return {
      set: { in_cart: false, open: false, ...(unpaid ? { ...anonymous, ...noHold } : {}) },
      events: fallbackEvents('removed', booking, at.version),
    };
  });
  if (!openStates.includes(before.txn_type)) return;
  await releaseHold(context, before);
  await forgetFiles(context, removed);
};
