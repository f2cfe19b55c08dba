import type { BookableProduct, CartDate } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import {
  findCatalogueProduct,
  findOtherDates,
  findProduct,
  findProducts,
  findRate,
} from '../../catalog/index.ts';
import { giveBackUnconfirmed, leftForBooking, leftForEach, nothingLeft } from '../../inventory/index.ts';
import {
  assertRule,
  atTodaysPrices,
  type Booking,
  type BookingAddress,
  cartEvent,
  changeOwnBooking,
  checkCap,
  daysOf,
  type ExpectedPrices,
  findOwn,
  holdEvent,
  hotelsViolation,
  isGone,
  optionsViolation,
  otherTripStop,
  priceSelection,
  productViolation,
  type Selection,
  type SelectionLeft,
  selectionViolation,
  type Shopper,
  unconfirmed,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { checkedPrice } from './add-to-cart.ts';

/**
 * Party, extras and rooms of a row on another date, at today's prices there. @param left what the row may count on
 * @throws DomainError option_unknown, hotel_unknown, no_inventory, seats_not_enough, option_sold_out, option_not_enough
 */
const selectionOn = (product: BookableProduct, row: Booking, left: SelectionLeft): Selection => {
  assertRule(optionsViolation(product, row.options) ?? hotelsViolation(product, row.rooms));
  const selection = atTodaysPrices(product, row);
  assertRule(selectionViolation(product, selection, left));
  return selection;
};

/** What stands against it, in the shopper's language; empty where nothing does. */
const stopOf = (check: () => void, { lanTp }: Shopper): string => {
  try {
    check();
    return '';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return errorText(lanTp, error.key, error.params);
  }
};

/**
 * The next dates on sale of a row's trip and package size, each with what the row costs there today, and why it cannot be
 * changed to it (CART-13); none of a product without a trip. @throws DomainError cart_not_found, exchange_rate_missing
 */
export const listDates = async (
  context: CartContext,
  address: BookingAddress,
  shopper: Shopper,
): Promise<CartDate[]> => {
  const booking = await findOwn(context.bookings, shopper.mem_id, address);
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  const others = await findOtherDates(context, await findProduct(context, booking.prod_id), 'sale');
  const numbers = others.map(({ prod_id }) => prod_id);
  const lefts = await leftForEach(context, numbers, booking);
  const { currency, lanTp } = shopper;
  const rate = await findRate(context, currency);
  const withRooms = new Map(
    (await findProducts(context, numbers)).map((product) => [product.prod_id, product]),
  );
  return numbers.flatMap((prod_id): CartDate[] => {
    const product = withRooms.get(prod_id);
    if (!product) return [];
    const left = lefts.get(prod_id) ?? nothingLeft;
    const price = priceSelection(product, atTodaysPrices(product, booking), currency, rate);
    const check = (): void => {
      selectionOn(product, booking, left);
      checkCap(price, lanTp);
    };
    return [
      {
        ...daysOf(product),
        seats_left: left.seats,
        stop: stopOf(check, shopper),
        currency,
        cost_price: price.cost,
        option_price: price.option,
        hotel_price: price.hotel,
        total_price: price.total,
      },
    ];
  });
};

/**
 * Changes an unpaid row to another date of its trip and size (CART-13), with its party, extras, rooms, travellers and
 * documents; a confirmed row goes back to N, its seats at the old date return, and the price is today's of the new one.
 * @throws DomainError cart_not_found, txn_type_invalid, version_conflict, cart_duplicate (that date is in the cart),
 *   move_other_trip, move_other_size, product_*, price_changed, payment_cap_exceeded, and those of `selectionOn`
 */
export const changeDate = async (
  context: CartContext,
  address: BookingAddress,
  { prod_id, expected }: { readonly prod_id: string; readonly expected: ExpectedPrices },
  shopper: Shopper,
): Promise<void> => {
  const changed = await changeOwnBooking(context, shopper.mem_id, address, 'modify', async (booking, at) => {
    if (booking.prod_id === prod_id) return null;
    const from = await findProduct(context, booking.prod_id);
    const to = await findCatalogueProduct(context, prod_id);
    const stop = otherTripStop(from, to);
    if (stop) throw new DomainError(stop, { field: 'prod_id' });
    assertRule(productViolation(to, at.now));
    const selection = selectionOn(to, booking, await leftForBooking(context, prod_id, booking));
    await checkedPrice(context, to, selection, shopper, expected);
    return {
      set: {
        ...unconfirmed,
        agreement: null,
        prod_id,
        options: [...selection.options],
        rooms: [...selection.rooms],
        documents: to.documents,
      },
      events: [
        ...(booking.hold_expires_at ? [holdEvent('hold-released', booking)] : []),
        cartEvent('changed', { ...booking, prod_id }, at.version),
      ],
    };
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new DomainError('cart_duplicate', { field: 'prod_id' }) : error;
  });
  await giveBackUnconfirmed(context, changed);
};
