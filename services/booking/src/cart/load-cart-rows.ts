import type { BookingContext } from '../context.ts';
import type { Booking } from '../shared/booking.model.ts';
import { findProducts, readRates, readRemaining } from '../catalogue/catalogue.queries.ts';
import { shownPrice } from '../domain/booking-price.rules.ts';
import type { CartRow } from './cart-item.view.ts';
import { rateIn } from '../catalogue/find-product.ts';
import type { Shopper } from '../shared/shopper.ts';

/**
 * Gathers what bookings are shown from, in one query per kind. Confirmed rows keep their frozen price and
 * currency; the others are priced as of now in the shopper's currency.
 * @throws DomainError exchange_rate_missing while no rate is known
 */
export const showBookings = async (
  context: BookingContext,
  bookings: readonly Booking[],
  { currency, lanTp }: Omit<Shopper, 'mem_id'>,
): Promise<CartRow[]> => {
  if (bookings.length === 0) return [];
  const prod_ids = [...new Set(bookings.map((booking) => booking.prod_id))];
  const [products, remaining, rates] = await Promise.all([
    findProducts(context.products, prod_ids),
    readRemaining(context.ledgers, prod_ids),
    readRates(context.rates),
  ]);
  const rate = rateIn(rates, currency);
  return bookings.flatMap((booking): CartRow[] => {
    const product = products.find((candidate) => candidate.prod_id === booking.prod_id);
    if (!product) return [];
    return [
      {
        booking,
        product,
        price: shownPrice(booking, product, currency, rate),
        remaining: remaining.get(booking.prod_id) ?? 0,
        lanTp,
        cnhRate: rates.CNH ?? 0,
      },
    ];
  });
};
