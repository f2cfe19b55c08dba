import type { BookableProduct, CartDate } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import { saidTimes } from '@narae/rules';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { findCatalogueProduct, findDatesOnSale, findProduct, findRate } from '../../catalog/index.ts';
import { giveBackUnconfirmed, seatsLeftFor, seatsLeftForEach } from '../../inventory/index.ts';
import {
  assertRule,
  type Booking,
  type BookingAddress,
  cartEvent,
  changeOwnBooking,
  checkCap,
  type ExpectedPrices,
  findOwn,
  holdEvent,
  isGone,
  priceSelection,
  productViolation,
  type Selection,
  selectionViolation,
  type Shopper,
  unconfirmed,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { checkedPrice } from './add-to-cart.ts';
import { optionLines, roomLines } from './selection-lines.ts';

/** Dates that are offered at once. */
const MOST_DATES = 24;

/** Party, extras and rooms of a row as they are chosen on another date, at that date's prices. */
const selectionOn = async (
  context: CartContext,
  product: BookableProduct,
  { party, options, rooms }: Booking,
): Promise<Selection> => ({
  party,
  options: await optionLines(context, product, options, options),
  rooms: await roomLines(context, product, rooms, rooms),
});

type Priced = Pick<CartDate, 'stop' | 'cost_price' | 'option_price' | 'hotel_price' | 'total_price'>;

/** What a row costs on a date, and why it cannot be changed to it; nothing is priced where a choice is not sold there. */
const priceOn = async (
  context: CartContext,
  product: BookableProduct,
  booking: Booking,
  {
    seats_left,
    rate,
    shopper,
  }: { readonly seats_left: number; readonly rate: number; readonly shopper: Shopper },
): Promise<Priced> => {
  const priced = { stop: '', cost_price: 0, option_price: 0, hotel_price: 0, total_price: 0 };
  try {
    const selection = await selectionOn(context, product, booking);
    const price = priceSelection(product, selection, shopper.currency, rate);
    const { cost: cost_price, option: option_price, hotel: hotel_price, total: total_price } = price;
    Object.assign(priced, { cost_price, option_price, hotel_price, total_price });
    assertRule(selectionViolation(product, selection, seats_left));
    checkCap(price, shopper.lanTp);
    return priced;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...priced, stop: errorText(shopper.lanTp, error.key, error.params) };
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
  const { prod_id: own } = booking;
  const { trip_id, package_cnt } = await findProduct(context, own);
  if (trip_id === undefined) return [];
  // One more, because its own date is left out.
  const found = await findDatesOnSale(context, { trip_id, package_cnt }, MOST_DATES + 1);
  const numbers = found.map(({ prod_id }) => prod_id).filter((prod_id) => prod_id !== own);
  const seats = await seatsLeftForEach(context, numbers, booking);
  const rate = await findRate(context, shopper.currency);
  return Promise.all(
    numbers.slice(0, MOST_DATES).map(async (prod_id): Promise<CartDate> => {
      const product = await findProduct(context, prod_id);
      const seats_left = seats.get(prod_id) ?? 0;
      return {
        prod_id,
        ymd_format: product.start_day,
        end_ymd_format: product.end_day,
        ...saidTimes(product),
        seats_left,
        currency: shopper.currency,
        ...(await priceOn(context, product, booking, { seats_left, rate, shopper })),
      };
    }),
  );
};

/** @throws DomainError move_other_trip, move_other_size, product_not_registered, product_deadline */
const assertSameTrip = (from: BookableProduct, to: BookableProduct, now: Date): void => {
  if (to.trip_id === undefined || to.trip_id !== from.trip_id)
    throw new DomainError('move_other_trip', { field: 'prod_id' });
  if (to.package_cnt !== from.package_cnt) throw new DomainError('move_other_size', { field: 'prod_id' });
  assertRule(productViolation(to, now));
};

/**
 * Changes an unpaid row to another date of its trip and size (CART-13), with its party, extras, rooms, travellers and
 * documents; a confirmed row goes back to N, its seats at the old date return, and the price is today's of the new one.
 * @throws DomainError cart_not_found, txn_type_invalid, version_conflict, cart_duplicate (that date is in the cart), those of
 *   `assertSameTrip`, and of `addToCart` from the seats on
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
    assertSameTrip(from, to, at.now);
    const selection = await selectionOn(context, to, booking);
    assertRule(selectionViolation(to, selection, await seatsLeftFor(context, prod_id, booking)));
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
