import type { BookableProduct, RefundScheduleName } from '@narae/contracts';
import { roomsOfPair } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { isCustomProduct } from '../kernel/index.ts';
import type { StoredProduct } from './catalog.model.ts';
import {
  newestTerms,
  productsById,
  productsClosedOn,
  productsEndedBy,
  productsEndingFrom,
  productsLeavingFrom,
  productsLeavingOn,
  productsNeedingPeople,
  productsNamed,
  roomsOfPairs,
  type DeparturesPage,
  type ProductQuestion,
  closeProduct,
  forgetProductVersions,
  upsertProduct,
} from './product.queries.ts';
import { closeSeats, setCapacity } from '../inventory/index.ts';

type ProductContext = Pick<CatalogContext, 'products' | 'copies' | 'now'>;

/** A product whose sale has ended, or that its organiser cancelled, is closed from that moment on. */
const closedInTime = <Known extends StoredProduct>(product: Known, now: Date): Known =>
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

/**
 * Booking's own copies of the named products, each with the rooms of its pair (CART-6); one that is not known is missing.
 */
export const findProducts = async (
  { products, copies, now }: ProductContext,
  prod_ids: readonly string[],
): Promise<(BookableProduct & Pick<StoredProduct, 'cancelled_at'>)[]> => {
  const wanted = [...new Set(prod_ids)].sort();
  const found = await copies.products.value(wanted.join(' '), () => readProducts(products, wanted));
  const at = now();
  return found.map((product) => closedInTime(product, at));
};

/** Booking's own copy of a product. @throws DomainError product_not_found */
export const findProduct = async (context: ProductContext, prod_id: string): Promise<BookableProduct> => {
  const [product] = await findProducts(context, [prod_id]);
  if (!product) throw new DomainError('product_not_found', { field: 'prod_id' });
  return product;
};

/** A product of the catalogue: custom trips are there for nobody who names one (CUSTOM-4). @throws DomainError product_not_found */
export const findCatalogueProduct = async (
  context: ProductContext,
  prod_id: string,
): Promise<BookableProduct> => {
  if (isCustomProduct(prod_id)) throw new DomainError('product_not_found', { field: 'prod_id' });
  return findProduct(context, prod_id);
};

/**
 * What a schedule says now, as the products of the catalogue that name it tell it; nothing while none does, which means the
 * figures the shop opened with (REFUND-3).
 */
export const findRefundTerms = async (
  { products }: Pick<ProductContext, 'products'>,
  name: RefundScheduleName,
): Promise<Pick<BookableProduct, 'refund_terms' | 'name_change'>> =>
  (await newestTerms(products, name)) ?? {};

/** Products whose last day lies on or before a day (YYYY-MM-DD in Asia/Seoul). */
export const findProductsEndedBy = ({ products }: ProductContext, day: string): Promise<BookableProduct[]> =>
  productsEndedBy(products, day);

/** Products, custom trips too, whose last day is a day (YYYY-MM-DD in Asia/Seoul) or later. */
export const findProductsEndingFrom = (
  { products }: Pick<ProductContext, 'products'>,
  day: string,
): Promise<Pick<StoredProduct, 'prod_id' | 'end_day'>[]> => productsEndingFrom(products, day);

/** Numbers of all products that fit. */
export const findProductNumbers = (
  { products }: Pick<ProductContext, 'products'>,
  question: ProductQuestion,
): Promise<string[]> => productsNamed(products, question);

/** Which products may not be bought any more on a day (YYYY-MM-DD in Asia/Seoul). */
export const findClosedProducts = ({ products, now }: ProductContext, day: string): Promise<string[]> =>
  productsClosedOn(products, day, now());

/** Products that leave on one of some days (YYYY-MM-DD in Asia/Seoul), in the order of their days. */
export const findProductsLeavingOn = (
  { products }: Pick<ProductContext, 'products'>,
  days: readonly string[],
): Promise<BookableProduct[]> => productsLeavingOn(products, days);

/** A page of the products that leave on a day (YYYY-MM-DD in Asia/Seoul) or later, in the order of their days. */
export const findProductsLeavingFrom = (
  { products }: Pick<ProductContext, 'products'>,
  page: DeparturesPage,
): Promise<BookableProduct[]> => productsLeavingFrom(products, page);

/** The products that need a number of people to take place and leave between two days (YYYY-MM-DD in Asia/Seoul), the next first. */
export const findProductsNeedingPeople = (
  { products }: Pick<ProductContext, 'products'>,
  days: { readonly from: string; readonly until: string },
): Promise<BookableProduct[]> => productsNeedingPeople(products, days);

/**
 * Stores what booking must know of a product, and its ledger's capacity; seats taken are booking's own and never reset
 * (SEAT-6). Each of the two ignores an older version by itself, so that a repeat after a crash between them finishes
 * the work. @param version of the catalogue's product
 */
export const storeProduct = async (
  context: CatalogContext,
  product: BookableProduct & { sale_until?: Date },
  version: number,
): Promise<void> => {
  const { prod_id, capacity } = product;
  await upsertProduct(context.products, product, version);
  await setCapacity(context, { prod_id, capacity, version });
};

/** Closes a product for good, here and by its seats for whoever shows them: its organiser cancelled it (REFUND-4). */
export const closeForGood = async (context: CatalogContext, prod_id: string): Promise<void> => {
  await closeProduct(context.products, prod_id, context.now());
  await closeSeats(context, prod_id);
};

/** Prepares for a rebuild: every product that comes from now on replaces the copy. */
export const restartProducts = ({ products }: CatalogContext): Promise<unknown> =>
  forgetProductVersions(products);
