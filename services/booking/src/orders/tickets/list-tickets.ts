import type { OrderTicket } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import { findOwn } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { ticketsOf } from './tickets-of.ts';

/**
 * The tickets of a member's order (TICKET-1).
 * @throws DomainError order_not_found
 */
export const listTickets = async (
  context: Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'ticketKeys' | 'config' | 'now'>,
  order_id: string,
  mem_id: string,
): Promise<OrderTicket[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found');
  return ticketsOf(context, booking, await findProduct(context, booking.prod_id));
};
