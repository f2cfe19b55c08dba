import { isDuplicateKey, nextId } from '@narae/service-kit';
import { shown } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { tripDateOf } from './trip-date.rules.ts';
import { type Departure, summaryOf, type TripSummary } from './shown-departure.rules.ts';

export type TripStore = Pick<ProductsContext, 'products' | 'trips'>;

const departureFields = {
  _id: 0,
  trip_id: 1,
  prod_id: 1,
  start_day: 1,
  start_time: 1,
  progress_yn: 1,
  remaining: 1,
} as const;

type StoredDeparture = Departure &
  Pick<StoredProduct, 'listed' | 'withdrawn' | 'stands' | 'dates_cnt'> & { readonly trip_id: string };

/** Of the sizes of a package, the leading one (CATALOG-2). */
const listedAndShown = { listed: true, ...shown };
const notClosed = { progress_yn: { $ne: 'E' as const } };

/** Stored products of one package are one trip, every other product is one of its own. */
export const leadOf = ({
  prod_id,
  package_group,
}: Pick<StoredProduct, 'prod_id' | 'package_group'>): string => package_group || prod_id;

/** The trip that was made with a departure; makes it where there is none. */
export const tripOf = async ({ trips }: Pick<TripStore, 'trips'>, lead: string): Promise<string> => {
  const found = await trips.findOne({ lead }, { trip_id: 1 }).lean();
  if (found) return found.trip_id;
  const trip_id = await nextId(trips.db, 'TR');
  try {
    await trips.create({ trip_id, lead, version: 0 });
    return trip_id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return tripOf({ trips }, lead);
  }
};

/** Departures from which the summary is made: past ones count only where there are no others. */
const readDepartures = async ({ products }: TripStore, trip_id: string): Promise<Departure[]> => {
  const open = await products
    .find({ trip_id, ...listedAndShown, ...notClosed }, departureFields)
    .lean<Departure[]>();
  if (open.length > 0) return open;
  return products
    .find({ trip_id, ...listedAndShown }, departureFields)
    .sort({ start_day: -1, start_time: -1 })
    .limit(1)
    .lean<Departure[]>();
};

/** Marks the new departure before the old one loses its mark: in between a trip stands twice in lists, never nowhere. */
const writeSummary = async (
  { products }: TripStore,
  trip_id: string,
  { shown: prod_id, dates_cnt }: TripSummary,
): Promise<void> => {
  await products.updateOne({ prod_id }, { $set: { stands: true, dates_cnt } });
  await products.updateMany(
    { trip_id, prod_id: { $ne: prod_id }, stands: true },
    { $unset: { stands: '', dates_cnt: '' } },
  );
};

/**
 * Sums a trip up again after one of its departures changed. Whoever writes what was read before another change notices
 * by the version and sums up anew; the version grows once a change, so that two at once come to an end.
 * @throws Error where there is no such trip
 */
const refreshTrip = async (catalog: TripStore, trip_id: string): Promise<void> => {
  const begun = await catalog.trips
    .findOneAndUpdate({ trip_id }, { $inc: { version: 1 } }, { returnDocument: 'after' })
    .lean();
  if (!begun) throw new Error(`There is no trip ${trip_id}`);
  for (let { version } = begun; ;) {
    await writeSummary(catalog, trip_id, summaryOf(await readDepartures(catalog, trip_id)));
    const now = await catalog.trips.findOne({ trip_id }, { version: 1 }).lean();
    if (!now || now.version === version) return;
    version = now.version;
  }
};

/** Says that departures of a trip changed in what its summary does not name. */
export const countChange = ({ trips }: Pick<TripStore, 'trips'>, trip_id: string) =>
  trips.updateOne({ trip_id }, { $inc: { version: 1 } });

/** Sums up the trip of a departure; none before the departure has joined one. */
export const refreshTripOf = async (catalog: TripStore, prod_id: string): Promise<void> => {
  const departure = await catalog.products
    .findOne({ prod_id }, { trip_id: 1 })
    .lean<Pick<StoredProduct, 'trip_id'>>();
  if (departure?.trip_id) await refreshTrip(catalog, departure.trip_id);
};

/**
 * Gives a trip to products that were stored before there were trips. Repeatable and interruptible: each product is
 * one write, and a trip is found again by its leading departure.
 * @returns the number of products
 */
export const joinTrips = async (catalog: TripStore): Promise<number> => {
  const without = { trip_id: { $exists: false } };
  const products = await catalog.products
    .find(without, { _id: 0, prod_id: 1, package_group: 1 })
    .sort({ prod_id: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'package_group'>[]>();
  for (const product of products) {
    const trip_id = await tripOf(catalog, leadOf(product));
    await catalog.products.updateOne({ prod_id: product.prod_id, ...without }, { $set: { trip_id } });
  }
  return products.length;
};

/**
 * Names the dates of departures that were stored before dates were unique (CATALOG-18). Of two with one date the second
 * keeps it beside its own number: both may be booked. Repeatable and interruptible.
 */
export const nameTripDates = async ({ products }: TripStore): Promise<void> => {
  const unnamed = { trip_id: { $exists: true }, trip_date: { $exists: false } };
  const rows = await products
    .find(unnamed, {
      _id: 0,
      prod_id: 1,
      trip_id: 1,
      start_day: 1,
      start_time: 1,
      package_cnt: 1,
      version: 1,
    })
    .sort({ prod_id: 1 })
    .lean<(StoredDeparture & Pick<StoredProduct, 'package_cnt' | 'version'>)[]>();
  for (const { prod_id, version, ...row } of rows) {
    const date = tripDateOf(row.trip_id, row);
    const name = (trip_date: string) =>
      products.updateOne({ prod_id, version, trip_date: { $exists: false } }, { $set: { trip_date } });
    try {
      await name(date);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await name(`${date} ${prod_id}`);
    }
  }
};

/**
 * Sums up the trips whose marks are behind their departures, as after an interrupted change. Reads of past departures those
 * alone that stand for a trip.
 * @returns the number of trips
 */
export const refreshTrips = async (catalog: TripStore): Promise<number> => {
  const rows = await catalog.products
    .find(
      { trip_id: { $exists: true }, $or: [{ ...listedAndShown, ...notClosed }, { stands: true }] },
      { ...departureFields, listed: 1, withdrawn: 1, stands: 1, dates_cnt: 1 },
    )
    .lean<StoredDeparture[]>();
  const all = await catalog.trips.find({}, { _id: 0, trip_id: 1 }).lean();
  const trips = new Map(all.map(({ trip_id }): [string, StoredDeparture[]] => [trip_id, []]));
  for (const row of rows) trips.get(row.trip_id)?.push(row);
  const behind = [...trips].filter(([, departures]) => {
    const { shown: prod_id, dates_cnt } = summaryOf(departures.filter(isListed));
    const standing = departures.filter(({ stands }) => stands);
    return standing.length !== 1 || standing[0]?.prod_id !== prod_id || standing[0].dates_cnt !== dates_cnt;
  });
  for (const [trip_id] of behind) await refreshTrip(catalog, trip_id);
  return behind.length;
};

const isListed = ({ listed, withdrawn = false }: StoredDeparture): boolean => listed && !withdrawn;
