import type { TripFilters } from '@narae/contracts';
import type { TripSort } from '@narae/contracts/trip-limits';
import { convert, type DepartureFilters, isOnSale } from '@narae/rules';
import type { KeptDeparture, ListedTrip } from '../trip-book/trip-book.queries.ts';

/** A trip with the departure by which a list shows it. */
export interface Candidate {
  readonly trip: ListedTrip;
  readonly departure: KeptDeparture;
}

type PriceFilters = Pick<TripFilters, 'won_min' | 'won_max'>;

/** In the list's currency, as it is shown. */
type PriceOf = (candidate: Candidate) => number;

/** Of a trip's departures on sale, in their order, the first within the days that has the seats; else the first sold out. */
const departureWithin = (
  departures: readonly KeptDeparture[],
  { from = '', to = '9999-12-31', seats }: DepartureFilters,
): KeptDeparture | undefined => {
  const within = departures.filter(({ start_day }) => start_day >= from && start_day <= to);
  const first = within.find(({ remaining }) => remaining >= (seats ?? 1));
  return first ?? (seats === undefined ? within[0] : undefined);
};

/** By the departures that stand for the trips, or by those within the days and with the seats (CATALOG-2). */
export const candidatesOf = (
  trips: readonly ListedTrip[],
  departures: ReadonlyMap<string, readonly KeptDeparture[]> | null,
  filters: DepartureFilters,
): Candidate[] =>
  trips.flatMap((trip) => {
    const departure = departures ? departureWithin(departures.get(trip.trip_id) ?? [], filters) : trip;
    return departure ? [{ trip, departure }] : [];
  });

/** Bounds are rounded as prices are, so that a typed price finds that price. */
export const fitsPrice = (price: number, { won_min, won_max }: PriceFilters, dealBasR: number): boolean =>
  (won_min === undefined || price >= convert(won_min, dealBasR)) &&
  (won_max === undefined || price <= convert(won_max, dealBasR));

type Order = (one: Candidate, other: Candidate) => number;

const seatsOf = ({ departure }: Candidate): number => (isOnSale(departure) ? departure.remaining : 0);
const byShelf: Order = (one, other) => one.trip.shelf - other.trip.shelf;
const byDay: Order = ({ departure: one }, { departure: other }) =>
  one.start_day.localeCompare(other.start_day);
const byNumber: Order = ({ departure: one }, { departure: other }) => (one.prod_id < other.prod_id ? -1 : 1);
const closedLast: Order = (one, other) =>
  Number(one.departure.progress_yn === 'E') - Number(other.departure.progress_yn === 'E');

const ordered =
  (...orders: readonly Order[]): Order =>
  (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };

interface Ordering {
  readonly sort: TripSort | undefined;
  readonly priceOf: PriceOf;
  /** How well the words fit, by prod_id of the departure that stands; null without words. */
  readonly scores: ReadonlyMap<string, number> | null;
}

/** The order of lists, of words or of the asked sort; closed trips come last. */
export const orderOf = ({ sort, priceOf, scores }: Ordering): Order => {
  const byPrice: Order = (one, other) => priceOf(one) - priceOf(other);
  const scoreOf = ({ trip }: Candidate): number => scores?.get(trip.prod_id) ?? 0;
  const byScore: Order = (one, other) => scoreOf(other) - scoreOf(one);
  const sorts: Readonly<Record<TripSort, readonly Order[]>> = {
    soonest: [],
    price_up: [byPrice],
    price_down: [(one, other) => byPrice(other, one)],
    seats: [(one, other) => seatsOf(other) - seatsOf(one)],
  };
  if (sort) return ordered(closedLast, ...sorts[sort], byDay, byNumber);
  return scores ? ordered(closedLast, byScore, byShelf, byDay, byNumber) : ordered(byShelf, byDay, byNumber);
};
