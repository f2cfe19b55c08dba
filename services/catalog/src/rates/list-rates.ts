import type { Catalog } from '../context.ts';
import type { StoredRate } from './rate.model.ts';
import { wantedCurrencies } from './wanted-currencies.rules.ts';

/** The rates in use with what was in use before, the newest first. */
export const listRates = async ({ rates }: Pick<Catalog, 'rates'>) => {
  const stored = await rates.find({ currency: { $in: [...wantedCurrencies] } }).lean<StoredRate[]>();
  return wantedCurrencies.flatMap((currency) => {
    const rate = stored.find((one) => one.currency === currency);
    if (!rate) return [];
    const { deal_bas_r, rate_day, history = [] } = rate;
    const past = history.map((one) => ({ ...one, at: one.at.toISOString() })).reverse();
    return [{ currency, deal_bas_r, rate_day, history: past }];
  });
};
