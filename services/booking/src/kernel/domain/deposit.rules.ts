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
import type { Due } from '../booking/payment-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { Agreement, DepositTerms, PriceSnapshot } from './price-snapshot.ts';
import { type AgreedSums, originTotal } from './charge.rules.ts';

type Sums = AgreedSums & Pick<PriceSnapshot, 'deposit'>;

/** Undefined where all is paid at once (MONEY-12). */
export const depositTermsAt = (
  product: Pick<BookableProduct, 'deposit_pct' | 'start_day'>,
  now: Date,
): DepositTerms | undefined => {
  const pct = depositPctOn(product, seoulDay(now));
  return pct === null ? undefined : { pct, balance_by: balanceBy(product) };
};

/** The price is unchanged without terms, or where a part would be 0. */
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

/** The deposit, or the whole price where there is none (MONEY-12). */
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

export const balanceOf = (price: Sums): Pick<Due, 'amount' | 'origin_amount'> => ({
  amount: price.total - (price.deposit?.amount ?? price.total),
  origin_amount: originTotal(price) - (price.deposit?.origin_amount ?? originTotal(price)),
});

/** The end of the last day for the deposit in Asia/Seoul (MONEY-12). */
export const depositEnds = ({ frozen_at }: Pick<Agreement, 'frozen_at'>): Date =>
  seoulMidnight(addDays(seoulDay(frozen_at), depositDays + 1));

/** The payer is reminded some days before the last day; after it the order is cancelled. */
export type BalanceMoment =
  | { readonly at: Date; readonly what: 'remind'; readonly days: number }
  | { readonly at: Date; readonly what: 'cancel' };

/** Hour of the day in Asia/Seoul: morning for all buyers. */
const reminderHour = 10;

/** First one first (MONEY-12). @param balance_by YYYY-MM-DD in Asia/Seoul */
export const balanceMoments = (balance_by: string): BalanceMoment[] => [
  ...balanceReminders.map((days) => ({
    at: new Date(seoulMidnight(addDays(balance_by, -days)).getTime() + reminderHour * 3_600_000),
    what: 'remind' as const,
    days,
  })),
  { at: seoulMidnight(addDays(balance_by, balanceGraceDays + 1)), what: 'cancel' },
];

/** YYYY-MM-DD in Asia/Seoul. */
export const lastDayOf = ({ due_by }: Pick<Due, 'due_by'>): string =>
  seoulDay(new Date(due_by.getTime() - 1));

export const nextMoment = (due: Pick<Due, 'due_by'>, now: Date): Date | null =>
  balanceMoments(lastDayOf(due)).find(({ at }) => at > now)?.at ?? null;

export const openBalance = ({ dues = [] }: Pick<PlainBooking, 'dues'>): Due | undefined =>
  dues.find(({ kind, state }) => kind === 'balance' && state === 'open');

/** The due of the balance that a deposit paid now leaves; none where all is paid. */
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
 * The deposits of those who still travel count as paid; the balance is the rest of their price (REFUND-7).
 * @param share the cancelled part of the charge, such as 30 of 90
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

/**
 * The open balance of an order whose departure is on another day: due 30 days before it, but in three days at the earliest and
 * before it departs (ORDER-21, ORDER-22). @param start_day YYYY-MM-DD in Asia/Seoul
 */
export const balanceOnDay = (
  booking: Pick<PlainBooking, 'dues' | 'price'>,
  start_day: string,
  now: Date,
): Pick<Partial<PlainBooking>, 'dues' | 'price'> => {
  const { price } = booking;
  const open = openBalance(booking);
  if (!open || !price?.deposit) return {};
  const soonest = addDays(seoulDay(now), depositDays);
  const latest = addDays(start_day, -1);
  const wanted = [balanceBy({ start_day }), soonest].sort().at(-1) ?? soonest;
  const balance_by = wanted < latest ? wanted : latest;
  const due_by = seoulMidnight(addDays(balance_by, 1));
  const moved = { ...open, due_by, check_at: nextMoment({ due_by }, now) };
  return {
    price: { ...price, deposit: { ...price.deposit, balance_by } },
    dues: (booking.dues ?? []).map((due) => (due === open ? moved : due)),
  };
};
