import type { Currency, FoundProduct, LanTp } from '@narae/contracts';
import type { ProductsContext } from '../context.ts';
import { toCard } from '../shop/product-card.view.ts';
import { findCards, standing } from '../shop/products.queries.ts';
import { destinationsOf } from './destinations.rules.ts';
import type { WordIndex } from './word-index.ts';

interface Search {
  readonly currency: Currency;
  readonly lan_tp: LanTp;
  readonly q: string;
  readonly prod_type?: string | undefined;
}

type SearchedCatalog = Pick<ProductsContext, 'products' | 'rateBook' | 'tripBook'> & {
  readonly words: WordIndex;
};

const CLOSED = 'E';

/** All trips that the words find at once, one row a trip (CATALOG-10, CATALOG-17); pages of them by `tripList`. */
export const searchProducts = async (
  { products, rateBook, tripBook, words }: SearchedCatalog,
  { currency, lan_tp: lanTp, q, prod_type }: Search,
): Promise<FoundProduct[]> => {
  const [rows, dealBasR, roomsOf, ratingOf] = await Promise.all([
    findCards(products, standing(prod_type), { lanTp, also: { fingerprint: 1 } }),
    rateBook.current(currency),
    tripBook.rooms(),
    tripBook.ratings(),
  ]);
  const found = q.trim() === '' ? rows : await inOrder(words, rows, q);
  return found.map((row) => ({
    ...toCard(row, roomsOf(row), { lanTp, currency, dealBasR, ratingOf }),
    destinations: destinationsOf(row.places, lanTp),
  }));
};

/** The best first; what is over comes last. */
const inOrder = async <
  Row extends { readonly prod_id: string; readonly fingerprint: string; readonly progress_yn: string },
>(
  words: WordIndex,
  rows: readonly Row[],
  q: string,
): Promise<Row[]> => {
  const scores = await words.scores(rows, q);
  const scoreOf = ({ prod_id }: Row): number => scores.get(prod_id) ?? 0;
  const closed = ({ progress_yn }: Row): number => Number(progress_yn === CLOSED);
  return rows
    .filter((row) => scores.has(row.prod_id))
    .sort((one, other) => closed(one) - closed(other) || scoreOf(other) - scoreOf(one));
};
