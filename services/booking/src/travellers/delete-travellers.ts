import type { BookingContext } from '../context.ts';
import { findOwn, type BookingAddress } from '../shared/booking.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { splitByParty } from '../domain/travellers.rules.ts';
import { fallbackEvents } from '../shared/cart.events.ts';
import { changeBooking, isGone, unconfirmed } from '../shared/change-booking.ts';
import { afterFallback, forgetFiles } from '../documents/delete-files.ts';

/** What a booking without travellers' personal data looks like. */
export const anonymous = {
  travellers: [],
  files: [],
  buyername: '',
  tel: '',
  email: '',
  area: '',
} satisfies Partial<PlainBooking>;

/** Of nobody: everything is removed, highest index first. */
const nobody = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

/** The documents of a booking in the order in which they are deleted (spec §4: highest index first). */
export const inDeletionOrder = (files: PlainBooking['files']): PlainBooking['files'] =>
  splitByParty(nobody, files).removed;

/**
 * "Delete customer info": `names` takes the travellers off the order, `all` the order itself with contact and
 * documents. A confirmed booking falls back to N and gives its seats back. Nothing to forget is no mistake.
 * @throws DomainError cart_not_found, order_not_found, txn_type_invalid
 */
export const forgetTravellers = async (
  context: BookingContext,
  address: BookingAddress,
  what: 'names' | 'all',
  mem_id: string,
): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, address);
  // Old clients delete the row first and its parts afterwards; the parts went with the row.
  if (found && isGone(found)) return;
  let removed: PlainBooking['files'] = [];
  const { before, after } = await changeBooking(
    context,
    mem_id,
    address,
    'reset-travellers',
    (booking, at) => {
      removed = what === 'all' ? inDeletionOrder(booking.files) : [];
      const forgotten = what === 'all' ? { ...anonymous, order_id: null } : { travellers: [] };
      return {
        set: { ...unconfirmed, ...forgotten },
        events: fallbackEvents('changed', booking, at.version),
      };
    },
  );
  await afterFallback(context, before, after);
  await forgetFiles(context, removed);
};
