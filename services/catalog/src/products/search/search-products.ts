import type { Currency, FoundProduct, LanTp, LocalizedText, Product } from '@narae/contracts';
import { roomsOfPair } from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import { destinationsOf } from './destinations.rules.ts';
import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry, type SearchEntry, type Searchable } from './search-index.rules.ts';
import { toCard } from '../shop/product-card.view.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { findCards, roomsOfPairs, standing } from '../shop/products.queries.ts';

interface Search {
  currency: Currency;
  lan_tp: LanTp;
  q: string;
  prod_type?: string | undefined;
}

type ProductSearch = (query: Search) => Promise<FoundProduct[]>;

const CLOSED = 'E';

/**
 * Opens the search (CATALOG-10). Folded texts are cached by fingerprint: a search costs what a list costs,
 * and the next one finds a change.
 */
export const createProductSearch = (
  catalog: Pick<ProductsContext, 'products' | 'texts' | 'rateBook'>,
): ProductSearch => {
  const entries = new Map<string, { fingerprint: string; entry: SearchEntry }>();

  const indexChanged = async (listed: readonly ListedProduct[]): Promise<void> => {
    const changed = listed
      .filter(({ card, fingerprint }) => entries.get(card.prod_id)?.fingerprint !== fingerprint)
      .map(({ card }) => card.prod_id);
    if (changed.length === 0) return;
    for (const { prod_id, fingerprint, ...searchable } of await readSearchable(catalog, changed))
      entries.set(prod_id, { fingerprint, entry: searchEntry(searchable) });
  };

  const best = async (listed: readonly ListedProduct[], q: string): Promise<ListedProduct[]> => {
    await indexChanged(listed);
    const words = wordsOf(q);
    const scored = listed.map((product) => {
      const indexed = entries.get(product.card.prod_id);
      return { product, score: indexed ? scoreOf(indexed.entry, words) : 0 };
    });
    const closed = ({ product }: { product: ListedProduct }): number =>
      Number(product.card.progress_yn === CLOSED);
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => closed(a) - closed(b) || b.score - a.score)
      .map(({ product }) => product);
  };

  return async ({ q, ...query }) => {
    const listed = await listSearchable(catalog, query);
    const found = q.trim() === '' ? listed : await best(listed, q);
    return found.map(({ card, places, dates_cnt }) => ({
      ...card,
      dates_cnt,
      destinations: destinationsOf(places, query.lan_tp),
    }));
  };
};

interface ListedProduct {
  readonly card: Product;
  readonly places: LocalizedText;
  readonly dates_cnt: number;
  readonly fingerprint: string;
}

/** One row a trip (CATALOG-17). */
const listSearchable = async (
  { products, rateBook }: Pick<ProductsContext, 'products' | 'rateBook'>,
  {
    currency,
    lan_tp: lanTp,
    prod_type,
  }: { currency: Currency; lan_tp: LanTp; prod_type?: string | undefined },
): Promise<ListedProduct[]> => {
  const [rows, dealBasR] = await Promise.all([
    findCards(products, standing(prod_type), { lanTp, also: { fingerprint: 1 } }),
    rateBook.current(currency),
  ]);
  const withRooms = await roomsOfPairs(products, rows);
  return rows.map((row) => ({
    card: toCard(row, roomsOfPair(row, withRooms), { lanTp, currency, dealBasR }),
    places: row.places,
    dates_cnt: row.dates_cnt ?? 0,
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

const readSearchable = async (
  { products, texts }: Pick<ProductsContext, 'products' | 'texts'>,
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
