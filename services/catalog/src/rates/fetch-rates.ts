import { addDays, seoulDay } from '@narae/rules';
import { DomainError, type Logger } from '@narae/service-kit';
import type { StoredRate } from './rate.model.ts';
import { percentAway, RATE_BOUNDS, RATE_JUMP, type BaseRate, type RateRejected } from './rate-quote.rules.ts';
import type { RateSource } from './rate-source.ts';
import type { Catalog } from '../context.ts';
import { changeRate, type RateChange } from './change-rate.ts';
import { markOf } from '../admin/audit.ts';

type Shelf = Pick<Catalog, 'rates' | 'rateBook' | 'nudge' | 'clock'>;

/** Whose rates the source is asked for; KRW needs none. */
const wanted = ['USD', 'CNH', 'JPY'] as const;
export type WantedCurrency = (typeof wanted)[number];
const wantedUnits: ReadonlySet<string> = new Set(['USD', 'CNH', 'CNY', 'JPY', 'JPY(100)']);

/** How far back a day with rates is looked for. */
const DAYS_BACK = 10;

const marked =
  (catalog: Pick<Catalog, 'clock'>, by: string, action: 'rate-changed' | 'rate-fetched') =>
  (next: BaseRate, kept: BaseRate | null) =>
    markOf(catalog, {
      by,
      action,
      kind: 'rate',
      id: next.currency,
      changes: (['deal_bas_r', 'rate_day'] as const)
        .map((field) => ({ field, from: String(kept?.[field] ?? ''), to: String(next[field]) }))
        .filter(({ from, to }) => from !== to),
    });

/** A step this large is a mistake, whoever takes it. @throws DomainError rate_bounds */
const checkBounds = (next: BaseRate, kept: BaseRate): void => {
  const percent = percentAway(next, kept);
  if (percent > RATE_BOUNDS)
    throw new DomainError('rate_bounds', { field: 'deal_bas_r', params: { percent } });
};

const rejections: Readonly<Record<RateRejected, { key: string; field: string }>> = {
  unknown_unit: { key: 'invalid_value', field: 'currency' },
  not_a_rate: { key: 'rate_not_a_rate', field: 'deal_bas_r' },
  not_a_day: { key: 'rate_day_invalid', field: 'rate_day' },
  future_day: { key: 'rate_day_invalid', field: 'rate_day' },
};

/** The rates in use with what was in use before. */
export const listRates = async ({ rates }: Pick<Catalog, 'rates'>) => {
  const known = await rates.find({ currency: { $in: [...wanted] } }).lean<StoredRate[]>();
  return wanted.flatMap((currency) => {
    const rate = known.find((one) => one.currency === currency);
    if (!rate) return [];
    const { deal_bas_r, rate_day, history = [] } = rate;
    const past = history.map((one) => ({ ...one, at: one.at.toISOString() })).reverse();
    return [{ currency, deal_bas_r, rate_day, history: past }];
  });
};

/**
 * Sets a rate by hand.
 * @throws DomainError rate_jump for a large step that is not confirmed, rate_bounds for one that cannot be meant,
 *   rate_older when a later or the same rate is in use
 */
export const setRate = async (
  catalog: Shelf,
  asked: {
    currency: WantedCurrency;
    deal_bas_r: number;
    rate_day?: string | undefined;
    confirmed: boolean;
  },
  by: string,
): Promise<void> => {
  const { currency, deal_bas_r, rate_day = seoulDay(catalog.clock()), confirmed } = asked;
  const guard = (next: BaseRate, kept: BaseRate): void => {
    checkBounds(next, kept);
    const percent = percentAway(next, kept);
    if (percent > RATE_JUMP && !confirmed)
      throw new DomainError('rate_jump', { field: 'deal_bas_r', params: { percent } });
  };
  const change = { by, guard, mark: marked(catalog, by, 'rate-changed') };
  const outcome = await changeRate(catalog, { unit: currency, deal_bas_r, rate_day }, change);
  if (outcome === 'kept') throw new DomainError('rate_older', { field: 'rate_day' });
  if (typeof outcome === 'object') {
    const { key, field } = rejections[outcome.rejected];
    throw new DomainError(key, { field });
  }
  await catalog.rateBook.reload();
};

/** Takes one day's quotes; one that cannot be right keeps the last good one in its place. */
const takeQuotes = async (
  catalog: Shelf,
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
      if (outcome !== 'kept') count.taken += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ unit: quote.unit, rejected: error.key }, 'an official rate is not usable');
    }
  }
  return count;
};

/** The day before which the source can tell nothing new. */
const oldestKept = async ({ rates }: Shelf): Promise<string> => {
  const known = await rates.find({ currency: { $in: [...wanted] } }, { rate_day: 1 }).lean<StoredRate[]>();
  const days = known.map(({ rate_day }) => rate_day).sort();
  return known.length === wanted.length ? (days[0] ?? '') : '';
};

/**
 * Asks the official source for today's rates, or for those of the last day that had any (decisions, Money).
 * @returns the day and how many rates are new; the last good ones stay whatever happens
 * @throws DomainError rate_source_fail when nothing usable came
 */
export const fetchRates = async (
  catalog: Shelf,
  source: RateSource,
  { by, log }: { by: string; log: Logger },
): Promise<{ rate_day: string; taken: number }> => {
  const today = seoulDay(catalog.clock());
  const known = await oldestKept(catalog);
  const change = { by: 'official', guard: checkBounds, mark: marked(catalog, by, 'rate-fetched') };
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = addDays(today, -back);
    if (day < known) return { rate_day: known, taken: 0 };
    const quotes = await source.quotesOf(day).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown', day }, 'official rates failed');
      throw new DomainError('rate_source_fail', { status: 502 });
    });
    if (quotes.length === 0) continue;
    const { good, taken } = await takeQuotes(catalog, quotes, change, log);
    if (good === 0) throw new DomainError('rate_source_fail', { status: 502 });
    if (taken > 0) await catalog.rateBook.reload();
    return { rate_day: day, taken };
  }
  throw new DomainError('rate_source_fail', { status: 502 });
};
