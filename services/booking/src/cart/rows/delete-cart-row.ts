import { DomainError } from '@narae/service-kit';
import { deleteFiles } from '../../documents/index.ts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  anonymous,
  changeOwnBooking,
  type Decide,
  findOwn,
  inDeletionOrder,
  noHold,
  type PlainBooking,
  transitions,
  unconfirmedEvents,
  unpaidStates,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';

/**
 * Takes a row out of the cart. An unpaid one ends: its seats go back, its travellers and documents are
 * deleted. A paid one leaves only the cart. A row on its way to payment stays. A repeat succeeds (CART-10).
 * @throws DomainError cart_not_found, common_delete_fail
 */
export const deleteCartRow = async (context: CartContext, cart_id: string, mem_id: string): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, { cart_id });
  if (found && !found.in_cart) return;
  if (found && transitions[found.txn_type].remove === undefined)
    throw new DomainError('common_delete_fail', { status: 409 });

  let removed: PlainBooking['files'] = [];
  const remove: Decide = (booking, at) => {
    const unpaid = unpaidStates.includes(booking.txn_type);
    removed = unpaid ? inDeletionOrder(booking.files) : [];
    return {
      set: { in_cart: false, open: false, ...(unpaid ? { ...anonymous, ...noHold } : {}) },
      events: unconfirmedEvents('removed', booking, at.version),
    };
  };
  const { before } = await changeOwnBooking(context, mem_id, { cart_id }, 'remove', remove, found);
  if (!unpaidStates.includes(before.txn_type)) return;
  // Seats are held for orders only, and a row that never was one has none to give back.
  if (before.order_id !== null) await giveBackHold(context, before);
  await deleteFiles(context, removed);
};
