import type { CatalogContext } from './context.ts';
import type { Rate } from './rate.model.ts';
import { forgetRateVersions, upsertRate } from './rate.queries.ts';

/** Stores a base rate; an older one never replaces a newer one (MONEY-4). */
export const storeRate = async ({ rates }: CatalogContext, rate: Rate): Promise<void> => {
  await upsertRate(rates, rate);
};

/** Prepares for a rebuild: every rate that comes from now on replaces the copy. */
export const restartRates = ({ rates }: CatalogContext): Promise<unknown> => forgetRateVersions(rates);
