import type { Currency, LanTp, LocalizedText, Product } from '@narae/contracts';
import { roomsOfPair } from '@narae/rules';
import type { Catalog } from '../../context.ts';
import type { Searchable } from './search-index.rules.ts';
import { toCard } from '../shop/product-card.view.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { findCards, roomsOfPairs } from '../shop/products.queries.ts';

/** A listed product as search answers it. */
export interface ListedProduct {
  readonly card: Product;
  readonly places: LocalizedText;
  /** Changes with every change of the product. */
  readonly fingerprint: string;
}

/** Every listed product, or those of a category, in the order of lists. */
export const listSearchable = async (
  { products, rateBook }: Pick<Catalog, 'products' | 'rateBook'>,
  {
    currency,
    lan_tp: lanTp,
    prod_type,
  }: { currency: Currency; lan_tp: LanTp; prod_type?: string | undefined },
): Promise<ListedProduct[]> => {
  const filter = { listed: true, ...(prod_type ? { prod_type } : {}) };
  const [rows, dealBasR] = await Promise.all([
    findCards(products, filter, { lanTp, also: { fingerprint: 1 } }),
    rateBook.current(currency),
  ]);
  const withRooms = await roomsOfPairs(products, rows);
  return rows.map((row) => ({
    card: toCard(row, roomsOfPair(row, withRooms), { lanTp, currency, dealBasR }),
    places: row.places,
    fingerprint: row.fingerprint,
  }));
};

const searchableFields = {
  _id: 0,
  prod_id: 1,
  titles: 1,
  places: 1,
  descs: 1,
  contents_id: 1,
  'options.names': 1,
  fingerprint: 1,
} as const;

/** Everything of some products that can be searched, in every language. */
export const readSearchable = async (
  { products, texts }: Pick<Catalog, 'products' | 'texts'>,
  prodIds: readonly string[],
): Promise<(Searchable & { prod_id: string; fingerprint: string })[]> => {
  const rows = await products
    .find({ prod_id: { $in: [...prodIds] } }, searchableFields)
    .lean<StoredProduct[]>();
  const contents = await texts.find({ _id: { $in: rows.map((row) => row.contents_id) } }).lean();
  return rows.map(({ prod_id, fingerprint, titles, places, descs, contents_id, options }) => ({
    prod_id,
    fingerprint,
    titles,
    places,
    descs,
    contents: contents.find(({ _id }) => _id === contents_id)?.contents ?? {},
    options: options.map(({ names }) => names),
  }));
};
