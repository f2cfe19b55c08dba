import { DomainError } from '@narae/service-kit';
import { isValid } from '../domain/custom-trip-state.rules.ts';
import { putInCart } from '../../cart/index.ts';
import { findRefundTerms, storeProduct } from '../../catalog/index.ts';
import { isGone, type Booking, findAllOfProducts } from '../../kernel/index.ts';
import { customProduct } from '../domain/custom-product.rules.ts';
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.model.ts';
import type { CustomTravelContext } from '../context.ts';
import { findUnbooked, markBooked } from '../domain/custom-trip.queries.ts';

/** A quote is accepted once, so its product never changes. */
const onlyVersion = 1;

/**
 * Makes the product of an accepted quote, with a seat for each person, and its cart row (CUSTOM-4). Each step is repeatable,
 * so that the job can finish after a crash. @param again makes a row that was deleted unpaid once more
 * @returns cart_id
 * @throws DomainError custom_quote_over where the row is gone and the quote's time is over
 */
export const bookTrip = async (
  context: CustomTravelContext,
  trip: PlainCustomTrip,
  { again: wanted }: { again: boolean },
): Promise<string> => {
  const { request_id, accepted_no } = trip;
  const quote = trip.quotes.find(({ quote_no }) => quote_no === accepted_no);
  if (!quote) throw new DomainError('custom_state');
  const row = await newestRowOf(context, trip);
  const again = wanted && row !== undefined && isGone(row);
  if (again && !isValid(quote, context.now())) throw new DomainError('custom_quote_over');
  const cart_id = row && !again ? row.cart_id : await makeRow(context, trip, quote);
  if (!trip.booked) await markBooked(context.customTrips, request_id);
  return cart_id;
};

const makeRow = async (
  context: CustomTravelContext,
  trip: PlainCustomTrip,
  quote: StoredQuote,
): Promise<string> => {
  const product = customProduct(trip, quote);
  const terms = await findRefundTerms(context, product.refund_schedule);
  await storeProduct(context, { ...product, ...terms }, onlyVersion);
  const { adult_cnt, teen_cnt, children_cnt, child_cnt, documents } = quote;
  try {
    return await putInCart(context, {
      mem_id: trip.mem_id,
      prod_id: trip.request_id,
      lan_tp: trip.lan_tp,
      party: { adult_cnt, teen_cnt, children_cnt, child_cnt },
      options: [],
      rooms: [],
      documents,
      tel: trip.wish.tel,
      email: trip.wish.email,
    });
  } catch (error) {
    // A simultaneous acceptance has made the row.
    const row =
      error instanceof DomainError && error.key === 'cart_duplicate' && (await newestRowOf(context, trip));
    if (!row) throw error;
    return row.cart_id;
  }
};

const atOnce = 100;

/** Makes cart rows that a crash prevented. @returns number of requests */
export const bookAccepted = async (context: CustomTravelContext): Promise<number> => {
  const turns = context.turnsOf('an accepted quote could not be put in the cart');
  return turns.each(
    await findUnbooked(context.customTrips, turns.waiting(), atOnce),
    ({ request_id }) => request_id,
    async (trip) => {
      await bookTrip(context, trip, { again: false });
    },
  );
};

type Trip = Pick<PlainCustomTrip, 'request_id' | 'mem_id' | 'accepted_no'>;

/** By request_id. */
export const rowsOfTrips = async (
  { bookings }: Pick<CustomTravelContext, 'bookings'>,
  trips: readonly Trip[],
): Promise<ReadonlyMap<string, Booking>> => {
  const accepted = trips.filter(({ accepted_no }) => accepted_no > 0);
  if (accepted.length === 0) return new Map();
  const rows = await findAllOfProducts(bookings, {
    mem_ids: [...new Set(accepted.map(({ mem_id }) => mem_id))],
    prod_ids: accepted.map(({ request_id }) => request_id),
  });
  // Newest first: the last one set wins.
  return new Map(rows.toReversed().map((row) => [row.prod_id, row]));
};

const newestRowOf = async (
  context: Pick<CustomTravelContext, 'bookings'>,
  trip: Trip,
): Promise<Booking | undefined> => (await rowsOfTrips(context, [trip])).get(trip.request_id);
