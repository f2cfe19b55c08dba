import type { Currency } from '@narae/contracts';
import type { bookableProductModel, StoredProduct } from './bookable-product.model.ts';
import type { Rate, rateModel } from './rate.model.ts';
import type { SeatLedger, seatLedgerModel } from '../seats/seat-ledger.model.ts';

/** KRW per one unit of each currency that has a rate; KRW itself needs none. */
export type RateTable = Readonly<Partial<Record<Currency, number>>>;

/** Booking's copies of the named products. */
export const findProducts = (
  products: ReturnType<typeof bookableProductModel>,
  prod_ids: readonly string[],
): Promise<StoredProduct[]> =>
  products
    .find({ prod_id: { $in: prod_ids } })
    .lean<StoredProduct[]>()
    .exec();

/** Products whose last day lies on or before a day (YYYY-MM-DD). */
export const findProductsEndedBy = (
  products: ReturnType<typeof bookableProductModel>,
  day: string,
): Promise<StoredProduct[]> =>
  products
    .find({ end_day: { $lte: day } })
    .lean<StoredProduct[]>()
    .exec();

/** The current base rates. */
export const readRates = async (rates: ReturnType<typeof rateModel>): Promise<RateTable> => {
  const rows = await rates.find().lean<Rate[]>().exec();
  return { KRW: 1, ...Object.fromEntries(rows.map((row) => [row.currency, row.deal_bas_r])) };
};

/** Seats left of the named products, by prod_id; below zero when capacity was cut under what is sold. */
export const readRemaining = async (
  ledgers: ReturnType<typeof seatLedgerModel>,
  prod_ids: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await ledgers
    .find({ prod_id: { $in: prod_ids } }, { prod_id: 1, remaining: 1 })
    .lean<Pick<SeatLedger, 'prod_id' | 'remaining'>[]>()
    .exec();
  return new Map(rows.map((row) => [row.prod_id, row.remaining]));
};

/** Seats a booking may still count on: those left, and those it holds itself. */
export const readSeatsFor = async (
  ledgers: ReturnType<typeof seatLedgerModel>,
  prod_id: string,
  cart_id?: string,
): Promise<number> => {
  const ledger = await ledgers.findOne({ prod_id }).lean<SeatLedger>().exec();
  if (!ledger) return 0;
  const own = ledger.claims.find((claim) => claim.key === cart_id);
  return Math.max(0, ledger.remaining + (own?.count ?? 0));
};
