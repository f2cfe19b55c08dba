import { TxnType, type bookingCalls } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { isDuplicateKey, nextId, DomainError } from '@narae/service-kit';
import type { z } from 'zod';
import type { BookingContext } from '../context.ts';
import { readSeatsFor } from '../catalogue/catalogue.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { productViolation, selectionViolation } from '../domain/selection.rules.ts';
import { cartEvent } from '../shared/cart.events.ts';
import { productOf } from '../catalogue/find-product.ts';
import { checkedPrice } from './check-price.ts';
import { assertRule } from '../shared/assert-rule.ts';
import { optionLines, roomLines } from './selection-lines.ts';
import type { Shopper } from '../shared/shopper.ts';

type CartRecord = z.output<typeof bookingCalls.mycartInsert.input>;

/**
 * Puts a product in the cart, after every check of spec §5 in its order; the prices are the server's own.
 * @throws DomainError product_not_found, product_*, option_unknown, hotel_unknown, prod_cnt_fail, no_inventory,
 *   seats_not_enough, package_cnt_mismatch, room_even_only, hotel_personnel_mismatch, cart_duplicate,
 *   price_changed, payment_cap_exceeded
 */
export const addToCart = async (
  context: BookingContext,
  record: CartRecord,
  shopper: Shopper,
): Promise<string> => {
  const product = await productOf(context, record.prod_id);
  assertRule(productViolation(product, seoulDay(context.now())));

  const { adult_cnt, teen_cnt, children_cnt, child_cnt } = record;
  const selection = {
    party: { adult_cnt, teen_cnt, children_cnt, child_cnt },
    options: await optionLines(context, product, record.options),
    rooms: await roomLines(context, product, record.hotels),
  };
  assertRule(selectionViolation(product, selection, await readSeatsFor(context.ledgers, product.prod_id)));

  if (await isInCart(context, product.prod_id, shopper.mem_id)) throw new DomainError('cart_duplicate');
  await checkedPrice(context, product, selection, shopper, record);

  const cart_id = await nextId(context.store, 'CART');
  await insertRow(context, {
    ...newRow(context.now()),
    ...selection,
    cart_id,
    mem_id: shopper.mem_id,
    prod_id: product.prod_id,
    lan_tp: shopper.lanTp,
    documents: product.documents,
  });
  return cart_id;
};

/** Whether the member has an unpaid row of the product (decisions: rejected among N and T rows only). */
export const isInCart = async (context: BookingContext, prod_id: string, mem_id: string): Promise<boolean> =>
  (await context.bookings.exists({ mem_id, prod_id, open: true })) !== null;

const newRow = (now: Date) => ({
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

/** The unique index is the judge: of two at once, one row comes to be. */
const insertRow = async (context: BookingContext, row: PlainBooking): Promise<void> => {
  try {
    await context.bookings.create({ ...row, outbox: [cartEvent('added', row, row.version)] });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('cart_duplicate');
    throw error;
  }
  context.relay.nudge();
};
