import { DomainError } from '@narae/service-kit';
import { markOf } from '../content/kinds/edit.ts';
import { percentAway, RATE_BOUNDS, type BaseRate } from './rate-quote.rules.ts';

/** The audit line of a rate that changes: by whom, from what to what. */
export const rateMark =
  (catalog: { readonly clock: () => Date }, by: string, action: 'rate-changed' | 'rate-fetched') =>
  (next: BaseRate, current: BaseRate | null) =>
    markOf(catalog, {
      by,
      action,
      kind: 'rate',
      id: next.currency,
      changes: (['deal_bas_r', 'rate_day'] as const)
        .map((field) => ({ field, from: String(current?.[field] ?? ''), to: String(next[field]) }))
        .filter(({ from, to }) => from !== to),
    });

/** A step this large is a mistake, whoever takes it (MONEY-4). @throws DomainError rate_bounds */
export const checkBounds = (next: BaseRate, current: BaseRate): void => {
  const percent = percentAway(next, current);
  if (percent > RATE_BOUNDS)
    throw new DomainError('rate_bounds', { field: 'deal_bas_r', params: { percent } });
};
