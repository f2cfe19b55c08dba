import type { Currency, LanTp, TripCard } from '@narae/contracts';
import type { ProductsContext } from '../context.ts';
import { toCard } from '../shop/product-card.view.ts';
import { findCards } from '../shop/products.queries.ts';
import type { RoomsOf } from '../trip-book/trip-book.ts';
import type { Candidate } from './narrow-trips.rules.ts';

interface CardView {
  readonly currency: Currency;
  readonly lan_tp: LanTp;
  /** KRW per one unit of the currency. */
  readonly dealBasR: number;
  readonly roomsOf: RoomsOf;
}

/** The cards of trips, each of the chosen departure with the number of its trip's dates; from the store come these rows alone. */
export const readTripCards = async (
  { products, tripBook }: Pick<ProductsContext, 'products' | 'tripBook'>,
  candidates: readonly Candidate[],
  { currency, lan_tp: lanTp, dealBasR, roomsOf }: CardView,
): Promise<TripCard[]> => {
  const prodIds = candidates.map(({ departure }) => departure.prod_id);
  const [rows, ratingOf] = await Promise.all([
    findCards(products, { prod_id: { $in: prodIds } }, { lanTp }),
    tripBook.ratings(),
  ]);
  const view = { lanTp, currency, dealBasR, ratingOf };
  const rowOf = new Map(rows.map((row) => [row.prod_id, row]));
  return candidates.flatMap(({ trip, departure }) => {
    const row = rowOf.get(departure.prod_id);
    const { dates_cnt } = trip;
    return row ? [toCard({ ...row, dates_cnt }, roomsOf(row), view)] : [];
  });
};
