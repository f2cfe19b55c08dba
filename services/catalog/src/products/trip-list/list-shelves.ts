import type { TripShelf } from '@narae/contracts';
import { TRIP_SHELVES, type TripShelfName, TRIPS_A_SHELF } from '@narae/contracts/trip-limits';
import { displayState } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import type { ListRequest } from '../shop/list-products.ts';
import type { ListedTrip } from '../trip-book/trip-book.queries.ts';
import { readTripCards } from './trip-cards.ts';

const NEARLY_GONE = 5;

const isClosing = ({ progress_yn, remaining }: ListedTrip): boolean => {
  const state = displayState({ progress_yn, inventory_cnt: remaining });
  return state === 'closing-soon' || (state === 'in-progress' && remaining <= NEARLY_GONE);
};

const isOn = (shelf: TripShelfName, trip: ListedTrip): boolean =>
  shelf === 'closing' ? isClosing(trip) : trip.prod_type === shelf;

/** The first trips of each shelf of the home page, in the order of lists (CATALOG-17). */
export const listShelves = async (
  catalog: Pick<ProductsContext, 'products' | 'rateBook' | 'tripBook'>,
  { currency, lan_tp }: ListRequest,
): Promise<TripShelf[]> => {
  const [all, dealBasR, roomsOf] = await Promise.all([
    catalog.tripBook.trips(),
    catalog.rateBook.current(currency),
    catalog.tripBook.rooms(),
  ]);
  const shelves = TRIP_SHELVES.map((shelf) => ({
    shelf,
    trips: all.filter((trip) => isOn(shelf, trip)).slice(0, TRIPS_A_SHELF),
  }));
  const shown = [...new Set(shelves.flatMap(({ trips }) => trips))];
  const candidates = shown.map((trip) => ({ trip, departure: trip }));
  const cards = await readTripCards(catalog, candidates, { currency, lan_tp, dealBasR, roomsOf });
  const cardOf = new Map(cards.map((card) => [card.prod_id, card]));
  return shelves.map(({ shelf, trips }) => ({
    shelf,
    trips: trips.flatMap(({ prod_id }) => cardOf.get(prod_id) ?? []),
  }));
};
