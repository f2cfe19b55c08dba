import { bookingCalls } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError, inputAsStored, keyAsStored } from '@narae/service-kit';
import type { z } from 'zod';
import { findCatalogueProduct } from '../../catalog/index.ts';
import { seatsLeftFor } from '../../inventory/index.ts';
import {
  assertRule,
  type ExpectedPrices,
  type PlainBooking,
  productViolation,
  selectionViolation,
  type Shopper,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { findMadeBy, findOpenRow } from './cart.queries.ts';
import { checkedPrice } from './check-price.ts';
import { putInCart } from './put-in-cart.ts';
import { optionLines, roomLines } from './selection-lines.ts';

type CartRecord = z.output<typeof bookingCalls.mycartInsert.input>;

/**
 * Puts a product in the cart, after every check in the order of CART-2; the prices are the server's own (MONEY-7). Old
 * clients leave options or rooms out and send them line by line; confirmation checks the whole.
 * @param key Idempotency-Key of the call: the row remembers it, and a repeat is answered with the row, whatever became of it (CALL-5)
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
    // Looked for only now: of a key that was used before, the row cannot be stored again.
    const made = await findMadeBy(context.bookings, mem_id, made_by);
    if (!made) throw error;
    if ((made.made_from ?? made_from) !== made_from) throw new DomainError('idempotency_conflict');
    return made.cart_id;
  }
};

const putChecked = async (
  context: CartContext,
  record: CartRecord,
  shopper: Shopper,
  maker: Pick<PlainBooking, 'made_by' | 'made_from'> = {},
): Promise<string> => {
  const product = await findCatalogueProduct(context, record.prod_id);
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

  try {
    await checkedPrice(context, product, selection, shopper, expectedOf(record));
  } catch (error) {
    // Said before a price is (CART-2); where the price is right, the row itself is rejected.
    if (await findInCart(context, product.prod_id, shopper.mem_id)) throw new DomainError('cart_duplicate');
    throw error;
  }

  return putInCart(context, {
    ...selection,
    ...maker,
    mem_id: shopper.mem_id,
    prod_id: product.prod_id,
    lan_tp: shopper.lanTp,
    documents: product.documents,
  });
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
  { bookings }: Pick<CartContext, 'bookings'>,
  prod_id: string,
  mem_id: string,
): Promise<{ readonly cart_id: string } | null> => findOpenRow(bookings, mem_id, prod_id);
