import { z } from 'zod';
import { Amount, Currency, Moment } from '../../primitives.ts';
import { salesKeys } from './limits.ts';

export const SalesKey = z.enum(salesKeys);
export type SalesKey = z.infer<typeof SalesKey>;

const sums = {
  charged: Amount,
  refunded: Amount,
  /** What was charged without what went back: negative where more went back than came in. */
  net: z.int(),
};

/** Whole units of KRW. */
const SalesSums = z.object(sums);

export const SalesMoney = z.object({ currency: Currency, ...sums });
export type SalesMoney = z.infer<typeof SalesMoney>;

const figures = {
  orders: Amount,
  travellers: Amount,
  /** Of each currency that money moved in. */
  money: z.array(SalesMoney),
  /** All of it in KRW, by the rates frozen on the orders. */
  krw: SalesSums,
};

/** Sales by day (YYYY-MM-DD in Asia/Seoul), product, language or currency; the sum of the small rest has no key. */
export const SalesRow = z.object({
  key: z.string(),
  /** A product's title. */ title: z.string(),
  ...figures,
});
export type SalesRow = z.infer<typeof SalesRow>;

export const Sales = z.object({
  rows: z.array(SalesRow),
  total: z.object(figures),
  /** Payments and refunds without a frozen rate: they count as nothing in KRW. */
  unrated_cnt: Amount,
});
export type Sales = z.infer<typeof Sales>;

const event = {
  event_id: z.string(),
  subject: z.string(),
  aggregate_id: z.string(),
  at: Moment,
};

/** An event that waits longer than it should to be published; `at` it was raised. */
const StuckEventRow = z.object({ ...event, /** Of the documents it lies in. */ model: z.string() });

/** An event that a consumer gave up `at` a moment, and why; addresses are taken out of the error. */
export const DeadLetterRow = z.object({ ...event, consumer: z.string(), error: z.string() });
export type DeadLetterRow = z.infer<typeof DeadLetterRow>;

const LaggingConsumer = z.object({
  consumer: z.string(),
  pending: Amount,
  /** Events it is working on, or waits to try again; and those of them that it was handed more than once. */
  unacknowledged: Amount,
  redelivered: Amount,
});

/** Events of booking that do not get on (ADMIN-2). */
export const Trouble = z.object({
  stuck: z.array(StuckEventRow),
  letters: z.array(DeadLetterRow),
  letters_cnt: Amount,
  /** Null while the broker does not answer. */
  consumers: z.array(LaggingConsumer).nullable(),
});
export type Trouble = z.infer<typeof Trouble>;
