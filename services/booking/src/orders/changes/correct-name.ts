import { TxnType } from '@narae/contracts';
import type { NameReason } from '@narae/contracts/order-admin-limits';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { adminEntry, changeBooking, changeMade, findByOrder } from '../../kernel/index.ts';
import { otherNames, type NewName } from './change-names.ts';

/** A traveller's name as it is to be, the one it is to replace, and why. */
export interface NameCorrection extends NewName {
  readonly seen_nm: string;
  readonly reason: NameReason;
}

/**
 * An administrator corrects a traveller's name on a paid order: without a fee, also after the lock date and at a concert. It is in
 * the audit log with its reason, without the name, and in the order's timeline (REFUND-5).
 * @throws DomainError order_not_found | txn_type_invalid | papers_changed (the name is not the one that was seen) | traveller_cnt_mismatch | no_change | version_conflict
 */
export const correctName = async (
  context: OrdersContext,
  by: string,
  order_id: string,
  { seen_nm, reason, ...name }: NameCorrection,
): Promise<void> => {
  const find = () => findByOrder(context.bookings, order_id);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    if (booking.txn_type !== TxnType.Paid && booking.txn_type !== TxnType.CancelRequested)
      throw new DomainError('txn_type_invalid');
    const person = booking.travellers.find(({ rv_mem_id }) => rv_mem_id === name.rv_mem_id);
    if (person && person.mem_nm !== seen_nm) throw new DomainError('papers_changed', { field: 'seen_nm' });
    const names = otherNames(booking, [name]);
    const changes = [
      { field: 'traveller', from: '', to: name.rv_mem_id },
      { field: 'name_reason', from: '', to: reason },
    ];
    const entry = { by, action: 'name-corrected', kind: 'booking', id: booking.cart_id, changes } as const;
    return {
      ...changeMade(booking, { names }, { by: 'desk', at: now }),
      audit: [adminEntry(context, entry)],
    };
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
};
