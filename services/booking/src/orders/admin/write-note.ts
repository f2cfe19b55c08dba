import { randomUUID } from 'node:crypto';
import { MOST_NOTES } from '@narae/contracts/order-admin-limits';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { adminEntry, findByOrder } from '../../kernel/index.ts';
import { addNote } from './order-admin.queries.ts';

/**
 * Notes something about an order for the desk alone (ORDER-17). It is no change of the order: nobody who is about to change
 * it has to look again.
 * @param by mem_id of the administrator
 * @throws DomainError order_not_found, order_notes_most
 */
export const writeNote = async (
  context: Pick<OrdersContext, 'bookings' | 'now'>,
  { order_id, text }: { readonly order_id: string; readonly text: string },
  by: string,
): Promise<void> => {
  const { bookings } = context;
  const booking = await findByOrder(bookings, order_id);
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  const note = { note_id: randomUUID(), by, at: context.now(), text };
  const entry = adminEntry(context, { by, action: 'note-written', kind: 'booking', id: booking.cart_id });
  if (!(await addNote(bookings, order_id, note, { entry, most: MOST_NOTES })))
    throw new DomainError('order_notes_most');
};
