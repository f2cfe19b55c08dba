import type { BookableProduct, RefundScheduleName } from '@narae/contracts';
import { hasClosed, roomsOfPair, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { isCustomProduct } from '../kernel/index.ts';
import type { StoredProduct } from './catalog.model.ts';
import {
  newestTerms,
  productsById,
  productsEndedBy,
  productsEndingFrom,
  productsLeavingFrom,
  productsLeavingOn,
  productsNeedingPeople,
  productsNamed,
  productsOfTrip,
  productsPerhapsClosed,
  roomsOfPairs,
  type DeparturesPage,
  type ProductQuestion,
  closeProduct,
  tripsOfProducts,
  forgetProductVersions,
  upsertProduct,
} from './product.queries.ts';
import { closeSeats, setCapacity } from '../inventory/index.ts';

type ProductContext = Pick<CatalogContext, 'products' | 'copies' | 'now'>;

/** Closed as soon as its sale has ended or its organiser cancelled it. */
const closedInTime = <Product extends Pick<StoredProduct, 'progress_yn' | 'cancelled_at' | 'sale_until'>>(
  product: Product,
  now: Date,
): Product =>
  product.cancelled_at || (product.sale_until && product.sale_until <= now)
    ? { ...product, progress_yn: 'E' }
    : product;

const readProducts = async (
  products: ProductContext['products'],
  prod_ids: readonly string[],
): Promise<StoredProduct[]> => {
  const found = await productsById(products, prod_ids);
  if (found.length === 0) return [];
  const withRooms = await roomsOfPairs(products, found);
  return found.map((product) => ({ ...product, hotels: roomsOfPair(product, withRooms) }));
};

const readCopies = (
  { products, copies }: ProductContext,
  prod_ids: readonly string[],
): Promise<readonly StoredProduct[]> => {
  const wanted = [...new Set(prod_ids)].sort();
  return copies.products.value(wanted.join(' '), () => readProducts(products, wanted));
};

/** Each with the rooms of its pair (CART-6); unknown ones are missing. */
export const findProducts = async (
  context: ProductContext,
  prod_ids: readonly string[],
): Promise<(BookableProduct & Pick<StoredProduct, 'cancelled_at'>)[]> => {
  const found = await readCopies(context, prod_ids);
  const at = context.now();
  return found.map((product) => closedInTime(product, at));
};

/** As the desk fills it until its departure: closed by hand or cancelled, but not by the end of its sale (ORDER-21). @throws DomainError product_not_found */
export const findProductForDesk = async (
  context: ProductContext,
  prod_id: string,
): Promise<BookableProduct> => {
  const [product] = isCustomProduct(prod_id) ? [] : await readCopies(context, [prod_id]);
  if (!product) throw new DomainError('product_not_found', { field: 'prod_id' });
  return product.cancelled_at ? { ...product, progress_yn: 'E' } : product;
};

/** @throws DomainError product_not_found */
export const findProduct = async (context: ProductContext, prod_id: string): Promise<BookableProduct> => {
  const [product] = await findProducts(context, [prod_id]);
  if (!product) throw new DomainError('product_not_found', { field: 'prod_id' });
  return product;
};

/** Hides custom trips, even if named (CUSTOM-4). @throws DomainError product_not_found */
export const findCatalogueProduct = async (
  context: ProductContext,
  prod_id: string,
): Promise<BookableProduct> => {
  if (isCustomProduct(prod_id)) throw new DomainError('product_not_found', { field: 'prod_id' });
  return findProduct(context, prod_id);
};

/** The schedule's terms as catalogue products name it; empty means the initial figures (REFUND-3). */
export const findRefundTerms = async (
  { products }: Pick<ProductContext, 'products'>,
  name: RefundScheduleName,
): Promise<Pick<BookableProduct, 'refund_terms' | 'name_change'>> =>
  (await newestTerms(products, name)) ?? {};

/** Last day on or before a day (YYYY-MM-DD in Asia/Seoul). */
export const findProductsEndedBy = ({ products }: ProductContext, day: string): Promise<BookableProduct[]> =>
  productsEndedBy(products, day);

/** Last day on or after a day (YYYY-MM-DD in Asia/Seoul); custom trips included. */
export const findProductsEndingFrom = (
  { products }: Pick<ProductContext, 'products'>,
  day: string,
): Promise<Pick<StoredProduct, 'prod_id' | 'end_day'>[]> => productsEndingFrom(products, day);

export const findProductNumbers = (
  { products }: Pick<ProductContext, 'products'>,
  question: ProductQuestion,
): Promise<string[]> => productsNamed(products, question);

/** Products whose sale is over now (CATALOG-3). */
export const findClosedProducts = async ({ products, now }: ProductContext): Promise<string[]> => {
  const at = now();
  const rows = await productsPerhapsClosed(products, at);
  return rows.filter((row) => hasClosed(closedInTime(row, at), at)).map(({ prod_id }) => prod_id);
};

/** Ordered by day (YYYY-MM-DD in Asia/Seoul). */
export const findProductsLeavingOn = (
  { products }: Pick<ProductContext, 'products'>,
  days: readonly string[],
): Promise<BookableProduct[]> => productsLeavingOn(products, days);

/** Departures from a day on (YYYY-MM-DD in Asia/Seoul), ordered by day. */
export const findProductsLeavingFrom = (
  { products }: Pick<ProductContext, 'products'>,
  page: DeparturesPage,
): Promise<BookableProduct[]> => productsLeavingFrom(products, page);

/** Dates that are offered at once. */
const MOST_DATES = 24;

/**
 * The next other dates of a departure's trip and package size: those that can be bought now (ORDER-20, CART-13), or that the
 * desk may still fill, also after their sale (ORDER-21); none of a product without a trip.
 */
export const findOtherDates = async (
  { products, now }: Pick<ProductContext, 'products' | 'now'>,
  { prod_id, trip_id, package_cnt }: Pick<BookableProduct, 'prod_id' | 'trip_id' | 'package_cnt'>,
  until: 'sale' | 'departure',
): Promise<BookableProduct[]> => {
  if (trip_id === undefined) return [];
  const at = now();
  // One more, because its own date is left out.
  const rows = await productsOfTrip(products, { trip_id, package_cnt, day: seoulDay(at) }, MOST_DATES + 1);
  return rows
    .filter((row) => row.prod_id !== prod_id && row.withdrawn !== true)
    .filter((row) => until === 'departure' || !hasClosed(closedInTime(row, at), at))
    .slice(0, MOST_DATES);
};

/** The trip of each product by its number; those without one are missing. */
export const findTripNumbers = async (
  { products }: Pick<ProductContext, 'products'>,
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tripsOfProducts(products, prod_ids);
  return new Map(rows.map(({ prod_id, trip_id }) => [prod_id, trip_id]));
};

/** With a minimum of people, leaving between two days (YYYY-MM-DD in Asia/Seoul), next first. */
export const findProductsNeedingPeople = (
  { products }: Pick<ProductContext, 'products'>,
  days: { readonly from: string; readonly until: string },
): Promise<BookableProduct[]> => productsNeedingPeople(products, days);

/**
 * Stores a product, its capacity and the stock of its options; what is taken is never reset (SEAT-6, SEAT-9). Both ignore older versions, so
 * that a repeat after a crash finishes the work. @param version of the catalogue's product
 */
export const storeProduct = async (
  context: CatalogContext,
  { changes: _changes, ...product }: BookableProduct & { sale_until?: Date },
  version: number,
): Promise<void> => {
  const { prod_id, capacity } = product;
  await upsertProduct(context.products, product, version);
  const stock = product.options.flatMap(({ opt_code, stock: most }) =>
    most === undefined ? [] : [{ opt_code, capacity: most }],
  );
  await setCapacity(context, { prod_id, capacity, version, stock });
};

/** Its organiser cancelled it: closed here, and its seats for everybody (REFUND-4). */
export const closeForGood = async (context: CatalogContext, prod_id: string): Promise<void> => {
  await closeProduct(context.products, prod_id, context.now());
  await closeSeats(context, prod_id);
};

/** For a rebuild: the next version of each product replaces the copy. */
export const restartProducts = ({ products }: CatalogContext): Promise<unknown> =>
  forgetProductVersions(products);
