import { TxnType, type BookableProduct, type OrderTicket } from '@narae/contracts';
import type { OrdersContext } from '../context.ts';
import { everPaidStates, inTravellerOrder, type PlainBooking } from '../../kernel/index.ts';
import { checkedInWith } from './check-in.rules.ts';
import { ticketSigner } from './ticket-keys.ts';
import { ticketNumbers } from './ticket-number.rules.ts';

/** The tickets of an order, in the order of its travellers; none before it is paid, void ones without a code (TICKET-1). */
export const ticketsOf = async (
  context: Pick<OrdersContext, 'ticketKeys' | 'config' | 'now'>,
  booking: PlainBooking,
  { prod_id, start_day: day }: Pick<BookableProduct, 'prod_id' | 'start_day'>,
): Promise<OrderTicket[]> => {
  if (!everPaidStates.includes(booking.txn_type)) return [];
  const numberOf = ticketNumbers(context.config.documentKey);
  const sign = await ticketSigner(context);
  const isVoid = booking.txn_type === TxnType.Cancelled;
  return booking.travellers.toSorted(inTravellerOrder).map((traveller) => {
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
