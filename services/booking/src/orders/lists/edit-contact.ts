import type { OrdersContext } from '../context.ts';
import { changeOwnBooking, type PlainBooking } from '../../kernel/index.ts';

/** What can be corrected on an order. */
export type Contact = Partial<Pick<PlainBooking, 'buyername' | 'tel' | 'tel_kind' | 'email' | 'area'>>;

/** The contact of a documented order record, whose other fields are not believed (CALL-4). */
export const contactOf = ({ buyername, tel, tel_kind, email, area }: Unsure<Contact>): Contact =>
  Object.fromEntries(
    Object.entries({ buyername, tel, tel_kind, email, area }).filter(([, value]) => value !== undefined),
  );

type Unsure<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/**
 * Saves e-mail, telephone, name or area of an order at once, until it is paid (ORDER-3).
 * @throws DomainError order_not_found, txn_type_invalid
 */
export const editContact = async (
  context: OrdersContext,
  order_id: string,
  contact: Contact,
  mem_id: string,
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { order_id }, 'edit-contact', () => ({ set: contact }));
};
