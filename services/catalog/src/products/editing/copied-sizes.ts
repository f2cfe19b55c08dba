import type { DepartureSize, NewDepartureTerms } from '@narae/contracts';
import { DomainError, nextId } from '@narae/service-kit';
import { closedFor, type ClosingOf } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import { contentMark, shown } from '../../content/index.ts';
import { addressesOf } from '../../media/index.ts';
import { changeProduct, readContent } from '../product/change-product.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { productPictures } from '../product/product.rules.ts';
import { progressAt } from '../product/progress.rules.ts';
import { copiedContent } from './new-departure.rules.ts';

/** A stored product that has joined its trip. */
export type TripMember = StoredProduct & { trip_id: string };

/**
 * The published sizes of a departure, the leading one first; one where it is no package.
 * @throws DomainError content_not_found where it is not published
 */
export const readSizes = async (
  { products }: Pick<ProductsContext, 'products'>,
  prod_id: string,
): Promise<TripMember[]> => {
  const one = await products.findOne({ prod_id, ...shown }, { outbox: 0, audit: 0 }).lean<TripMember>();
  if (!one?.trip_id) throw new DomainError('content_not_found', { field: 'prod_id' });
  const { package_group, trip_id } = one;
  if (package_group === '') return [one];
  const sizes = await products
    .find({ trip_id, package_group, ...shown }, { outbox: 0, audit: 0 })
    .sort({ package_cnt: 1, prod_id: 1 })
    .lean<TripMember[]>();
  return sizes.toSorted((a, b) => Number(b.prod_id === package_group) - Number(a.prod_id === package_group));
};

/** Numbers for new products. Numbers of drafts are drawn by the same counter; those of a content source are not. */
export const freshNumbers = async (
  { products }: Pick<ProductsContext, 'products'>,
  count: number,
): Promise<string[]> => {
  const drawn = await Promise.all(Array.from({ length: count }, () => nextId(products.db, 'P')));
  const used = new Set(await products.distinct('prod_id', { prod_id: { $in: drawn } }));
  const fresh = drawn.filter((number) => !used.has(number));
  return used.size === 0 ? fresh : [...fresh, ...(await freshNumbers({ products }, used.size))];
};

/** A number for a new product. */
export const freshNumber = async (catalog: Pick<ProductsContext, 'products'>): Promise<string> => {
  const [number] = await freshNumbers(catalog, 1);
  return number!;
};

/** What each size costs and holds. @throws DomainError invalid_value where it is not one row for each */
export const termsOfSizes = (
  sizes: readonly TripMember[],
  rows: readonly DepartureSize[],
): ReadonlyMap<string, DepartureSize> => {
  const terms = new Map(rows.map((row) => [row.prod_id, row]));
  if (rows.length !== sizes.length || sizes.some(({ prod_id }) => !terms.has(prod_id)))
    throw new DomainError('invalid_value', { field: 'sizes' });
  return terms;
};

/** The departure with a copy's pictures: the first one that has files of its own. */
export const pictureHolder = async (
  { files }: Pick<ProductsContext, 'files'>,
  { prod_id, pictures_of, pictures }: TripMember,
): Promise<string> => {
  if (pictures_of === undefined) return prod_id;
  const own = addressesOf({ file_path: productPictures, id: prod_id }, pictures);
  const there = await Promise.all(own.map((address) => files.has(address)));
  return there.includes(true) ? prod_id : pictures_of;
};

export interface Addition {
  /** mem_id of who adds it. */
  readonly by: string;
  /** Equal for repeats, unlike any other addition. */
  readonly made_with: string;
}

interface Copying {
  readonly departure: NewDepartureTerms;
  /** What is copied, and what the copy costs and holds. */
  readonly size: TripMember;
  readonly terms: Omit<DepartureSize, 'prod_id'>;
  readonly prod_id: string;
  /** The leading size of the new departure. */
  readonly lead: string;
  /** The departure with which the trip of the copy began. */
  readonly tripLead: string;
  readonly addition: Addition;
  readonly action: 'departure-added' | 'trip-copied';
  /** Absent where the copy is not on sale: closed days leave it alone (CATALOG-22). */
  readonly closingOf?: ClosingOf;
  /** Not shown to shoppers until somebody publishes it (CATALOG-14). */
  readonly withdraw?: boolean;
}

/**
 * Adds a copy of a published size of a departure. Booking gets its ledger by the event of the new product; nothing that
 * was sold comes along, and pictures stay where their files are.
 * @throws DomainError departure_taken where the trip of the copy has the date
 */
export const addCopiedSize = async (catalog: ProductsContext, copying: Copying): Promise<void> => {
  const { departure, size, terms, prod_id, lead, tripLead, addition, withdraw = false } = copying;
  const like = await readContent(catalog, size);
  const copy = copiedContent(like, departure, terms, { prod_id, lead });
  const sold = { ...copy, progress_yn: progressAt(copy, catalog.clock()) };
  const { content, closed = {} } = copying.closingOf
    ? closedFor(sold, size.trip_id, copying.closingOf)
    : { content: sold };
  const action = { by: addition.by, action: copying.action, kind: 'product', id: prod_id } as const;
  const outcome = await changeProduct(catalog, content, {
    basedOn: null,
    withdraw,
    mark: contentMark(catalog, action, { ...like }, { ...content }),
    lead: tripLead,
    copied: { made_with: addition.made_with, pictures_of: await pictureHolder(catalog, size), ...closed },
  });
  if (outcome !== 'added') throw new Error(`The number ${prod_id} was given twice`);
};
