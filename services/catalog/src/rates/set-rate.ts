import type { ErrorKey } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { changeRate } from './change-rate.ts';
import { checkBounds, rateMark } from './rate-edit.ts';
import { percentAway, RATE_JUMP, type BaseRate, type RateRejected } from './rate-quote.rules.ts';
import type { WantedCurrency } from './wanted-currencies.rules.ts';

const errors = {
  unknown_unit: { key: 'invalid_value', field: 'currency' },
  not_a_rate: { key: 'rate_not_a_rate', field: 'deal_bas_r' },
  not_a_day: { key: 'rate_day_invalid', field: 'rate_day' },
  future_day: { key: 'rate_day_invalid', field: 'rate_day' },
} as const satisfies Readonly<Record<RateRejected, { key: ErrorKey; field: string }>>;

/**
 * Sets a rate by hand (MONEY-4).
 * @throws DomainError rate_jump for a large step that is not confirmed, rate_bounds for one that cannot be meant,
 *   rate_older when a later or the same rate is in use
 */
export const setRate = async (
  catalog: Pick<Catalog, 'rates' | 'nudge' | 'clock'>,
  asked: {
    currency: WantedCurrency;
    deal_bas_r: number;
    rate_day?: string | undefined;
    confirmed: boolean;
  },
  by: string,
): Promise<void> => {
  const { currency, deal_bas_r, rate_day = seoulDay(catalog.clock()), confirmed } = asked;
  const guard = (next: BaseRate, current: BaseRate): void => {
    checkBounds(next, current);
    const percent = percentAway(next, current);
    if (percent > RATE_JUMP && !confirmed)
      throw new DomainError('rate_jump', { field: 'deal_bas_r', params: { percent } });
  };
  const change = { by, guard, mark: rateMark(catalog, by, 'rate-changed') };
  const outcome = await changeRate(catalog, { unit: currency, deal_bas_r, rate_day }, change);
  if (outcome === 'kept') throw new DomainError('rate_older', { field: 'rate_day' });
  if (typeof outcome === 'object') {
    const { key, field } = errors[outcome.rejected];
    throw new DomainError(key, { field });
  }
};
