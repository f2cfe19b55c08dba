import type { BookableProduct } from '@narae/contracts';
import { addDays } from '../dates/seoul-day.ts';

/** The product's terms for paying in two parts. */
type Selling = Pick<BookableProduct, 'deposit_pct' | 'start_day'>;

/** The deposit where a product is sold with one and says nothing of how much, in percent of the total (MONEY-12). */
export const firstDepositPct = 30;

/** Calendar days in Asia/Seoul after that of the confirmation, in which the deposit is to be paid (MONEY-12). */
export const depositDays = 3;

/** Calendar days before departure by which the balance is to be paid (MONEY-12). */
const balanceDays = 30;

/** How many days before the balance is due its payer is reminded, the first reminder first (MONEY-12). */
export const balanceReminders: readonly number[] = [7, 3, 1];

/** Calendar days after the last day for the balance; an order that is not paid by the end of the last of them is cancelled (MONEY-12). */
export const balanceGraceDays = 3;

/** YYYY-MM-DD in Asia/Seoul. */
export const balanceBy = ({ start_day }: Pick<Selling, 'start_day'>): string =>
  addDays(start_day, -balanceDays);

/** Null: sold whole, or the balance is due before the deposit (MONEY-12). @param day YYYY-MM-DD in Asia/Seoul */
export const depositPctOn = (product: Selling, day: string): number | null =>
  product.deposit_pct !== undefined && addDays(day, depositDays) < balanceBy(product)
    ? product.deposit_pct
    : null;

/** The first part of an amount in whole units, rounded half up; the second part is what is left of it (MONEY-12). */
export const depositOf = (amount: number, pct: number): number => Math.round((amount * pct) / 100);

/** What is paid first of a total in whole units; null where nothing would be left for one of the two parts (MONEY-12). */
export const firstPartOf = (total: number, pct: number): number | null => {
  const first = depositOf(total, pct);
  return first >= 1 && first < total ? first : null;
};
