import type { RateBook } from './context.ts';
import { type ContentVersion, DomainError, followContent } from '@narae/service-kit';
import type { RatesContext } from './context.ts';
import type { StoredRate } from './rate.model.ts';
import { wantedCurrencies } from './rate-quote.rules.ts';

/** Opens the rate book of a store. @param content by which it is known that something was written */
export const createRateBook = (
  rates: RatesContext['rates'],
  content: Pick<ContentVersion, 'current'>,
): RateBook => {
  let rateByCurrency: ReadonlyMap<string, number> = new Map();
  const follow = followContent(content, async () => {
    const rows = await rates.find({}, { currency: 1, deal_bas_r: 1, _id: 0 }).lean();
    rateByCurrency = new Map(rows.map((row) => [row.currency, row.deal_bas_r]));
  });
  return {
    current: async (currency) => {
      if (currency === 'KRW') return 1;
      await follow();
      const found = rateByCurrency.get(currency);
      if (found === undefined) throw new DomainError('exchange_rate_missing', { status: 503 });
      return found;
    },
  };
};

export const listRates = async ({ rates }: Pick<RatesContext, 'rates'>) => {
  const stored = await rates.find({ currency: { $in: [...wantedCurrencies] } }).lean<StoredRate[]>();
  return wantedCurrencies.flatMap((currency) => {
    const rate = stored.find((row) => row.currency === currency);
    if (!rate) return [];
    const { deal_bas_r, rate_day, history = [] } = rate;
    const past = history.map((row) => ({ ...row, at: row.at.toISOString() })).reverse();
    return [{ currency, deal_bas_r, rate_day, history: past }];
  });
};

/** The rate facts that booking rebuilds its copies from; nothing is charged in JPY (MONEY-1). */
export const rateFacts = async ({ rates }: Pick<RatesContext, 'rates'>) => {
  const rows = await rates.find().lean<StoredRate[]>();
  return rows.flatMap(({ currency, deal_bas_r, rate_day, version }) =>
    currency === 'JPY' ? [] : [{ aggregateId: currency, version, data: { currency, deal_bas_r, rate_day } }],
  );
};
