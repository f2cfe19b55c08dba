import type { Discounts, ProgressYn } from '@narae/contracts';
import type { Model } from 'mongoose';
import { shown } from '../../content/index.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { PricedHotel } from '../product/product.rules.ts';
import { onSale } from '../product/progress.rules.ts';
import { placeIdsOf } from '../search/destinations.rules.ts';
import type { StoredTrip } from '../trips/trip.model.ts';

type Products = Model<StoredProduct>;

/** A departure as filters judge it. */
export interface KeptDeparture {
  readonly prod_id: string;
  readonly trip_id?: string | undefined;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly start_day: string;
  readonly start_time?: string | undefined;
  readonly progress_yn: ProgressYn;
  /** Seats left. */
  readonly remaining: number;
  /** KRW per participant. */
  readonly origin_price: number;
}

/** A trip by the departure that stands for it. */
export interface ListedTrip extends KeptDeparture {
  readonly trip_id: string;
  /** Departures that can be booked or waited for. */
  readonly dates_cnt: number;
  readonly prod_type: string;
  readonly prod_category: string;
  readonly shelf: number;
  readonly package_cnt: number;
  readonly discounts: Discounts;
  /** Destinations that its place names in any language. */
  readonly place_ids: readonly string[];
  /** Of its content, by which a change is known. */
  readonly fingerprint: string;
}

export interface BroughtRooms {
  readonly prod_id: string;
  readonly trip_id?: string | undefined;
  readonly prod_type: string;
  readonly prod_category: string;
  readonly hotels: readonly PricedHotel[];
}

type Standing = Pick<StoredProduct, 'prod_id' | 'trip_id' | 'fingerprint' | 'remaining' | 'dates_cnt'>;

/** Of the departures that stand for their trips what changes with seats and dates, in the order of lists. */
export const findStanding = (products: Products): Promise<Standing[]> =>
  products
    .find(
      { stands: true, ...shown },
      { _id: 0, prod_id: 1, trip_id: 1, fingerprint: 1, remaining: 1, dates_cnt: 1 },
    )
    .sort({ shelf: 1, start_day: 1, prod_id: 1 })
    .lean<Standing[]>();

const departureFields = {
  _id: 0,
  prod_id: 1,
  trip_id: 1,
  start_day: 1,
  start_time: 1,
  progress_yn: 1,
  remaining: 1,
  origin_price: 1,
} as const;

const listedFields = {
  ...departureFields,
  prod_type: 1,
  prod_category: 1,
  shelf: 1,
  package_cnt: 1,
  discounts: 1,
  places: 1,
  fingerprint: 1,
} as const;

export const findListed = async (products: Products, prodIds: readonly string[]): Promise<ListedTrip[]> => {
  if (prodIds.length === 0) return [];
  const rows = await products.find({ prod_id: { $in: [...prodIds] } }, listedFields).lean<StoredProduct[]>();
  return rows.map(({ places, trip_id = '', ...row }) => ({
    ...row,
    trip_id,
    dates_cnt: 0,
    place_ids: placeIdsOf(places),
  }));
};

export const findDepartures = (products: Products, tripIds: readonly string[]): Promise<KeptDeparture[]> =>
  products
    .find({ trip_id: { $in: [...tripIds] }, listed: true, ...shown, ...onSale }, departureFields)
    .sort({ start_day: 1, start_time: 1, prod_id: 1 })
    // By trip, not by state: few trips change, and most departures are on sale.
    .hint({ trip_id: 1, start_day: 1 })
    .lean<KeptDeparture[]>();

/** Each room of a trip and pair once; the product with the highest prod_id decides, as it does among trips (CART-6). */
export const findRooms = async (
  products: Products,
  tripIds: readonly string[],
): Promise<readonly BroughtRooms[]> => {
  const rows = await products
    .find(
      { trip_id: { $in: [...tripIds] }, ...shown, 'hotels.hotel_dtl_id': { $gt: '' } },
      {
        _id: 0,
        prod_id: 1,
        trip_id: 1,
        prod_type: 1,
        prod_category: 1,
        'hotels.hotel_dtl_id': 1,
        'hotels.hotel_type': 1,
        'hotels.origin_hotel_price': 1,
      },
    )
    .sort({ prod_id: 1 })
    .lean<BroughtRooms[]>();
  const each = rows.flatMap(({ hotels, ...row }) =>
    hotels.map((room) => {
      const key = `${row.trip_id} ${row.prod_type} ${row.prod_category} ${room.hotel_dtl_id}`;
      return [key, { ...row, hotels: [room] }] as const;
    }),
  );
  return [...new Map(each).values()];
};

export type ReviewedTrip = Pick<StoredTrip, 'trip_id' | 'review_cnt' | 'review_tenths'>;

/** Trips of which the community told reviews, also that there are none any more. */
export const findReviewedTrips = (trips: Model<StoredTrip>): Promise<ReviewedTrip[]> =>
  trips
    .find({ review_cnt: { $exists: true } }, { _id: 0, trip_id: 1, review_cnt: 1, review_tenths: 1 })
    .lean<ReviewedTrip[]>();
