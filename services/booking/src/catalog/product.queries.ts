import type { BookableProduct, RefundScheduleName } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { MOST_CUTOFF_HOURS } from '@narae/contracts/departure-limits';
import { addDays, seoulDay } from '@narae/rules';
import { dateGiven, upsertNewer } from '@narae/service-kit';
import { typedPattern } from '../kernel/index.ts';
import type { bookableProductModel, StoredProduct } from './catalog.model.ts';

type Products = ReturnType<typeof bookableProductModel>;
type Pair = Pick<StoredProduct, 'prod_type' | 'prod_category'>;

/** From a day (YYYY-MM-DD) on, or behind another departure. */
export interface DeparturesPage {
  readonly day: string;
  readonly after: { readonly start_day: string; readonly prod_id: string } | null;
  readonly size: number;
}

export const productsById = (products: Products, prod_ids: readonly string[]): Promise<StoredProduct[]> =>
  products
    .find({ prod_id: { $in: prod_ids } })
    .lean<StoredProduct[]>()
    .exec();

/** Rooms of the named products' pairs, by type and category. */
export const roomsOfPairs = (
  products: Products,
  pairs: readonly Pair[],
): Promise<(Pair & Pick<StoredProduct, 'prod_id' | 'hotels'>)[]> =>
  products
    .find(
      {
        prod_type: { $in: pairs.map(({ prod_type }) => prod_type) },
        prod_category: { $in: pairs.map(({ prod_category }) => prod_category) },
        'hotels.0': { $exists: true },
      },
      { prod_id: 1, prod_type: 1, prod_category: 1, hotels: 1 },
    )
    .lean<StoredProduct[]>()
    .exec();

/** YYYY-MM-DD, inclusive. */
export const productsEndedBy = (products: Products, day: string): Promise<StoredProduct[]> =>
  products
    .find({ end_day: { $lte: day } })
    .lean<StoredProduct[]>()
    .exec();

/** YYYY-MM-DD, inclusive. */
export const productsEndingFrom = (
  products: Products,
  day: string,
): Promise<Pick<StoredProduct, 'prod_id' | 'end_day'>[]> =>
  products
    .find({ end_day: { $gte: day } }, { prod_id: 1, end_day: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'end_day'>[]>()
    .exec();

/** Ordered by day (YYYY-MM-DD). */
export const productsLeavingOn = (products: Products, days: readonly string[]): Promise<StoredProduct[]> =>
  products
    .find({ start_day: { $in: days } })
    .sort({ start_day: 1, prod_id: 1 })
    .lean<StoredProduct[]>()
    .exec();

/** Ordered by day (YYYY-MM-DD). */
export const productsLeavingFrom = (
  products: Products,
  { day, after, size }: DeparturesPage,
): Promise<StoredProduct[]> =>
  products
    .find(
      after
        ? {
            $or: [
              { start_day: { $gt: after.start_day } },
              { start_day: after.start_day, prod_id: { $gt: after.prod_id } },
            ],
          }
        : { start_day: { $gte: day } },
    )
    .sort({ start_day: 1, prod_id: 1 })
    .limit(size)
    .lean<StoredProduct[]>()
    .exec();

/** Of a trip and a package size, on sale and leaving from a day (YYYY-MM-DD) on, next first. */
export const productsOfTrip = (
  products: Products,
  {
    trip_id,
    package_cnt,
    day,
  }: { readonly trip_id: string; readonly package_cnt: number; readonly day: string },
  most: number,
): Promise<StoredProduct[]> =>
  products
    .find({
      trip_id,
      package_cnt,
      start_day: { $gte: day },
      progress_yn: { $in: ['Y', 'D'] },
      cancelled_at: null,
    })
    .sort({ start_day: 1, start_time: 1, prod_id: 1 })
    .limit(most)
    .lean<StoredProduct[]>()
    .exec();

/** Those that belong to a trip. */
export const tripsOfProducts = (
  products: Products,
  prod_ids: readonly string[],
): Promise<{ prod_id: string; trip_id: string }[]> =>
  products
    .find({ prod_id: { $in: prod_ids }, trip_id: { $gt: '' } }, { _id: 0, prod_id: 1, trip_id: 1 })
    .lean<{ prod_id: string; trip_id: string }[]>()
    .exec();

/** Leaving between two days (YYYY-MM-DD), not cancelled. */
export const productsNeedingPeople = (
  products: Products,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<StoredProduct[]> =>
  products
    .find({ start_day: { $gte: from, $lte: until }, min_cnt: { $gt: 0 }, cancelled_at: null })
    .sort({ start_day: 1, prod_id: 1 })
    .lean<StoredProduct[]>()
    .exec();

/** The last published first; null where no copy has any. */
export const newestTerms = (
  products: Products,
  refund_schedule: RefundScheduleName,
): Promise<Pick<StoredProduct, 'refund_terms' | 'name_change'> | null> =>
  products
    .findOne(
      { refund_schedule, 'refund_terms.name': refund_schedule },
      { _id: 0, refund_terms: 1, name_change: 1 },
    )
    .sort({ 'refund_terms.version': -1 })
    .lean<StoredProduct>()
    .exec();

const saleFields = {
  prod_id: 1,
  progress_yn: 1,
  start_day: 1,
  start_time: 1,
  cutoff_hours: 1,
  sale_until: 1,
  cancelled_at: 1,
} as const;

/** All whose sale may be over; those that leave within the longest end of sale among them (CATALOG-3). */
export const productsPerhapsClosed = (
  products: Products,
  now: Date,
): Promise<Pick<StoredProduct, keyof typeof saleFields>[]> =>
  products
    .find(
      {
        $or: [
          { progress_yn: 'E' },
          { start_day: { $lte: addDays(seoulDay(now), MOST_CUTOFF_HOURS / 24 + 1) } },
          { sale_until: { $lte: now } },
          { cancelled_at: dateGiven },
        ],
      },
      saleFields,
    )
    .lean<StoredProduct[]>()
    .exec();

/** Days are YYYY-MM-DD in Asia/Seoul, inclusive. */
export interface ProductQuestion {
  /** The number, or part of a title in any language. */
  readonly words?: string | undefined;
  readonly prod_id?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only products whose last day is then or later. */
  readonly notOverOn?: string | undefined;
}

/** All numbers that fit, so that no order is left out. By words it scans every product: they are few. */
export const productsNamed = async (
  products: Products,
  { words, prod_id, from, to, notOverOn }: ProductQuestion,
): Promise<string[]> => {
  const rows = await products
    .find(
      {
        ...(prod_id !== undefined && { prod_id }),
        ...((from !== undefined || to !== undefined) && {
          start_day: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) },
        }),
        ...(notOverOn !== undefined && { end_day: { $gte: notOverOn } }),
        ...(words !== undefined && {
          $or: [
            { prod_id: words.toUpperCase() },
            ...LAN_TPS.map((lanTp) => ({
              [`titles.${lanTp}`]: { $regex: typedPattern(words), $options: 'i' },
            })),
          ],
        }),
      },
      { prod_id: 1 },
    )
    .lean<StoredProduct[]>()
    .exec();
  return rows.map((row) => row.prod_id);
};

/** A product that does not name them has none: what an older version said is taken off. */
const saidByAbsence = ['withdrawn', 'start_time', 'end_time', 'min_cnt', 'deposit_pct', 'move_fee'] as const;

const unsaid = (product: BookableProduct): Record<string, ''> =>
  Object.fromEntries(saidByAbsence.filter((name) => product[name] === undefined).map((name) => [name, '']));

/**
 * Unless the copy is as new or newer; one that does not know its trip yet takes the same version again.
 * @param version of the catalogue's product
 */
export const upsertProduct = (
  products: Products,
  product: BookableProduct & Pick<StoredProduct, 'sale_until'>,
  version: number,
): Promise<boolean> =>
  upsertNewer(() =>
    products.updateOne(
      {
        prod_id: product.prod_id,
        ...(product.trip_id === undefined
          ? { version: { $lt: version } }
          : { $or: [{ version: { $lt: version } }, { version, trip_id: { $exists: false } }] }),
      },
      { $set: { ...product, version }, $unset: unsaid(product) },
      { upsert: true },
    ),
  );

/** The first moment stays, whatever the catalogue says later. */
export const closeProduct = async (
  products: Products,
  prod_id: string,
  cancelled_at: Date,
): Promise<void> => {
  await products.updateOne({ prod_id, cancelled_at: { $exists: false } }, { $set: { cancelled_at } });
};

/** Every copy counts as older than the next one, and usable until then; custom trips are no copies. */
export const forgetProductVersions = (products: Products): Promise<unknown> =>
  products.updateMany({ sale_until: { $exists: false } }, { $set: { version: 0 } }).exec();
