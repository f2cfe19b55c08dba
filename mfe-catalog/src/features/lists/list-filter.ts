import type { FoundProduct, Product } from '@narae/contracts';
import { displayState } from '@narae/rules';
import type { ListQuery, Sort } from './list-query.ts';

const isBookable = (product: Product): boolean => {
  const state = displayState(product);
  return state === 'in-progress' || state === 'closing-soon';
};

/** Rounded as prices are, so that a typed price finds that price. */
export const shownPrice = (won: number, dealBasR: number): number => Math.round(won / dealBasR);

export const wonOf = (amount: number, dealBasR: number): number => Math.round(amount * dealBasR);

type Test = (product: FoundProduct, query: ListQuery) => boolean;

const tests: Readonly<Record<Exclude<keyof ListQuery, 'sort'>, Test>> = {
  prod_type: (product, { prod_type }) => product.prod_type === prod_type,
  from: (product, { from = '' }) => product.ymd_format >= from,
  to: (product, { to = '' }) => product.ymd_format <= to,
  place: (product, { place }) => product.destinations.some(({ place_id }) => place_id === place),
  won_min: (product, { won_min = 0 }) => product.from_price >= shownPrice(won_min, product.deal_bas_r),
  won_max: (product, { won_max = 0 }) => product.from_price <= shownPrice(won_max, product.deal_bas_r),
  seats: (product, { seats = 0 }) => isBookable(product) && product.inventory_cnt >= seats,
};
export type Filter = keyof typeof tests;

/** In the order of the page. */
export const activeFilters = (query: ListQuery): Filter[] =>
  (Object.keys(tests) as Filter[]).filter((field) => query[field] !== undefined);

type Order = (left: Product, right: Product) => number;
const byDay: Order = (left, right) => left.ymd_format.localeCompare(right.ymd_format);
const byPrice: Order = (left, right) => left.from_price - right.from_price;
const seatsOf = (product: Product): number => (isBookable(product) ? product.inventory_cnt : 0);

const orders: Readonly<Record<Sort, Order>> = {
  soonest: byDay,
  price_up: byPrice,
  price_down: (left, right) => byPrice(right, left),
  seats: (left, right) => seatsOf(right) - seatsOf(left),
};

const closedLast: Order = (left, right) =>
  Number(left.progress_yn === 'E') - Number(right.progress_yn === 'E');

/** Without an order, in the catalogue's own; past products always come last. */
export const arrange = (products: readonly FoundProduct[], query: ListQuery): FoundProduct[] => {
  const active = activeFilters(query);
  const fitting = products.filter((product) => active.every((field) => tests[field](product, query)));
  const order = query.sort && orders[query.sort];
  return order
    ? fitting.sort((left, right) => closedLast(left, right) || order(left, right) || byDay(left, right))
    : fitting;
};

/** The most frequent first. */
export const destinationsIn = (products: readonly FoundProduct[]): { id: string; name: string }[] => {
  const found = new Map<string, { name: string; count: number }>();
  for (const { place_id, place_nm } of products.flatMap((product) => product.destinations)) {
    found.set(place_id, { name: place_nm, count: (found.get(place_id)?.count ?? 0) + 1 });
  }
  return [...found]
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([id, { name }]) => ({ id, name }));
};
