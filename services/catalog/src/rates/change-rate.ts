import { rateChangedV1 } from '@narae/events';
import { seoulDay, addDays } from '@narae/rules';
import { isDuplicateKey, raise, type OutboxEntry, DomainError } from '@narae/service-kit';
import type { ErrorKey } from '@narae/contracts';
import type { StoredRate } from './rate.model.ts';
import {
  type BaseRate,
  normaliseQuote,
  type RateQuote,
  type RateRejected,
  supersedes,
  percentAway,
  RATE_BOUNDS,
  RATE_JUMP,
  type WantedCurrency,
} from './rate-quote.rules.ts';
import type { RatesContext } from './context.ts';
import { type Edit, markOf, writesOf } from '../content/index.ts';

type Changed = 'added' | 'changed' | 'unchanged';

/** Nothing is charged in JPY: no event is published (MONEY-1). */
const changedEvents = (rate: BaseRate, version: number): OutboxEntry[] =>
  rate.currency === 'JPY'
    ? []
    : [
        raise(rateChangedV1, {
          aggregateId: rate.currency,
          version,
          data: { currency: rate.currency, deal_bas_r: rate.deal_bas_r, rate_day: rate.rate_day },
        }),
      ];

export interface RateChange {
  /** `official`, a mem_id, or absent for the opening rates. */
  readonly by?: string;
  readonly guard?: (next: BaseRate, current: BaseRate) => void;
  readonly mark?: (next: BaseRate, current: BaseRate | null) => NonNullable<Edit['mark']>;
}

const REMEMBERED = 60;

const attempt = async (
  { rates, clock }: Pick<RatesContext, 'rates' | 'clock'>,
  rate: BaseRate,
  { by = '', guard, mark }: RateChange,
): Promise<Changed | null> => {
  const current = await rates.findOne({ currency: rate.currency }).lean<StoredRate>();
  if (!supersedes(rate, current)) return 'unchanged';
  if (current) guard?.(rate, current);
  const version = (current?.version ?? 0) + 1;
  const outbox = changedEvents(rate, version);
  const { deal_bas_r, rate_day } = rate;
  const history = { deal_bas_r, rate_day, at: clock(), by };
  const { set, push, add } = writesOf(mark ? { mark: mark(rate, current) } : {});
  if (!current) {
    try {
      await rates.create({ ...rate, version, outbox, history: [history], ...add });
      return 'added';
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const { modifiedCount } = await rates.updateOne(
    { currency: rate.currency, version: current.version },
    {
      $set: { deal_bas_r, rate_day, version, ...set },
      $push: {
        outbox: { $each: outbox },
        history: { $each: [history], $slice: -REMEMBERED },
        ...push,
      },
    },
  );
  return modifiedCount === 1 ? 'changed' : null;
};

/** An invalid, future or older rate is rejected: the last good one stays (MONEY-4). */
export const changeRate = async (
  catalog: Pick<RatesContext, 'rates' | 'nudge' | 'clock'>,
  quote: RateQuote,
  change: RateChange = {},
): Promise<Changed | { rejected: RateRejected }> => {
  const read = normaliseQuote(quote, seoulDay(catalog.clock()));
  if ('rejected' in read) return read;
  for (;;) {
    const outcome = await attempt(catalog, read.rate, change);
    if (outcome === null) continue;
    if (outcome !== 'unchanged') catalog.nudge();
    return outcome;
  }
};

export const rateMark =
  (catalog: { readonly clock: () => Date }, by: string, action: 'rate-changed' | 'rate-fetched') =>
  (next: BaseRate, current: BaseRate | null) =>
    markOf(catalog, {
      by,
      action,
      kind: 'rate',
      id: next.currency,
      changes: (['deal_bas_r', 'rate_day'] as const)
        .map((field) => ({ field, from: String(current?.[field] ?? ''), to: String(next[field]) }))
        .filter(({ from, to }) => from !== to),
    });

/** Rejects a step too large for anybody (MONEY-4). @throws DomainError rate_bounds */
export const checkBounds = (next: BaseRate, current: BaseRate): void => {
  const percent = percentAway(next, current);
  if (percent > RATE_BOUNDS)
    throw new DomainError('rate_bounds', { field: 'deal_bas_r', params: { percent } });
};

const errors = {
  unknown_unit: { key: 'invalid_value', field: 'currency' },
  not_a_rate: { key: 'rate_not_a_rate', field: 'deal_bas_r' },
  not_a_day: { key: 'rate_day_invalid', field: 'rate_day' },
  future_day: { key: 'rate_day_invalid', field: 'rate_day' },
} as const satisfies Readonly<Record<RateRejected, { key: ErrorKey; field: string }>>;

/**
 * Sets a rate by hand (MONEY-4).
 * @throws DomainError rate_jump for an unconfirmed large step, rate_bounds for an impossible one, rate_older
 * when a later or the same rate is in use
 */
export const setRate = async (
  catalog: Pick<RatesContext, 'rates' | 'nudge' | 'clock'>,
  request: {
    currency: WantedCurrency;
    deal_bas_r: number;
    rate_day?: string | undefined;
    confirmed: boolean;
  },
  by: string,
): Promise<void> => {
  const { currency, deal_bas_r, rate_day = seoulDay(catalog.clock()), confirmed } = request;
  const guard = (next: BaseRate, current: BaseRate): void => {
    checkBounds(next, current);
    const percent = percentAway(next, current);
    if (percent > RATE_JUMP && !confirmed)
      throw new DomainError('rate_jump', { field: 'deal_bas_r', params: { percent } });
  };
  const change = { by, guard, mark: rateMark(catalog, by, 'rate-changed') };
  const outcome = await changeRate(catalog, { unit: currency, deal_bas_r, rate_day }, change);
  if (outcome === 'unchanged') throw new DomainError('rate_older', { field: 'rate_day' });
  if (typeof outcome === 'object') {
    const { key, field } = errors[outcome.rejected];
    throw new DomainError(key, { field });
  }
};

export interface RatePlan {
  unit: string;
  deal_bas_r: number;
  daysAgo: number;
}

/** Publishes rates, oldest first, as the daily source would. @throws Error for an invalid one */
export const loadRates = async (
  catalog: Pick<RatesContext, 'rates' | 'nudge' | 'clock'>,
  plans: readonly RatePlan[],
): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const quotes = plans
    .map(({ unit, deal_bas_r, daysAgo }) => ({ unit, deal_bas_r, rate_day: addDays(today, -daysAgo) }))
    .sort((a, b) => a.rate_day.localeCompare(b.rate_day));
  for (const quote of quotes) {
    const outcome = await changeRate(catalog, quote);
    if (typeof outcome === 'object') throw new Error(`The rate of ${quote.unit} is ${outcome.rejected}`);
  }
};
