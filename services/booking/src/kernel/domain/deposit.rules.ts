import type { BookableProduct } from '@narae/contracts';
import {
  balanceBy,
  balanceGraceDays,
  balanceReminders,
  depositDays,
  depositOf,
  depositPctOn,
  firstPartOf,
  addDays,
  seoulDay,
  seoulMidnight,
} from '@narae/rules';
import type { Due, PlainBooking } from './booking.ts';
import type { Agreement, DepositTerms, PriceSnapshot } from './price-snapshot.ts';
import { type AgreedSums, originTotal } from './charge.rules.ts';

/** What of a sum is paid first and what later, in whole units of the order's currency and before conversion in KRW. */
type Sums = AgreedSums & Pick<PriceSnapshot, 'deposit'>;

/** On what terms a product takes a deposit from somebody who confirms now; none where all is paid at once (MONEY-12). */
export const depositTermsAt = (
  product: Pick<BookableProduct, 'deposit_pct' | 'start_day'>,
  now: Date,
): DepositTerms | undefined => {
  const pct = depositPctOn(product, seoulDay(now));
  return pct === null ? undefined : { pct, balance_by: balanceBy(product) };
};

/** A price with its first part by the terms; as it is where there are none, or nothing would be left for one of the parts. */
export const withDeposit = <Price extends AgreedSums>(
  price: Price,
  terms: DepositTerms | undefined,
): Price & Pick<PriceSnapshot, 'deposit'> => {
  const amount = terms && firstPartOf(price.total, terms.pct);
  if (!terms || !amount) return price;
  const { pct, balance_by } = terms;
  return {
    ...price,
    deposit: { pct, balance_by, amount, origin_amount: depositOf(originTotal(price), pct) },
  };
};

/** What paying for the order itself charges: its deposit, else all of it (MONEY-12). */
export const firstSums = (price: Sums): AgreedSums =>
  price.deposit
    ? {
        currency: price.currency,
        total: price.deposit.amount,
        origin_cost: price.deposit.origin_amount,
        origin_option: 0,
        origin_hotel: 0,
      }
    : price;

/** What is left to pay after the deposit. */
export const balanceOf = (price: Sums): Pick<Due, 'amount' | 'origin_amount'> => ({
  amount: price.total - (price.deposit?.amount ?? price.total),
  origin_amount: originTotal(price) - (price.deposit?.origin_amount ?? originTotal(price)),
});

/** Until when an agreement with a deposit stands: the end of the last day for the deposit in Asia/Seoul (MONEY-12). */
export const depositEnds = ({ frozen_at }: Pick<Agreement, 'frozen_at'>): Date =>
  seoulMidnight(addDays(seoulDay(frozen_at), depositDays + 1));

/** What becomes of an open balance by itself: its payer is reminded so many days before its last one, and its order is cancelled. */
export type BalanceMoment =
  | { readonly at: Date; readonly what: 'remind'; readonly days: number }
  | { readonly at: Date; readonly what: 'cancel' };

/** The hour of the day in Asia/Seoul at which reminders go out: the morning of everybody the shop sells to. */
const reminderHour = 10;

/** The moments of a balance, the first one first (MONEY-12). @param balance_by YYYY-MM-DD in Asia/Seoul */
export const balanceMoments = (balance_by: string): BalanceMoment[] => [
  ...balanceReminders.map((days) => ({
    at: new Date(seoulMidnight(addDays(balance_by, -days)).getTime() + reminderHour * 3_600_000),
    what: 'remind' as const,
    days,
  })),
  { at: seoulMidnight(addDays(balance_by, balanceGraceDays + 1)), what: 'cancel' },
];

/** The last day for a balance, YYYY-MM-DD in Asia/Seoul. */
export const lastDayOf = ({ due_by }: Pick<Due, 'due_by'>): string =>
  seoulDay(new Date(due_by.getTime() - 1));

/** When the shop looks at an open balance next. */
export const nextMoment = (due: Pick<Due, 'due_by'>, now: Date): Date | null =>
  balanceMoments(lastDayOf(due)).find(({ at }) => at > now)?.at ?? null;

/** The balance that waits to be paid. */
export const openBalance = ({ dues = [] }: Pick<PlainBooking, 'dues'>): Due | undefined =>
  dues.find(({ kind, state }) => kind === 'balance' && state === 'open');

/** The due by which a deposit that is paid now leaves its balance to pay; none where all is paid. */
export const balanceDue = (
  { price }: { readonly price: PriceSnapshot },
  due_id: string,
  now: Date,
): Due | null => {
  if (!price.deposit) return null;
  const due_by = seoulMidnight(addDays(price.deposit.balance_by, 1));
  return {
    due_id,
    kind: 'balance',
    state: 'open',
    currency: price.currency,
    ...balanceOf(price),
    made_at: now,
    due_by,
    check_at: nextMoment({ due_by }, now),
  };
};

/**
 * What a smaller party owes: the deposit of those who still travel is what was paid for them, and the balance the rest of their
 * price (REFUND-7).
 * @param share what part of the charge is cancelled, such as 30 of 90
 */
export const smallerBalance = (
  booking: Pick<PlainBooking, 'dues'>,
  price: PriceSnapshot,
  share: { readonly part: number; readonly of: number },
): { readonly price: PriceSnapshot; readonly dues?: Due[] } => {
  const open = openBalance(booking);
  if (!open || !price.deposit) return { price };
  const stays = (amount: number): number => amount - Math.round((amount * share.part) / share.of);
  const deposit = {
    ...price.deposit,
    amount: stays(price.deposit.amount),
    origin_amount: stays(price.deposit.origin_amount),
  };
  const smaller = { ...price, deposit };
  const dues = (booking.dues ?? []).map((due) => (due === open ? { ...due, ...balanceOf(smaller) } : due));
  return { price: smaller, dues };
};
