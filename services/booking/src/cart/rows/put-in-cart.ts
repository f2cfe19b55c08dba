import { TxnType } from '@narae/contracts';
import { DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import { cartEvent, type PlainBooking } from '../../kernel/index.ts';
import { insertRow } from './cart.queries.ts';

/** What a new row of the cart is about. */
export type NewRow = Pick<
  PlainBooking,
  'mem_id' | 'prod_id' | 'lan_tp' | 'party' | 'options' | 'rooms' | 'documents'
> &
  Partial<Pick<PlainBooking, 'made_by' | 'made_from' | 'tel' | 'email'>>;

const empty = (now: Date) => ({
  order_id: null,
  txn_type: TxnType.NeedsTravellers,
  version: 1,
  in_cart: true,
  open: true,
  buyername: '',
  tel: '',
  email: '',
  area: '',
  travellers: [],
  files: [],
  price: null,
  hold_expires_at: null,
  hold_started_at: null,
  hold_extended: false,
  payments: [],
  reg_date: now,
  mod_date: now,
});

/**
 * Stores a row of the cart that needs travellers; whether it may be put there was judged before. Of two requests at once
 * the unique index lets one through.
 * @returns cart_id
 * @throws DomainError cart_duplicate where the member has an open row of the product (CART-3)
 */
export const putInCart = async (context: CartContext, about: NewRow): Promise<string> => {
  const cart_id = await nextId(context.store, 'CART');
  const row: PlainBooking = { ...empty(context.now()), ...about, cart_id };
  const outbox = [cartEvent('added', row, row.version)];
  try {
    const _id = await insertRow(context.bookings, row, outbox);
    context.relay.nudge({ model: context.bookings, document: { _id, outbox } });
    return cart_id;
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('cart_duplicate');
    throw error;
  }
};
