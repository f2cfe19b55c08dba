import { z } from 'zod';
import { Amount, Currency } from '../primitives.ts';
import { salesKeys } from './sales-limits.ts';

export const SalesKey = z.enum(salesKeys);
export type SalesKey = z.infer<typeof SalesKey>;

const sums = {
  charged: Amount,
  refunded: Amount,
  /** What was charged without what went back: negative where more went back than came in. */
  net: z.int(),
};

/** Whole units of KRW. */
export const SalesSums = z.object(sums);
export type SalesSums = z.infer<typeof SalesSums>;

/** Whole units of one charge currency. */
export const SalesMoney = z.object({ currency: Currency, ...sums });
export type SalesMoney = z.infer<typeof SalesMoney>;

const figures = {
  /** Orders that were paid, each once, and the travellers they were paid for. */
  orders: Amount,
  travellers: Amount,
  /** Of each currency that money moved in. */
  money: z.array(SalesMoney),
  /** All of it in KRW, by the rates frozen on the orders. */
  krw: SalesSums,
};

/** Sales of one day (YYYY-MM-DD in Asia/Seoul), product, language or currency; what many small ones come to has no key. */
export const SalesRow = z.object({
  key: z.string(),
  /** A product's title. */ title: z.string(),
  ...figures,
});
export type SalesRow = z.infer<typeof SalesRow>;

export const Sales = z.object({
  rows: z.array(SalesRow),
  total: z.object(figures),
  /** Payments and refunds in a currency that their order has no frozen rate of: they count as nothing in KRW. */
  unrated_cnt: Amount,
});
export type Sales = z.infer<typeof Sales>;
