import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry, type SearchEntry, type Searchable } from './search-index.rules.ts';

interface Indexed {
  readonly prod_id: string;
  readonly fingerprint: string;
}

export interface WordIndex {
  /** How well each product fits, by prod_id; one in which a word does not occur is absent. */
  scores(products: readonly Indexed[], q: string): Promise<ReadonlyMap<string, number>>;
}

/**
 * Opens the index of words (CATALOG-10). Folded texts are cached by fingerprint: a search costs what a list costs,
 * and the next one finds a change.
 */
export const createWordIndex = (catalog: Pick<ProductsContext, 'products' | 'texts'>): WordIndex => {
  const entries = new Map<string, { fingerprint: string; entry: SearchEntry }>();

  const indexChanged = async (products: readonly Indexed[]): Promise<void> => {
    const changed = products
      .filter(({ prod_id, fingerprint }) => entries.get(prod_id)?.fingerprint !== fingerprint)
      .map(({ prod_id }) => prod_id);
    if (changed.length === 0) return;
    for (const { prod_id, fingerprint, ...searchable } of await readSearchable(catalog, changed))
      entries.set(prod_id, { fingerprint, entry: searchEntry(searchable) });
  };

  return {
    scores: async (products, q) => {
      await indexChanged(products);
      const words = wordsOf(q);
      const scored = products.map(({ prod_id }): [string, number] => {
        const indexed = entries.get(prod_id);
        return [prod_id, indexed ? scoreOf(indexed.entry, words) : 0];
      });
      return new Map(scored.filter(([, score]) => score > 0));
    },
  };
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
