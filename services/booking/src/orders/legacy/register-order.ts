import { TxnType, type OrderDetail } from '@narae/contracts';
import { nextId } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import type { Contact } from '../lists/edit-contact.ts';
import { showOrder } from '../lists/list-orders.ts';
import { changeOwnBooking, type Shopper } from '../../kernel/index.ts';

/**
 * Registers the order of a cart row with its contact: the first step of old clients; answers the order_id, which a
 * repeat finds again. @throws DomainError cart_not_found, txn_type_invalid
 */
export const registerOrder = async (
  context: OrdersContext,
  cart_id: string,
  contact: Contact,
  mem_id: string,
): Promise<string> => {
  let order_id = '';
  await changeOwnBooking(context, mem_id, { cart_id }, 'edit-contact', async (booking) => {
    order_id = booking.order_id ?? (await nextId(context.store, 'ORDER'));
    return { set: { ...contact, order_id } };
  });
  return order_id;
};

/** An order once it is registered and in N or T: old clients ask whether to REGISTER or to MODIFY. */
export const showRegistered = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<OrderDetail[]> =>
  (await showOrder(context, cart_id, shopper)).filter(
    ({ order_id, txn_type }) =>
      order_id !== '' && (txn_type === TxnType.NeedsTravellers || txn_type === TxnType.Confirmed),
  );
