import type { CancelQuote, Currency } from '@narae/contracts';
import type { PaymentAttempt, PlainBooking } from './booking.ts';
import type { Refund } from './refund.ts';
import { keptPayments, planRefunds } from './refund-plan.rules.ts';

type Sums = CancelQuote['sums'];
type Paid = Pick<PlainBooking, 'order_id' | 'cart_id' | 'payments' | 'refunds' | 'cancellations'>;

/** How many parts of a whole: of what was charged for an order, such as 30 of 90. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** All of it. */
export const wholeOrder: Part = { part: 1, of: 1 };

/** The currency a payment was charged in, as the shop names it. */
export const currencyOf = ({ reqcur }: Pick<PaymentAttempt, 'reqcur'>): Currency =>
  reqcur === 'CNY' ? 'CNH' : (reqcur as Currency);

const sumOf = (amounts: readonly (string | number)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100;

const taken = (payments: readonly PaymentAttempt[]): number =>
  sumOf(payments.map(({ taken_amt, reqamt }) => taken_amt ?? reqamt));

/**
 * What is charged for those who still travel, by currency: what was paid, less what was charged for travellers who were cancelled
 * before, whatever of it went back, and less what changes made cheaper (REFUND-2).
 */
export const chargedNow = (booking: Paid): { currency: Currency; charged: number; taken: number }[] => {
  const kept = keptPayments(booking);
  // A payment of which all went back is not kept: what changes gave back of it lowers nothing else.
  const isKept = ({ refno }: Refund): boolean => kept.some((attempt) => attempt.refno === refno);
  return [...new Set(kept.map(currencyOf))].map((currency) => {
    const all = taken(kept.filter((attempt) => currencyOf(attempt) === currency));
    const gone = (booking.cancellations ?? [])
      .filter(({ state, whole }) => state === 'approved' && !whole)
      .flatMap(({ sums }) => sums.filter((sum) => sum.currency === currency))
      .map(({ charged }) => charged);
    const cheaper = (booking.refunds ?? [])
      .filter((refund) => refund.cause === 'changed' && currencyOf(refund) === currency && isKept(refund))
      .map(({ amount }) => amount);
    return { currency, charged: Math.max(0, Math.round(all - sumOf([...gone, ...cheaper]))), taken: all };
  });
};

/**
 * The refunds of a cancellation: its percent of what is charged for the part of the order that is cancelled, currency by currency,
 * because an order may have been charged in another one than it is priced in (REFUND-2, REFUND-6).
 */
export const cancelRefunds = (
  booking: Paid,
  pct: number,
  { part, of }: Part,
  fact: Parameters<typeof planRefunds>[2],
): Refund[] => {
  const planned: Refund[] = [];
  for (const { currency, charged, taken: all } of chargedNow(booking)) {
    const payments = keptPayments(booking).filter((attempt) => currencyOf(attempt) === currency);
    const refunds = [...(booking.refunds ?? []), ...planned];
    const concerned = Math.round((charged * part) / of);
    planned.push(
      ...planRefunds({ ...booking, payments, refunds }, { back: concerned * pct, of: all * 100 }, fact),
    );
  }
  return planned;
};

/** What is charged for a part of the order, and what of it goes back and stays, to the unit as the refunds come to. */
export const cancelSums = (booking: Paid, pct: number, part: Part = wholeOrder): Sums => {
  const rows = cancelRefunds(booking, pct, part, { cause: 'cancelled', made_at: new Date(0) });
  return chargedNow(booking).map(({ currency, charged }) => {
    const concerned = Math.round((charged * part.part) / part.of);
    const refunded = Math.round(
      sumOf(rows.filter((row) => currencyOf(row) === currency).map(({ amount }) => amount)),
    );
    return { currency, charged: concerned, refunded, kept: Math.max(0, concerned - refunded) };
  });
};
