import type { CancelQuote, Currency } from '@narae/contracts';
import {
  hundredthsOf,
  retainedPayments,
  openBalance,
  type PaymentAttempt,
  type PlainBooking,
  planRefunds,
  type Refund,
  shopCurrency,
  takenOf,
} from '../../kernel/index.ts';

type Sums = CancelQuote['sums'];
type Paid = Pick<PlainBooking, 'order_id' | 'cart_id' | 'payments' | 'refunds' | 'cancellations' | 'dues'>;

/** A fraction of what was charged for an order, such as 30 of 90. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

export const wholeOrder: Part = { part: 1, of: 1 };

interface Charge {
  readonly currency: Currency;
  /** Whole units, for those who still travel. */
  readonly charged: number;
  /** Total of its payments, in hundredths. */
  readonly taken: number;
  /** Whole units of the unpaid balance (MONEY-12). */
  readonly owed: number;
  readonly payments: PaymentAttempt[];
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Charges for those who still travel, by currency: payments, less the charges of travellers who were cancelled before and
 * less what changes made cheaper (REFUND-2).
 */
const chargedNow = (booking: Paid): Charge[] => {
  const retained = retainedPayments(booking);
  const balance = openBalance(booking);
  // The open balance is set against the deposit, in its currency (PAY-10).
  const deposit = balance && retained.find(({ due_id }) => due_id === undefined);
  return [...new Set(retained.map(shopCurrency))].map((currency) => {
    const payments = retained.filter((attempt) => shopCurrency(attempt) === currency);
    const taken = sumOf(payments.map(takenOf));
    const gone = (booking.cancellations ?? [])
      .filter(({ state, whole }) => state === 'approved' && !whole)
      .flatMap(({ sums }) => sums.filter((sum) => sum.currency === currency))
      .map(({ charged }) => charged * 100);
    // A payment that went back entirely is not kept; refunds of it by changes lower nothing else.
    const cheaper = (booking.refunds ?? [])
      .filter(({ cause, refno }) => cause === 'changed' && payments.some((item) => item.refno === refno))
      .map(hundredthsOf);
    const charged = Math.max(0, Math.round((taken - sumOf([...gone, ...cheaper])) / 100));
    const owes = deposit !== undefined && payments.includes(deposit);
    const owed = owes ? (currency === balance?.currency ? balance.amount : (balance?.origin_amount ?? 0)) : 0;
    return { currency, charged, taken, owed, payments };
  });
};

/** By currency: an order may be charged in another one than it is priced in (REFUND-6). */
export const planByCurrency = (
  booking: Paid,
  plan: (paid: Paid, charge: Pick<Charge, 'charged' | 'taken' | 'owed'>) => Refund[],
): Refund[] =>
  chargedNow(booking).reduce<Refund[]>((planned, { payments, ...charge }) => {
    const refunds = [...(booking.refunds ?? []), ...planned];
    return [...planned, ...plan({ ...booking, payments, refunds }, charge)];
  }, []);

const chargedFor = ({ charged }: Pick<Charge, 'charged'>, { part, of }: Part): number =>
  Math.round((charged * part) / of);

/** The shop's share of the unpaid balance, in whole units; it makes the refund smaller (MONEY-12). */
const retainedOfOwed = ({ owed }: Pick<Charge, 'owed'>, pct: number, { part, of }: Part): number =>
  Math.round((owed * part * (100 - pct)) / (of * 100));

/**
 * The refunds of a cancellation: its percent of the price of the cancelled part, less what was never paid (REFUND-2,
 * MONEY-12). No extra charge where more would stay than was paid.
 */
export const cancelRefunds = (
  booking: Paid,
  pct: number,
  part: Part,
  fact: Parameters<typeof planRefunds>[2],
): Refund[] =>
  planByCurrency(booking, (paid, charge) =>
    planRefunds(
      paid,
      {
        back: Math.max(0, chargedFor(charge, part) * pct - retainedOfOwed(charge, pct, part) * 100),
        of: charge.taken,
      },
      fact,
    ),
  );

/** Charged, refunded and kept sums of a part, to the unit as the refunds have them. */
export const cancelSums = (booking: Paid, pct: number, part: Part = wholeOrder): Sums => {
  const rows = cancelRefunds(booking, pct, part, { cause: 'cancelled', made_at: new Date(0) });
  return chargedNow(booking).map(({ currency, ...charge }) => {
    const charged = chargedFor(charge, part);
    const back = rows.filter((row) => shopCurrency(row) === currency).map(hundredthsOf);
    const refunded = Math.round(sumOf(back) / 100);
    return { currency, charged, refunded, kept: Math.max(0, charged - refunded) };
  });
};
