import type { bookingCalls } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError, keptHours, keyAsStored } from '@narae/service-kit';
import type { z } from 'zod';
import { findCatalogueProduct } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import type { ExpectedPrices } from '../domain/booking-price.rules.ts';
import { productViolation, selectionViolation } from '../domain/selection.rules.ts';
import { seatsLeftFor } from '../seats/count-seats.ts';
import { assertRule } from '../shared/assert-rule.ts';
import type { Shopper } from '../shared/shopper.ts';
import { findMadeBy, findOpenRow } from './cart.queries.ts';
import { checkedPrice } from './check-price.ts';
import { putInCart } from './put-in-cart.ts';
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

  if (await findInCart(context, product.prod_id, shopper.mem_id)) throw new DomainError('cart_duplicate');
  await checkedPrice(context, product, selection, shopper, expectedOf(record));

  return putInCart(context, {
    ...selection,
    ...(key === undefined ? {} : { made_by: keyAsStored(key) }),
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
  { bookings }: Pick<BookingContext, 'bookings'>,
  prod_id: string,
  mem_id: string,
): Promise<{ readonly cart_id: string } | null> => findOpenRow(bookings, mem_id, prod_id);

const rowMadeBy = ({ bookings, now }: BookingContext, mem_id: string, key: string) =>
  findMadeBy(bookings, mem_id, keyAsStored(key), new Date(now().getTime() - keptHours * 3_600_000));
