import type { Currency } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { allRates, type RateTable, forgetRateVersions, upsertRate } from './rate.queries.ts';
import type { Rate } from './catalog.model.ts';

type RateContext = Pick<CatalogContext, 'rates' | 'copies'>;

/** Current base rates (MONEY-4). */
export const findRates = async ({ rates, copies }: RateContext): Promise<RateTable> =>
  copies.rates.value('all', async () => ({
    KRW: 1,
    ...Object.fromEntries((await allRates(rates)).map((rate) => [rate.currency, rate.deal_bas_r])),
  }));

/** KRW per one unit. @throws DomainError exchange_rate_missing */
export const rateIn = (rates: RateTable, currency: Currency): number => {
  const rate = rates[currency];
  if (rate === undefined) throw new DomainError('exchange_rate_missing', { status: 503 });
  return rate;
};

/** KRW per one unit. @throws DomainError exchange_rate_missing */
export const findRate = async (context: RateContext, currency: Currency): Promise<number> =>
  rateIn(await findRates(context), currency);

/** An older rate never replaces a newer one (MONEY-4). */
export const storeRate = async ({ rates }: CatalogContext, rate: Rate): Promise<void> => {
  await upsertRate(rates, rate);
};

/** For a rebuild: the next version of each rate replaces the copy. */
export const restartRates = ({ rates }: CatalogContext): Promise<unknown> => forgetRateVersions(rates);
