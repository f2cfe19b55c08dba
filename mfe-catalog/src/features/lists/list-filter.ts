import type { ListQuery } from './list-query.ts';

/** Rounded as prices are, so that a typed price finds that price. */
export const shownPrice = (won: number, dealBasR: number): number => Math.round(won / dealBasR);

export const wonOf = (amount: number, dealBasR: number): number => Math.round(amount * dealBasR);

export type Filter = Exclude<keyof ListQuery, 'sort'>;

/** In the order of the page. */
const filters: readonly Filter[] = ['prod_type', 'from', 'to', 'place', 'won_min', 'won_max', 'seats'];

export const activeFilters = (query: ListQuery): Filter[] =>
  filters.filter((field) => query[field] !== undefined);
