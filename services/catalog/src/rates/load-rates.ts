import { addDays, seoulDay } from '@narae/rules';
import type { Catalog } from '../context.ts';
import type { RatePlan } from '../seeding/content-source.ts';
import { changeRate } from './change-rate.ts';

/** Publishes the rates of a content source, oldest first, as the daily source would have. @throws Error for one that is no rate */
export const loadRates = async (
  catalog: Pick<Catalog, 'rates' | 'nudge' | 'clock'>,
  plans: readonly RatePlan[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const quotes = plans
    .map(({ unit, deal_bas_r, daysAgo }) => ({ unit, deal_bas_r, rate_day: addDays(today, -daysAgo) }))
    .sort((one, other) => one.rate_day.localeCompare(other.rate_day));
  for (const quote of quotes) {
    const outcome = await changeRate(catalog, quote);
    if (typeof outcome === 'object') throw new Error(`The rate of ${quote.unit} is ${outcome.rejected}`);
  }
};
