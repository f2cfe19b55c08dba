import { TxnType } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findByOrder } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { adminEntry } from '../shared/admin-entry.ts';
import { changeMade } from '../shared/order-change.events.ts';
import { otherNames, type NewName } from './change-names.ts';

/**
 * An administrator corrects a traveller's name on a paid order: without a fee, also after the lock date and at a concert. It is in
 * the audit log, without the name, and in the order's timeline (REFUND-5).
 * @throws DomainError order_not_found | txn_type_invalid | traveller_cnt_mismatch | no_change | version_conflict
 */
export const correctName = async (
  context: BookingContext,
  by: string,
  order_id: string,
  name: NewName,
): Promise<void> => {
  const find = () => findByOrder(context.bookings, order_id);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    if (booking.txn_type !== TxnType.Paid && booking.txn_type !== TxnType.CancelRequested)
      throw new DomainError('txn_type_invalid');
    const names = otherNames(booking, [name]);
    const entry = { by, action: 'name-corrected', kind: 'booking', id: booking.cart_id } as const;
    return {
      ...changeMade(booking, { names }, { by: 'desk', at: now }),
      audit: [adminEntry(context, entry)],
    };
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
};
