import type { OptionLeft } from '@narae/contracts';
import { tripIdPattern } from '@narae/contracts/href';
import type { ProductsContext } from '../context.ts';
import { shown } from '../../content/index.ts';
import { countChange, refreshTripOf, type TripStore } from '../trips/keep-trips.ts';
import { optionsLeft } from './option-stock.rules.ts';
import type { StoredProduct } from './product.model.ts';

/**
 * Takes over seats left from booking's ledger; an older event changes nothing (SEAT-6). The trip is summed up again where
 * the product sold out or is to be had again, and after a repeated event, whose first handling may have ended before; else
 * its version alone grows, because lists are narrowed by seats (CATALOG-17).
 */
export const updateSeats = async (
  catalog: TripStore,
  {
    prod_id,
    remaining,
    capacity,
    version,
  }: { prod_id: string; remaining: number; capacity: number; version: number },
): Promise<void> => {
  const before = await catalog.products
    .findOneAndUpdate(
      { prod_id, seats_version: { $lt: version } },
      { $set: { remaining, seats_taken: capacity - remaining, seats_version: version } },
      { projection: { _id: 0, remaining: 1, trip_id: 1 } },
    )
    .lean<Pick<StoredProduct, 'remaining' | 'trip_id'>>();
  if (before === null || before.remaining > 0 !== remaining > 0) await refreshTripOf(catalog, prod_id);
  else if (before.remaining !== remaining) await countChange(catalog, before.trip_id ?? '');
};

/** Lets events that are read again count. */
export const resetSeatVersions = ({ products }: Pick<ProductsContext, 'products'>) =>
  products.updateMany({}, { $set: { seats_version: 0 } });

/** Takes over what is left of limited options from booking's ledger; an older event changes nothing (SEAT-9). */
export const updateStock = async (
  { products }: Pick<ProductsContext, 'products'>,
  { prod_id, options, version }: { prod_id: string; options: readonly OptionLeft[]; version: number },
): Promise<void> => {
  const older = { $or: [{ stock_version: { $lt: version } }, { stock_version: { $exists: false } }] };
  const option_left = options.map(({ opt_code, remaining }) => ({ opt_code, remaining }));
  await products.updateOne({ prod_id, ...older }, { $set: { option_left, stock_version: version } });
};

/** Lets events that are read again count. */
export const resetStockVersions = ({ products }: Pick<ProductsContext, 'products'>) =>
  products.updateMany({ stock_version: { $gt: 0 } }, { $set: { stock_version: 0 } });

interface ReviewFigures {
  /** Of the trip; a community without trips tells of departures. */
  readonly prod_id: string;
  readonly count: number;
  readonly average_tenths: number;
  readonly version: number;
}

/** Takes over review figures from the community; an older event changes nothing (COMMUNITY-28). */
export const updateReviews = async (
  { products, trips }: Pick<ProductsContext, 'products' | 'trips'>,
  { prod_id, count, average_tenths, version }: ReviewFigures,
): Promise<void> => {
  const older = { $or: [{ reviews_version: { $lt: version } }, { reviews_version: { $exists: false } }] };
  const set = { $set: { review_cnt: count, review_tenths: average_tenths, reviews_version: version } };
  if (tripIdPattern.test(prod_id)) await trips.updateOne({ trip_id: prod_id, ...older }, set);
  else await products.updateOne({ prod_id, ...older }, set);
};

/** Lets events that are read again count. */
export const resetReviewVersions = async ({
  products,
  trips,
}: Pick<ProductsContext, 'products' | 'trips'>): Promise<void> => {
  await products.updateMany({ reviews_version: { $gt: 0 } }, { $set: { reviews_version: 0 } });
  await trips.updateMany({ reviews_version: { $gt: 0 } }, { $set: { reviews_version: 0 } });
};

/** Seats and limited options left, for open pages (CALL-10). */
export const showSeats = async (
  { products }: Pick<ProductsContext, 'products'>,
  prodIds: readonly string[],
): Promise<{ prod_id: string; inventory_cnt: number; option_left?: OptionLeft[] }[]> => {
  const rows = await products
    .find(
      { prod_id: { $in: [...prodIds] }, ...shown },
      { _id: 0, prod_id: 1, remaining: 1, option_stock: 1, option_left: 1 },
    )
    .lean();
  return rows.map((row) => ({
    prod_id: row.prod_id,
    inventory_cnt: row.remaining,
    ...optionsLeft(row),
  }));
};
