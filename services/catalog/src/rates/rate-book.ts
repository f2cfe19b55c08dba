import type { Currency } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { CatalogStore } from '../catalog-store.ts';

/** The current rates at hand, so that a list needs no second trip to the store. */
export interface RateBook {
  /** KRW per one unit. @throws DomainError exchange_rate_missing while no good rate is known */
  current(currency: Currency): Promise<number>;
  /** Reads the rates anew; called when a rate changed anywhere. */
  reload(): Promise<void>;
}

/** How old rates may grow when no event arrives, in milliseconds; they are then renewed behind the answer. */
const maxAgeMs = 60_000;

/** Opens the rate book of a store. */
export const createRateBook = (rates: CatalogStore['rates']): RateBook => {
  let known: ReadonlyMap<string, number> | null = null;
  let loadedAt = 0;
  let loading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const rows = await rates.find({}, { currency: 1, deal_bas_r: 1, _id: 0 }).lean();
    known = new Map(rows.map((row) => [row.currency, row.deal_bas_r]));
    loadedAt = performance.now();
  };
  const reload = (): Promise<void> => {
    loading ??= read().finally(() => {
      loading = null;
    });
    return loading;
  };

  return {
    reload,
    current: async (currency) => {
      if (currency === 'KRW') return 1;
      const rate = known?.get(currency);
      // A currency that is not known yet is worth a trip; an old rate serves while its successor is fetched.
      if (rate === undefined) await reload();
      else if (performance.now() - loadedAt > maxAgeMs) void reload().catch(() => undefined);
      const found = rate ?? known?.get(currency);
      if (found === undefined) throw new DomainError('exchange_rate_missing', { status: 503 });
      return found;
    },
  };
};
