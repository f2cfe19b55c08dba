import type { Currency, LanTp, Product, SiteMapRow, TripCard } from '@narae/contracts';
import type { QueryFilter } from 'mongoose';
import { readClosedTexts } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import { toCard } from './product-card.view.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { onSale } from '../product/progress.rules.ts';
import { findCards, standing } from './products.queries.ts';
import { shown } from '../../content/index.ts';

export type ProductLists = Pick<ProductsContext, 'products' | 'closedDays' | 'rateBook' | 'tripBook'>;

/** Departures of one trip in a list of products. */
const DEPARTURES_A_TRIP = 10;

export interface ListRequest {
  readonly currency: Currency;
  readonly lan_tp: LanTp;
}

/** Shown products as cards, in the order of lists. */
export const cards = async (
  { products, closedDays, rateBook, tripBook }: ProductLists,
  filter: QueryFilter<StoredProduct>,
  { currency, lan_tp: lanTp }: ListRequest,
  most?: number,
): Promise<TripCard[]> => {
  const [rows, dealBasR, roomsOf, ratingOf] = await Promise.all([
    findCards(products, filter, { lanTp, ...(most === undefined ? {} : { most }) }),
    rateBook.current(currency),
    tripBook.rooms(),
    tripBook.ratings(),
  ]);
  const closedText = await readClosedTexts({ closedDays }, rows, lanTp);
  const view = { lanTp, currency, dealBasR, ratingOf };
  return rows.map((row) => ({ ...toCard(row, roomsOf(row), view), ...closedText(row) }));
};

/** The first rows of each group, in their order. */
const firstOfEach = (
  rows: readonly Product[],
  most: number,
  groupOf: (row: Product) => string,
): Product[] => {
  const counts = new Map<string, number>();
  return rows.filter((row) => {
    const group = groupOf(row);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  });
};

/**
 * Products of a category, or all: open by departure, then in preparation, then closed (CATALOG-2). Of each trip the next
 * ten on sale, or where there are none the one that stands for it (CATALOG-17).
 */
export const listProducts = async (
  catalog: ProductLists,
  request: ListRequest & { prod_type?: string | undefined },
): Promise<Product[]> => {
  const { prod_type } = request;
  const filter = { listed: true, ...(prod_type ? { prod_type } : {}), $or: [onSale, { stands: true }] };
  return firstOfEach(await cards(catalog, filter, request), DEPARTURES_A_TRIP, ({ trip_id }) => trip_id);
};

interface Quoted extends ListRequest {
  readonly prod_id?: string | undefined;
  readonly trip_id?: string | undefined;
  readonly prod_type?: string | undefined;
}

const quotedFilter = ({ prod_id, trip_id, prod_type }: Quoted): QueryFilter<StoredProduct> => {
  if (prod_id) return { prod_id };
  return trip_id ? { trip_id, stands: true } : standing(prod_type);
};

/** A product, the one that stands for a trip, or of a list what its page shows first: a row a trip. */
export const quoteProducts = (catalog: ProductLists, request: Quoted, most: number): Promise<TripCard[]> =>
  cards(catalog, quotedFilter(request), request, most);

/** Packages of a pair: a row for each trip and size, that of its next day on sale (CATALOG-17). */
export const listPackages = async (
  catalog: ProductLists,
  request: ListRequest & { prod_type: string; prod_category: string },
): Promise<Product[]> => {
  const { prod_type, prod_category } = request;
  const rows = await cards(catalog, { prod_type, prod_category, package_cnt: { $gt: 0 } }, request);
  // The next day on sale comes first.
  const next = firstOfEach(rows, 1, ({ trip_id, package_cnt }) => `${trip_id} ${package_cnt}`);
  return next.sort((a, b) => a.package_cnt - b.package_cnt);
};

/** Related products that are still in the catalogue. */
export const listRelated = async (
  catalog: ProductLists,
  request: ListRequest & { prod_id: string },
): Promise<Product[]> => {
  const product = await catalog.products
    .findOne({ prod_id: request.prod_id }, { related: 1 })
    .lean<StoredProduct>();
  if (!product || product.related.length === 0) return [];
  return cards(catalog, { prod_id: { $in: product.related } }, request);
};

type Mapped = Pick<StoredProduct, 'prod_id' | 'trip_id' | 'variant' | 'mod_date' | 'stands'>;

/** One row a trip (CATALOG-17). */
export const listSiteMap = async ({ products }: Pick<ProductsContext, 'products'>): Promise<SiteMapRow[]> => {
  const rows = await products
    .find(
      { listed: true, ...shown, $or: [onSale, { stands: true }] },
      { _id: 0, prod_id: 1, trip_id: 1, variant: 1, mod_date: 1, stands: 1 },
    )
    .sort({ prod_id: 1 })
    .lean<Mapped[]>();
  const trips = new Map<string, SiteMapRow>();
  for (const { prod_id, trip_id = '', variant, mod_date, stands } of rows) {
    const key = trip_id || prod_id;
    const before = trips.get(key);
    const shownBy = before && !stands ? before.prod_id : prod_id;
    const day = mod_date.toISOString().slice(0, 10);
    const mod_day = before && before.mod_day > day ? before.mod_day : day;
    trips.set(key, { prod_id: shownBy, trip_id, variant, mod_day });
  }
  return [...trips.values()];
};
