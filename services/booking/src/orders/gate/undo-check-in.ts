import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { checkedInWith } from '../tickets/tickets.rules.ts';
import {
  adminEntry,
  type Booking,
  type Change,
  changeBooking,
  findBooking,
  orderStepEvent,
} from '../../kernel/index.ts';
import { loadGuests } from './gate-lists.ts';

interface Undo {
  readonly prod_id: string;
  readonly ticket_no: string;
  readonly reason: string;
}

const withoutCheckIn = (
  context: OrdersContext,
  booking: Booking,
  { ticket_no, reason }: Undo,
  { by, at }: { readonly by: string; readonly at: Date },
): Change => {
  const first = checkedInWith(booking, ticket_no);
  if (!first) throw new DomainError('ticket_not_used');
  const { rv_mem_id } = first;
  const changes = [{ field: 'rv_mem_id', from: rv_mem_id, to: '' }];
  const id = booking.cart_id;
  return {
    set: {
      check_ins: (booking.check_ins ?? []).map((scan) =>
        scan.ticket_no === ticket_no && !scan.undone ? { ...scan, undone: { at, by, reason } } : scan,
      ),
      history: (booking.history ?? []).filter(
        ({ what, about }) => what !== 'checked-in' || about !== rv_mem_id,
      ),
    },
    events: [orderStepEvent('checked-in', booking, rv_mem_id)],
    audit: [adminEntry(context, { by, action: 'check-in-undone', kind: 'booking', id, changes })],
  };
};

/**
 * Takes a check-in back; the next scan is the first again (TICKET-4). @param by mem_id of the administrator
 * @throws DomainError ticket_not_found, ticket_not_used, version_conflict
 */
export const undoCheckIn = async (context: OrdersContext, undo: Undo, by: string): Promise<void> => {
  const guests = await loadGuests(context, [undo.prod_id]);
  const guest = guests.find(({ ticket_no }) => ticket_no === undo.ticket_no);
  if (!guest) throw new DomainError('ticket_not_found', { field: 'ticket_no' });
  const changed = await changeBooking(
    context,
    () => findBooking(context.bookings, guest.order.cart_id),
    (booking, { now }) => withoutCheckIn(context, booking, undo, { by, at: now }),
  );
  if (!changed) throw new DomainError('ticket_not_found', { field: 'ticket_no' });
};
