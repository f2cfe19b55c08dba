import type { TripCard, TripFilters, TripListInput, TripListSummary } from '@narae/contracts';
import { TRIPS_A_PAGE } from '@narae/contracts/trip-limits';
import { areDaysReversed, cheapestBed, convert, isByDeparture } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { pricedRooms } from '../product/product.rules.ts';
import { rankDestinations } from '../search/destinations.rules.ts';
import type { WordIndex } from '../search/word-index.ts';
import type { RoomsOf } from '../trip-book/trip-book.ts';
import type { ListedTrip } from '../trip-book/trip-book.queries.ts';
import { type Candidate, candidatesOf, fitsPrice, orderOf } from './narrow-trips.rules.ts';
import { readTripCards } from './trip-cards.ts';

export type TripLists = Pick<ProductsContext, 'products' | 'rateBook' | 'tripBook'> & {
  readonly words: WordIndex;
};

/** @throws DomainError day_order where the last day comes before the first one */
const checkDays = (filters: TripFilters): void => {
  if (areDaysReversed(filters)) throw new DomainError('day_order', { field: 'to' });
};

/** Trips in which every word occurs, with how well they fit; all of them, without scores, where there are no words. */
const findByWords = async (
  { tripBook, words }: TripLists,
  q: string,
): Promise<{ found: readonly ListedTrip[]; scores: ReadonlyMap<string, number> | null }> => {
  const trips = await tripBook.trips();
  if (q.trim() === '') return { found: trips, scores: null };
  const scores = await words.scores(trips, q);
  return { found: trips.filter(({ prod_id }) => scores.has(prod_id)), scores };
};

const createPriceOf =
  (roomsOf: RoomsOf, { currency }: TripFilters, dealBasR: number) =>
  ({ trip, departure: { origin_price } }: Candidate): number => {
    const rooms = pricedRooms(roomsOf(trip));
    const bed = cheapestBed({ ...trip, origin_price, rooms }, dealBasR, currency);
    return convert(origin_price, dealBasR) + convert(bed, dealBasR);
  };

const narrow = async (catalog: TripLists, filters: TripFilters) => {
  checkDays(filters);
  const { currency, q, prod_type, place } = filters;
  const [{ found, scores }, dealBasR, roomsOf, departures] = await Promise.all([
    findByWords(catalog, q),
    catalog.rateBook.current(currency),
    catalog.tripBook.rooms(),
    isByDeparture(filters) ? catalog.tripBook.departures() : null,
  ]);
  const priceOf = createPriceOf(roomsOf, filters, dealBasR);
  const ofCategory = found.filter((trip) => !prod_type || trip.prod_type === prod_type);
  const ofPlace = ofCategory.filter((trip) => !place || trip.place_ids.includes(place));
  const priced = filters.won_min !== undefined || filters.won_max !== undefined;
  const fitting = candidatesOf(ofPlace, departures, filters).filter(
    (candidate) => !priced || fitsPrice(priceOf(candidate), filters, dealBasR),
  );
  return { found, scores, ofCategory, fitting, priceOf, roomsOf, dealBasR };
};

/** The page after a trip, also where it has left the list since; from the beginning where it is not known. */
const pageAfter = (
  ordered: readonly Candidate[],
  after: Candidate | undefined,
  order: (one: Candidate, other: Candidate) => number,
): readonly Candidate[] => {
  const at = ordered.findIndex(({ trip }) => trip.trip_id === after?.trip.trip_id);
  if (at >= 0 || !after) return ordered.slice(at + 1, at + 1 + TRIPS_A_PAGE);
  return ordered.filter((candidate) => order(candidate, after) > 0).slice(0, TRIPS_A_PAGE);
};

/**
 * Trips, 24 a page, each by the departure that stands for it or, where days or seats are asked for, by the first one that
 * fits: on sale by day, then in preparation, then closed (CATALOG-2, CATALOG-17).
 * @throws DomainError day_order
 */
export const listTrips = async (
  catalog: TripLists,
  { sort, after, ...filters }: TripListInput,
): Promise<TripCard[]> => {
  const { fitting, found, scores, priceOf, roomsOf, dealBasR } = await narrow(catalog, filters);
  const order = orderOf({ sort, priceOf, scores });
  const last = after === undefined ? undefined : found.find(({ trip_id }) => trip_id === after);
  const page = pageAfter(fitting.toSorted(order), last && { trip: last, departure: last }, order);
  return readTripCards(catalog, page, { ...filters, dealBasR, roomsOf });
};

/**
 * How many trips fit, and by what they can be narrowed further (CATALOG-2).
 * @throws DomainError day_order
 */
export const sumUpTrips = async (catalog: TripLists, filters: TripFilters): Promise<TripListSummary[]> => {
  const { found, ofCategory, fitting, dealBasR } = await narrow(catalog, filters);
  const asked = filters.place === undefined ? [] : [filters.place];
  const places = ofCategory.flatMap(({ place_ids }) => place_ids);
  return [
    {
      trips_cnt: fitting.length,
      prod_types: [...new Set(found.map(({ prod_type }) => prod_type))].toSorted(),
      destinations: rankDestinations([...places, ...asked], filters.lan_tp),
      deal_bas_r: dealBasR,
    },
  ];
};

/** Whether many ask so: a category or all, without filters. */
export const isPlainList = ({
  currency: _,
  lan_tp: _lanTp,
  prod_type: _type,
  q,
  ...rest
}: TripFilters): boolean => q === '' && Object.values(rest).every((value) => value === undefined);
