import { DomainError } from '@narae/service-kit';
import { isValid } from '../domain/custom-trip-state.rules.ts';
import { putInCart } from '../../cart/index.ts';
import { findRefundTerms, storeProduct } from '../../catalog/index.ts';
import { isGone, type Booking, findAllOfProducts } from '../../kernel/index.ts';
import { customProduct } from '../domain/custom-product.rules.ts';
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.ts';
import type { CustomTravelContext } from '../context.ts';
import { findUnbooked, markBooked } from '../domain/custom-trip.queries.ts';

/** A quote is accepted once: its product never changes. */
const onlyVersion = 1;

/**
 * Makes an accepted quote a product of its member's own with as many seats as it has people, and its row of the cart
 * (CUSTOM-4). Every step may be repeated: whatever a process that died has left is found and finished.
 * @param again whether a row that the member deleted unpaid is made once more
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
    // Accepted twice at once: the other one has made the row.
    const row =
      error instanceof DomainError && error.key === 'cart_duplicate' && (await newestRowOf(context, trip));
    if (!row) throw error;
    return row.cart_id;
  }
};

/** Requests dealt with in one turn of the job. */
const atOnce = 100;

/** Makes the rows of the cart that a process which died owes to accepted quotes. @returns how many */
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

/** The newest row of the cart, or order, of each accepted request, by request_id. */
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
  // Newest first: what is set last is kept.
  return new Map(rows.toReversed().map((row) => [row.prod_id, row]));
};

/** The newest row of an accepted request; none before it was made. */
const newestRowOf = async (
  context: Pick<CustomTravelContext, 'bookings'>,
  trip: Trip,
): Promise<Booking | undefined> => (await rowsOfTrips(context, [trip])).get(trip.request_id);
