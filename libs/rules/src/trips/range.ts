import type { DepartureRange } from '@narae/contracts';
import { LEAST_PERCENT, MOST_PERCENT, MOST_PRICE, MOST_SEATS } from '@narae/contracts/departure-limits';
import { weekdayOf } from './weekday.ts';

type Action = DepartureRange['action'];

export interface RangeProblem {
  readonly error:
    'day_order' | 'departure_price_range' | 'departure_capacity_range' | 'range_percent' | 'range_won';
  readonly field: 'last_day' | 'amount';
  readonly params?: Readonly<Record<string, string | number>>;
}

const within = (amount: number, least: number, most: number): boolean => amount >= least && amount <= most;
const noProblem = () => undefined;

/** What may be typed as the amount of an action. */
const amountProblems: Readonly<Record<Action, (amount: number) => Omit<RangeProblem, 'field'> | undefined>> =
  {
    price: (amount) => (within(amount, 0, MOST_PRICE) ? undefined : { error: 'departure_price_range' }),
    'price-percent': (amount) =>
      amount !== 0 && within(amount, LEAST_PERCENT, MOST_PERCENT)
        ? undefined
        : { error: 'range_percent', params: { least: LEAST_PERCENT, most: MOST_PERCENT } },
    'price-won': (amount) =>
      amount !== 0 && within(amount, -MOST_PRICE, MOST_PRICE) ? undefined : { error: 'range_won' },
    capacity: (amount) => (within(amount, 0, MOST_SEATS) ? undefined : { error: 'departure_capacity_range' }),
    close: noProblem,
    reopen: noProblem,
  };

/** What keeps a range from being changed, whatever departures it has (CATALOG-21). */
export const rangeProblem = ({
  first_day,
  last_day,
  action,
  amount,
}: Pick<DepartureRange, 'first_day' | 'last_day' | 'action' | 'amount'>): RangeProblem | undefined => {
  if (last_day < first_day) return { error: 'day_order', field: 'last_day' };
  const problem = amountProblems[action](amount);
  return problem && { ...problem, field: 'amount' };
};

interface Ranged {
  /** YYYY-MM-DD. */
  readonly start_day: string;
  /** Absent or empty where a departure is a whole day. */
  readonly start_time?: string | undefined;
  readonly package_cnt: number;
}

const narrows = <Item>(chosen: readonly Item[], item: Item): boolean =>
  chosen.length === 0 || chosen.includes(item);

/** Whether a departure of the days of a range is one of it: by weekday, start time and size (CATALOG-21). */
export const isInRange = (
  { weekdays, times, sizes }: Pick<DepartureRange, 'weekdays' | 'times' | 'sizes'>,
  { start_day, start_time = '', package_cnt }: Ranged,
): boolean =>
  narrows(weekdays, weekdayOf(start_day)) && narrows(times, start_time) && narrows(sizes, package_cnt);

/** Won to which a price is rounded that was changed by percent. */
const ROUNDED_WON = 100;

/**
 * The price that an action makes of one, in KRW; by percent it is rounded to the nearest 100 won (CATALOG-21). May be none that
 * a departure may have.
 */
export const rangedPrice = (
  action: Extract<Action, `price${string}`>,
  price: number,
  amount: number,
): number => {
  if (action === 'price') return amount;
  if (action === 'price-won') return price + amount;
  return Math.round((price * (100 + amount)) / (100 * ROUNDED_WON)) * ROUNDED_WON;
};
