import { TxnType, type OrderTicket } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import { everPaidStates } from '../domain/booking-state.rules.ts';
import { checkedInWith } from '../domain/check-in.rules.ts';
import { inTravellerOrder } from '../domain/travellers.rules.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { ticketSigner } from './ticket-keys.ts';
import { ticketNumbers } from './ticket-number.rules.ts';

/**
 * The tickets of a member's order, in the order of its travellers; none before it is paid (TICKET-1).
 * @throws DomainError order_not_found
 */
export const listTickets = async (
  context: Pick<BookingContext, 'bookings' | 'products' | 'ticketKeys' | 'config' | 'now'>,
  order_id: string,
  mem_id: string,
): Promise<OrderTicket[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found');
  if (!everPaidStates.includes(booking.txn_type)) return [];
  const { prod_id, start_day: day } = await findProduct(context, booking.prod_id);
  const numberOf = ticketNumbers(context.config.documentKey);
  const sign = await ticketSigner(context);
  const isVoid = booking.txn_type === TxnType.Cancelled;
  return [...booking.travellers].sort(inTravellerOrder).map((traveller) => {
    const { rv_mem_id, mem_type, sort_order, mem_nm } = traveller;
    const ticket_no = numberOf(booking, traveller);
    const used = checkedInWith(booking, ticket_no);
    return {
      rv_mem_id,
      mem_type,
      sort_order,
      mem_nm,
      ticket_no,
      token: isVoid ? '' : sign({ ticket_no, prod_id, day }),
      state: isVoid ? 'void' : used ? 'used' : 'valid',
      used_at: used?.at.toISOString() ?? '',
    };
  });
};
