import type { Currency, FoundProduct, LanTp } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { listSearchable, readSearchable, type ListedProduct } from './list-searchable.ts';
import { destinationsOf } from './destinations.rules.ts';
import { wordsOf } from './fold-text.rules.ts';
import { scoreOf, searchEntry, type SearchEntry } from './search-index.rules.ts';

interface Asked {
  currency: Currency;
  lan_tp: LanTp;
  q: string;
  prod_type?: string | undefined;
}

/** Searches over the whole shop; made once per service. */
export type ProductSearch = (asked: Asked) => Promise<FoundProduct[]>;

const CLOSED = 'E';

/**
 * Opens the search (CATALOG-10). The texts of all languages are folded once and kept under the product's fingerprint,
 * so that a search costs what a list costs, and a change is found by the next one.
 */
export const createProductSearch = (
  catalog: Pick<Catalog, 'products' | 'texts' | 'rateBook'>,
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
      const known = entries.get(product.card.prod_id);
      return { product, score: known ? scoreOf(known.entry, words) : 0 };
    });
    const closed = ({ product }: { product: ListedProduct }): number =>
      Number(product.card.progress_yn === CLOSED);
    return scored
      .filter(({ score }) => score > 0)
      .sort((one, other) => closed(one) - closed(other) || other.score - one.score)
      .map(({ product }) => product);
  };

  return async ({ q, ...asked }) => {
    const listed = await listSearchable(catalog, asked);
    const found = q.trim() === '' ? listed : await best(listed, q);
    return found.map(({ card, places }) => ({ ...card, destinations: destinationsOf(places, asked.lan_tp) }));
  };
};
