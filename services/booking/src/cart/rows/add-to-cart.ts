import { type BookableProduct, TxnType, bookingCalls } from '@narae/contracts';
import type { Price } from '@narae/rules';
import { DomainError, isDuplicateKey, nextId, inputAsStored, keyAsStored } from '@narae/service-kit';
import type { z } from 'zod';
import { findRate, findCatalogueProduct } from '../../catalog/index.ts';
import {
  type Agreement,
  checkCap,
  type ExpectedPrices,
  priceBy,
  pricesDiffer,
  priceSelection,
  type Selection,
  type Shopper,
  cartEvent,
  type PlainBooking,
  assertRule,
  productViolation,
  selectionViolation,
  withDrawn,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { insertRow, findMadeBy, findOpenRow } from './cart.queries.ts';
import { leftForBooking } from '../../inventory/index.ts';
import { optionLines, roomLines } from './selection-lines.ts';

/**
 * Prices a selection, compares the price with what the browser saw, and checks the cap (MONEY-7, MONEY-8).
 * @param agreement the terms of the booking; without one, prices are as of now (MONEY-6)
 * @throws DomainError price_changed, payment_cap_exceeded, exchange_rate_missing
 */
export const checkedPrice = async (
  context: CartContext,
  product: BookableProduct,
  selection: Selection,
  shopper: Pick<Shopper, 'currency' | 'lanTp'>,
  expected: ExpectedPrices = {},
  agreement: Agreement | null = null,
): Promise<Price> => {
  const { currency } = shopper;
  const price = agreement
    ? priceBy(agreement, selection)
    : priceSelection(product, selection, currency, await findRate(context, currency));
  if (pricesDiffer(expected, price)) throw new DomainError('price_changed');
  checkCap(price, shopper.lanTp);
  return price;
};

type NewRow = Pick<
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
 * Stores a row that was checked before; the unique index decides between simultaneous requests. @returns cart_id
 * @param drawn a number that the member drew ahead (ID-3)
 * @throws DomainError cart_duplicate where the member has an open row of the product (CART-3)
 */
export const putInCart = async (context: CartContext, about: NewRow, drawn?: string): Promise<string> => {
  const cart_id = drawn ?? (await nextId(context.store, 'CART'));
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

type CartRecord = z.output<typeof bookingCalls.mycartInsert.input>;

/**
 * Puts a product in the cart after the checks of CART-2, at the server's own prices (MONEY-7). Old clients send options
 * and rooms later, line by line; confirmation checks the whole.
 * @param key Idempotency-Key: a repeat is answered with the row it made, whatever became of it (CALL-5)
 * @throws DomainError product_not_found, product_*, option_unknown, hotel_unknown, prod_cnt_fail, no_inventory,
 *   seats_not_enough, package_cnt_mismatch, room_even_only, hotel_personnel_mismatch, cart_duplicate,
 *   price_changed, payment_cap_exceeded; idempotency_conflict where the key has put something else in the cart
 */
export const addToCart = async (
  context: CartContext,
  record: CartRecord,
  shopper: Shopper,
  key?: string,
): Promise<string> => {
  if (key === undefined) return putChecked(context, record, shopper);
  const { mem_id } = shopper;
  const made_by = keyAsStored(key);
  const made_from = inputAsStored({ mem_id, call: bookingCalls.mycartInsert.name, key, input: record });
  try {
    return await putChecked(context, record, shopper, { made_by, made_from });
  } catch (error) {
    // Looked up only now: a key that was used before cannot store a row again.
    const made = await findMadeBy(context.bookings, mem_id, made_by);
    if (!made) throw error;
    if ((made.made_from ?? made_from) !== made_from) throw new DomainError('idempotency_conflict');
    return made.cart_id;
  }
};

const putChecked = (
  context: CartContext,
  record: CartRecord,
  shopper: Shopper,
  maker: Pick<PlainBooking, 'made_by' | 'made_from'> = {},
): Promise<string> =>
  withDrawn(context, { prefix: 'CART', named: record.cart_id, mem_id: shopper.mem_id }, (drawn) =>
    putNumbered(context, record, shopper, maker, drawn),
  );

const putNumbered = async (
  context: CartContext,
  record: CartRecord,
  shopper: Shopper,
  maker: Pick<PlainBooking, 'made_by' | 'made_from'>,
  drawn: string | undefined,
): Promise<string> => {
  const product = await findCatalogueProduct(context, record.prod_id);
  assertRule(productViolation(product, context.now()));

  const { adult_cnt, teen_cnt, children_cnt, child_cnt } = record;
  const selection = {
    party: { adult_cnt, teen_cnt, children_cnt, child_cnt },
    options: await optionLines(context, product, record.options ?? []),
    rooms: await roomLines(context, product, record.hotels ?? []),
  };
  const left = await leftForBooking(context, product.prod_id, shopper);
  const roomsMayLag = record.hotels === undefined;
  assertRule(selectionViolation(product, selection, left, { roomsMayLag }));

  try {
    await checkedPrice(context, product, selection, shopper, expectedOf(record));
  } catch (error) {
    // Reported before price errors (CART-2); where the price is right, storing the row fails.
    if (await findInCart(context, product.prod_id, shopper.mem_id)) throw new DomainError('cart_duplicate');
    throw error;
  }

  const { mem_id, lanTp: lan_tp } = shopper;
  const { prod_id, documents } = product;
  return putInCart(context, { ...selection, ...maker, mem_id, prod_id, lan_tp, documents }, drawn);
};

/** Old clients' prices are a forecast where lines follow one by one. */
const expectedOf = ({
  cost_price,
  option_price,
  hotel_price,
  options,
  hotels,
}: CartRecord): ExpectedPrices => ({
  cost_price,
  option_price: options && option_price,
  hotel_price: hotels && hotel_price,
});

export const findInCart = (
  { bookings }: Pick<CartContext, 'bookings'>,
  prod_id: string,
  mem_id: string,
): Promise<{ readonly cart_id: string } | null> => findOpenRow(bookings, mem_id, prod_id);
