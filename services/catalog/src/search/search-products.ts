import type { Currency, FoundProduct, LanTp } from '@narae/contracts';
import type { StoredProduct } from '../products/product.model.ts';
import { destinationsOf } from './destinations.rules.ts';
import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry, type SearchEntry } from './search-index.rules.ts';
import type { Catalog } from '../context.ts';
import { cardFields, shelfOrder, toCard } from '../products/product-card.view.ts';

type Shelf = Pick<Catalog, 'products' | 'texts' | 'rateBook'>;
type Row = StoredProduct;

interface Asked {
  currency: Currency;
  lan_tp: LanTp;
  q: string;
  prod_type?: string | undefined;
}

/** Searches over the whole shop; made once per service. */
export type ProductSearch = (asked: Asked) => Promise<FoundProduct[]>;

const CLOSED = 'E';
const searchableFields = {
  _id: 0,
  prod_id: 1,
  titles: 1,
  places: 1,
  descs: 1,
  contents_id: 1,
  'options.names': 1,
} as const;

/**
 * Opens the search. The texts of five languages are folded once and kept under the product's fingerprint, so that a
 * search costs one trip to the store, and a change is found by the next one.
 */
export const createProductSearch = ({ products, texts, rateBook }: Shelf): ProductSearch => {
  const entries = new Map<string, { fingerprint: string; entry: SearchEntry }>();

  const learn = async (rows: readonly Row[]): Promise<void> => {
    const news = rows.filter((row) => entries.get(row.prod_id)?.fingerprint !== row.fingerprint);
    if (news.length === 0) return;
    const full = await products
      .find({ prod_id: { $in: news.map((row) => row.prod_id) } }, { ...searchableFields, fingerprint: 1 })
      .lean<Row[]>();
    const contents = await texts.find({ _id: { $in: full.map((row) => row.contents_id) } }).lean();
    const none = { CHN: '', KOR: '', ENG: '', JPN: '', VTN: '' };
    for (const row of full) {
      const text = contents.find(({ _id }) => _id === row.contents_id)?.contents ?? none;
      const options = row.options.map(({ names }) => names);
      const entry = searchEntry({ ...row, contents: text, options });
      entries.set(row.prod_id, { fingerprint: row.fingerprint, entry });
    }
  };

  const best = async (rows: readonly Row[], q: string): Promise<Row[]> => {
    await learn(rows);
    const words = wordsOf(q);
    const scored = rows.map((row) => {
      const known = entries.get(row.prod_id);
      return { row, score: known ? scoreOf(known.entry, words) : 0 };
    });
    const closed = ({ row }: { row: Row }): number => Number(row.progress_yn === CLOSED);
    return scored
      .filter(({ score }) => score > 0)
      .sort((one, other) => closed(one) - closed(other) || other.score - one.score)
      .map(({ row }) => row);
  };

  return async ({ currency, lan_tp: lanTp, q, prod_type }) => {
    const filter = { listed: true, ...(prod_type ? { prod_type } : {}) };
    const [rows, dealBasR] = await Promise.all([
      products
        .find(filter, { ...cardFields(lanTp), fingerprint: 1 })
        .sort(shelfOrder)
        .lean<Row[]>(),
      rateBook.current(currency),
    ]);
    const found = q.trim() === '' ? rows : await best(rows, q);
    return found.map((row) => ({
      ...toCard(row, { lanTp, currency, dealBasR }),
      destinations: destinationsOf(row.places[lanTp], lanTp),
    }));
  };
};
