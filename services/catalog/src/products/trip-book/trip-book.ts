import { type ContentVersion, followContent } from '@narae/service-kit';
import { roomsOfPair } from '@narae/rules';
import type { Model } from 'mongoose';
import type { StoredProduct } from '../product/product.model.ts';
import type { PricedHotel } from '../product/product.rules.ts';
import type { StoredTrip } from '../trips/trip.model.ts';
import { keepByTrip } from './by-trip.ts';
import {
  type BroughtRooms,
  findDepartures,
  findListed,
  findReviewedTrips,
  findRooms,
  findStanding,
  type KeptDeparture,
  type ListedTrip,
  type ReviewedTrip,
} from './trip-book.queries.ts';

interface Pair {
  readonly prod_type: string;
  readonly prod_category: string;
}

export type RoomsOf = (pair: Pair) => readonly PricedHotel[];

/** Review figures of a product; empty without reviews. */
export type RatingOf = (product: Pick<StoredProduct, 'trip_id' | 'review_cnt' | 'review_tenths'>) => {
  readonly review_cnt?: number | undefined;
  readonly review_tenths?: number | undefined;
};

const createRatingOf = (trips: readonly ReviewedTrip[]): RatingOf => {
  const found = new Map(trips.map((trip) => [trip.trip_id, trip]));
  return (product) => {
    const { review_cnt, review_tenths } = found.get(product.trip_id ?? '') ?? product;
    return review_cnt ? { review_cnt, review_tenths } : {};
  };
};

const createRoomsOf = (brought: readonly BroughtRooms[]): RoomsOf => {
  const found = new Map<string, readonly PricedHotel[]>();
  return (pair) => {
    const key = `${pair.prod_type} ${pair.prod_category}`;
    const rooms = found.get(key) ?? roomsOfPair(pair, brought);
    found.set(key, rooms);
    return rooms;
  };
};

/**
 * What lists are narrowed and ordered by, in memory: a list costs no query over all departures (ARCH-13). Never older than the
 * call; after a change the marks of all trips are read again, and the departures of the changed trips alone.
 */
export interface TripBook {
  /** All trips by the departures that stand for them, in the order of lists (CATALOG-2). */
  trips(): Promise<readonly ListedTrip[]>;
  /** Departures on sale by trip_id, by day and time; of a package those of its leading size. */
  departures(): Promise<ReadonlyMap<string, readonly KeptDeparture[]>>;
  /** @returns what finds the rooms of a pair (CART-6) */
  rooms(): Promise<RoomsOf>;
  /** @returns what finds the review figures of a product's trip (COMMUNITY-36) */
  ratings(): Promise<RatingOf>;
}

interface Sources {
  readonly products: Model<StoredProduct>;
  readonly trips: Model<StoredTrip>;
  /** Of products and trips. */
  readonly content: Pick<ContentVersion, 'current'>;
}

export const createTripBook = ({ products, trips, content }: Sources): TripBook => {
  const departures = keepByTrip({ trips, content, read: (ids) => findDepartures(products, ids) });
  const rooms = keepByTrip({ trips, content, read: (ids) => findRooms(products, ids) });
  let brought: ReadonlyMap<string, readonly BroughtRooms[]> = new Map();
  let roomsOf = createRoomsOf([]);
  let listed: readonly ListedTrip[] = [];
  const follow = followContent(content, async () => {
    const standing = await findStanding(products);
    const known = new Map(listed.map((trip) => [trip.prod_id, trip]));
    const isKnown = ({ prod_id, fingerprint }: (typeof standing)[number]): boolean =>
      known.get(prod_id)?.fingerprint === fingerprint;
    const changed = standing.filter((row) => !isKnown(row)).map(({ prod_id }) => prod_id);
    for (const trip of await findListed(products, changed)) known.set(trip.prod_id, trip);
    listed = standing.flatMap(({ prod_id, trip_id = '', remaining, dates_cnt = 0 }) => {
      const trip = known.get(prod_id);
      return trip ? [{ ...trip, trip_id, remaining, dates_cnt }] : [];
    });
  });

  let ratingOf = createRatingOf([]);
  const followRatings = followContent(content, async () => {
    ratingOf = createRatingOf(await findReviewedTrips(trips));
  });

  return {
    trips: async () => {
      await follow();
      return listed;
    },
    departures: () => departures.current(),
    rooms: async () => {
      const current = await rooms.current();
      if (current !== brought) [brought, roomsOf] = [current, createRoomsOf([...current.values()].flat())];
      return roomsOf;
    },
    ratings: async () => {
      await followRatings();
      return ratingOf;
    },
  };
};
