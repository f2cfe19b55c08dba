import type { RateSource } from './context.ts';
import { addDays, seoulDay } from '@narae/rules';
import { DomainError, type Logger } from '@narae/service-kit';
import type { RatesContext } from './context.ts';
import { changeRate, checkBounds, type RateChange, rateMark } from './change-rate.ts';
import type { StoredRate } from './rate.model.ts';
import { wantedCurrencies, wantedUnits } from './rate-quote.rules.ts';

type RateStore = Pick<RatesContext, 'rates' | 'nudge' | 'clock'>;

const DAYS_BACK = 10;

/** A wrong quote leaves the last good one in place. */
const takeQuotes = async (
  catalog: RateStore,
  quotes: Awaited<ReturnType<RateSource['quotesOf']>>,
  change: RateChange,
  log: Logger,
): Promise<{ good: number; taken: number }> => {
  const count = { good: 0, taken: 0 };
  for (const quote of quotes.filter(({ unit }) => wantedUnits.has(unit.trim().toUpperCase()))) {
    try {
      const outcome = await changeRate(catalog, quote, change);
      if (typeof outcome === 'object') {
        log.warn({ unit: quote.unit, rejected: outcome.rejected }, 'an official rate is not usable');
        continue;
      }
      count.good += 1;
      if (outcome !== 'unchanged') count.taken += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ unit: quote.unit, rejected: error.key }, 'an official rate is not usable');
    }
  }
  return count;
};

/** The oldest day among current rates: earlier days bring nothing new. Empty while one is missing. */
const oldestDay = async ({ rates }: RateStore): Promise<string> => {
  const stored = await rates
    .find({ currency: { $in: [...wantedCurrencies] } }, { rate_day: 1 })
    .lean<StoredRate[]>();
  const days = stored.map(({ rate_day }) => rate_day).sort();
  return stored.length === wantedCurrencies.length ? (days[0] ?? '') : '';
};

/**
 * Fetches today's rates, or those of the last day that had any (MONEY-4); failures keep the last good ones.
 * @returns the day and the number of new rates
 * @throws DomainError rate_source_fail when nothing usable came
 */
export const fetchRates = async (
  catalog: RateStore,
  source: RateSource,
  { by, log }: { by: string; log: Logger },
): Promise<{ rate_day: string; taken: number }> => {
  const today = seoulDay(catalog.clock());
  const oldest = await oldestDay(catalog);
  const change = { by: 'official', guard: checkBounds, mark: rateMark(catalog, by, 'rate-fetched') };
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = addDays(today, -back);
    if (day < oldest) return { rate_day: oldest, taken: 0 };
    const quotes = await source.quotesOf(day).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown', day }, 'official rates failed');
      throw new DomainError('rate_source_fail', { status: 502 });
    });
    if (quotes.length === 0) continue;
    const { good, taken } = await takeQuotes(catalog, quotes, change, log);
    if (good === 0) throw new DomainError('rate_source_fail', { status: 502 });
    return { rate_day: day, taken };
  }
  throw new DomainError('rate_source_fail', { status: 502 });
};
