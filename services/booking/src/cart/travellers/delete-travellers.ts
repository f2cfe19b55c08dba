import { deleteFiles } from '../../documents/index.ts';
import { giveBackUnconfirmed } from '../../inventory/index.ts';
import {
  anonymous,
  type BookingAddress,
  changeOwnBooking,
  findOwn,
  inDeletionOrder,
  isGone,
  lastAgreement,
  type PlainBooking,
  termsOf,
  unconfirmed,
  unconfirmedEvents,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';

/**
 * Deletes the travellers (ORDER-4): `names` takes the travellers off the order, `all` the order itself with contact and
 * documents. A confirmed booking falls back to N and gives its seats back. Where nothing is left to delete it succeeds.
 * @throws DomainError cart_not_found, order_not_found, txn_type_invalid
 */
export const deleteTravellers = async (
  context: CartContext,
  address: BookingAddress,
  what: 'names' | 'all',
  mem_id: string,
): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, address);
  // Old clients delete the row first and its parts afterwards; the parts went with the row.
  if (found && isGone(found)) return;
  let removed: PlainBooking['files'] = [];
  const { before, after } = await changeOwnBooking(
    context,
    mem_id,
    address,
    'reset-travellers',
    (booking, at) => {
      removed = what === 'all' ? inDeletionOrder(booking.files) : [];
      const agreement = lastAgreement(booking);
      const deleted =
        what === 'all'
          ? { ...anonymous, order_id: null, agreement: null }
          : { travellers: [], draft: null, agreement: agreement && termsOf(agreement) };
      return {
        set: { ...unconfirmed, ...deleted },
        events: unconfirmedEvents('changed', booking, at.version),
      };
    },
  );
  await giveBackUnconfirmed(context, { before, after });
  await deleteFiles(context, removed);
};
