import type { CustomTravelContext } from '../context.ts';
import type { PlainCustomTrip } from '../domain/custom-trip.ts';
import { type Booking, findAllOfProducts } from '../../kernel/index.ts';

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
export const newestRowOf = async (
  context: Pick<CustomTravelContext, 'bookings'>,
  trip: Trip,
): Promise<Booking | undefined> => (await rowsOfTrips(context, [trip])).get(trip.request_id);
