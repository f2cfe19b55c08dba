import type { Catalog } from '../context.ts';
import type { StoredRate } from './rate.model.ts';

/** What booking should know of every rate now; nothing is charged in JPY (MONEY-1). */
export const rateFacts = async ({ rates }: Pick<Catalog, 'rates'>) => {
  const rows = await rates.find().lean<StoredRate[]>();
  return rows.flatMap(({ currency, deal_bas_r, rate_day, version }) =>
    currency === 'JPY' ? [] : [{ aggregateId: currency, version, data: { currency, deal_bas_r, rate_day } }],
  );
};
