import { TxnType, type bookingCalls } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError, isDuplicateKey, keptHours, keyAsStored, nextId } from '@narae/service-kit';
import type { z } from 'zod';
import { findProduct } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import type { ExpectedPrices } from '../domain/booking-price.rules.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { productViolation, selectionViolation } from '../domain/selection.rules.ts';
import { seatsLeftFor } from '../seats/count-seats.ts';
import { assertRule } from '../shared/assert-rule.ts';
import { cartEvent } from '../shared/cart.events.ts';
import type { Shopper } from '../shared/shopper.ts';
import { findMadeBy, findOpenRow, insertRow } from './cart.queries.ts';
import { checkedPrice } from './check-price.ts';
import { optionLines, roomLines } from './selection-lines.ts';

type CartRecord = z.output<typeof bookingCalls.mycartInsert.input>;

/**
 * Puts a product in the cart, after every check in the order of CART-2; the prices are the server's own (MONEY-7). Old
 * clients leave options or rooms out and send them line by line; confirmation checks the whole.
 * @param key Idempotency-Key of the call: where a process died after storing the row, the repeat is answered with it
 * @throws DomainError product_not_found, product_*, option_unknown, hotel_unknown, prod_cnt_fail, no_inventory,
 *   seats_not_enough, package_cnt_mismatch, room_even_only, hotel_personnel_mismatch, cart_duplicate,
 *   price_changed, payment_cap_exceeded
 */
export const addToCart = async (
  context: BookingContext,
  record: CartRecord,
  shopper: Shopper,
  key?: string,
): Promise<string> => {
  const made = key === undefined ? null : await rowMadeBy(context, shopper.mem_id, key);
  if (made) return made.cart_id;
  const product = await findProduct(context, record.prod_id);
  assertRule(productViolation(product, seoulDay(context.now())));

  const { adult_cnt, teen_cnt, children_cnt, child_cnt } = record;
  const selection = {
    party: { adult_cnt, teen_cnt, children_cnt, child_cnt },
    options: await optionLines(context, product, record.options ?? []),
    rooms: await roomLines(context, product, record.hotels ?? []),
  };
  const left = await seatsLeftFor(context, product.prod_id, shopper);
  const roomsMayLag = record.hotels === undefined;
  assertRule(selectionViolation(product, selection, left, { roomsMayLag }));

  if (await findInCart(context, product.prod_id, shopper.mem_id)) throw new DomainError('cart_duplicate');
  await checkedPrice(context, product, selection, shopper, expectedOf(record));

  const cart_id = await nextId(context.store, 'CART');
  await storeRow(context, {
    ...newRow(context.now()),
    ...selection,
    ...(key === undefined ? {} : { made_by: keyAsStored(key) }),
    cart_id,
    mem_id: shopper.mem_id,
    prod_id: product.prod_id,
    lan_tp: shopper.lanTp,
    documents: product.documents,
  });
  return cart_id;
};

/** The prices to compare: those of lines that follow one by one are an old client's forecast. */
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

/** The member's unpaid row of the product (CART-3). */
export const findInCart = (
  { bookings }: Pick<BookingContext, 'bookings'>,
  prod_id: string,
  mem_id: string,
): Promise<{ readonly cart_id: string } | null> => findOpenRow(bookings, mem_id, prod_id);

const rowMadeBy = ({ bookings, now }: BookingContext, mem_id: string, key: string) =>
  findMadeBy(bookings, mem_id, keyAsStored(key), new Date(now().getTime() - keptHours * 3_600_000));

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

/** Of two requests at once the unique index lets one through. */
const storeRow = async (context: BookingContext, row: PlainBooking): Promise<void> => {
  try {
    await insertRow(context.bookings, row, [cartEvent('added', row, row.version)]);
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('cart_duplicate');
    throw error;
  }
  context.relay.nudge();
};
