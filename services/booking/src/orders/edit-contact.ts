import { nextId } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { changeBooking } from '../shared/change-booking.ts';

type Contact = Partial<Pick<PlainBooking, 'buyername' | 'tel' | 'email' | 'area'>>;

/**
 * Saves e-mail, telephone, name or area of an order at once (spec §2 Order confirm), until it is paid.
 * @throws DomainError order_not_found, txn_type_invalid
 */
export const editContact = async (
  context: BookingContext,
  order_id: string,
  contact: Contact,
  mem_id: string,
): Promise<void> => {
  await changeBooking(context, mem_id, { order_id }, 'edit-contact', () => ({ set: contact }));
};

/**
 * Registers the order of a cart row with its contact: the first step of old clients; answers the order_id,
 * which a repeat finds again. @throws DomainError cart_not_found, txn_type_invalid
 */
export const registerOrder = async (
  context: BookingContext,
  cart_id: string,
  contact: Contact,
  mem_id: string,
): Promise<string> => {
  let order_id = '';
  await changeBooking(context, mem_id, { cart_id }, 'edit-contact', async (booking) => {
    order_id = booking.order_id ?? (await nextId(context.store, 'ORDER'));
    return { set: { ...contact, order_id } };
  });
  return order_id;
};
