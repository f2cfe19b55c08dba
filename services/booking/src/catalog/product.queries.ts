import type { BookableProduct, RefundScheduleName } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { dateGiven, upsertNewer } from '@narae/service-kit';
import { typedPattern } from '../kernel/index.ts';
import type { bookableProductModel, StoredProduct } from './catalog.model.ts';

type Products = ReturnType<typeof bookableProductModel>;
type Pair = Pick<StoredProduct, 'prod_type' | 'prod_category'>;

/** Which departures: from a day (YYYY-MM-DD) on, or those behind another one. */
export interface DeparturesPage {
  readonly day: string;
  readonly after: { readonly start_day: string; readonly prod_id: string } | null;
  readonly size: number;
}

/** The copies of the named products. */
export const productsById = (products: Products, prod_ids: readonly string[]): Promise<StoredProduct[]> =>
  products
    .find({ prod_id: { $in: prod_ids } })
    .lean<StoredProduct[]>()
    .exec();

/** The rooms that products of the named ones' pairs bring; which pair, by type and category. */
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

/** Products whose last day lies on or before a day (YYYY-MM-DD). */
export const productsEndedBy = (products: Products, day: string): Promise<StoredProduct[]> =>
  products
    .find({ end_day: { $lte: day } })
    .lean<StoredProduct[]>()
    .exec();

/** Numbers and last days of products that end on a day (YYYY-MM-DD) or later. */
export const productsEndingFrom = (
  products: Products,
  day: string,
): Promise<Pick<StoredProduct, 'prod_id' | 'end_day'>[]> =>
  products
    .find({ end_day: { $gte: day } }, { prod_id: 1, end_day: 1 })
    .lean<Pick<StoredProduct, 'prod_id' | 'end_day'>[]>()
    .exec();

/** Products that leave on one of some days (YYYY-MM-DD), in the order of their days. */
export const productsLeavingOn = (products: Products, days: readonly string[]): Promise<StoredProduct[]> =>
  products
    .find({ start_day: { $in: days } })
    .sort({ start_day: 1, prod_id: 1 })
    .lean<StoredProduct[]>()
    .exec();

/** A page of the products that leave on a day (YYYY-MM-DD) or later, in the order of their days. */
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

/** Products that need a number of people and leave between two days (YYYY-MM-DD), which their organiser has not cancelled. */
export const productsNeedingPeople = (
  products: Products,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<StoredProduct[]> =>
  products
    .find({ start_day: { $gte: from, $lte: until }, min_cnt: { $gt: 0 }, cancelled_at: null })
    .sort({ start_day: 1, prod_id: 1 })
    .lean<StoredProduct[]>()
    .exec();

/** The refund terms of a schedule as some copy has them, the last published first; null where no copy has any. */
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

/**
 * Which products are closed: by their editor, because they leave on a day (YYYY-MM-DD) or have left before (CATALOG-3),
 * because their sale has ended, or because their organiser cancelled them.
 */
export const productsClosedOn = async (products: Products, day: string, now: Date): Promise<string[]> => {
  const rows = await products
    .find(
      {
        $or: [
          { progress_yn: 'E' },
          { start_day: { $lte: day } },
          { sale_until: { $lte: now } },
          { cancelled_at: dateGiven },
        ],
      },
      { prod_id: 1 },
    )
    .lean<StoredProduct[]>()
    .exec();
  return rows.map(({ prod_id }) => prod_id);
};

/** Which products are asked for; days are YYYY-MM-DD in Asia/Seoul, both included. */
export interface ProductQuestion {
  /** The product's number, or part of its title in any language. */
  readonly words?: string | undefined;
  readonly prod_id?: string | undefined;
  /** Of the first day. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those whose last day has not passed by then. */
  readonly notOverOn?: string | undefined;
}

/**
 * The numbers of all products that fit, numbers alone: an order of one that was left out would not be found. By words every
 * product is looked at: there are few beside orders.
 */
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

/** Stores a product unless the copy is as new or newer. @param version of the catalogue's product */
export const upsertProduct = (
  products: Products,
  product: BookableProduct & Pick<StoredProduct, 'sale_until'>,
  version: number,
): Promise<boolean> =>
  upsertNewer(() =>
    products.updateOne(
      { prod_id: product.prod_id, version: { $lt: version } },
      { $set: { ...product, version } },
      { upsert: true },
    ),
  );

/** Closes a product from a moment on, whatever the catalogue says of it later; the first moment stays. */
export const closeProduct = async (
  products: Products,
  prod_id: string,
  cancelled_at: Date,
): Promise<void> => {
  await products.updateOne({ prod_id, cancelled_at: { $exists: false } }, { $set: { cancelled_at } });
};

/** Makes every copy count as older than whatever comes next, and usable until then; custom trips are no copies. */
export const forgetProductVersions = (products: Products): Promise<unknown> =>
  products.updateMany({ sale_until: { $exists: false } }, { $set: { version: 0 } }).exec();
