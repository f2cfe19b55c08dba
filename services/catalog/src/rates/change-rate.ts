import { rateChangedV1 } from '@narae/events';
import { seoulDay } from '@narae/rules';
import { isDuplicateKey, raise, type OutboxEntry } from '@narae/service-kit';
import type { StoredRate } from './rate.model.ts';
import {
  normaliseQuote,
  supersedes,
  type BaseRate,
  type RateQuote,
  type RateRejected,
} from './rate-quote.rules.ts';
import type { Catalog } from '../context.ts';
import { writesOf, type Edit } from '../content/kinds/edit.ts';

type Changed = 'added' | 'changed' | 'kept';

/** JPY is kept as data; nothing is charged in it, so that no event is published (MONEY-1). */
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

/** Who brings a rate, and what may keep it out. */
export interface RateChange {
  /** `official`, a mem_id, or nobody for the rates a shop opens with. */
  readonly by?: string;
  /** Throws when this step is not to be taken. */
  readonly guard?: (next: BaseRate, current: BaseRate) => void;
  /** The line of the audit log. */
  readonly mark?: (next: BaseRate, current: BaseRate | null) => NonNullable<Edit['mark']>;
}

/** So many rates of the past are kept beside the one in use. */
const REMEMBERED = 60;

/** One try: null when somebody else changed the rate in between. */
const attempt = async (
  { rates, clock }: Pick<Catalog, 'rates' | 'clock'>,
  rate: BaseRate,
  { by = '', guard, mark }: RateChange,
): Promise<Changed | null> => {
  const current = await rates.findOne({ currency: rate.currency }).lean<StoredRate>();
  if (!supersedes(rate, current)) return 'kept';
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

/**
 * Takes a published rate: normalised, rejected when it is no rate or from the future, and kept out when the known one
 * is newer (MONEY-4). The last good rate always stays.
 */
export const changeRate = async (
  catalog: Pick<Catalog, 'rates' | 'nudge' | 'clock'>,
  quote: RateQuote,
  change: RateChange = {},
): Promise<Changed | { rejected: RateRejected }> => {
  const read = normaliseQuote(quote, seoulDay(catalog.clock()));
  if ('rejected' in read) return read;
  for (;;) {
    const outcome = await attempt(catalog, read.rate, change);
    if (outcome === null) continue;
    if (outcome !== 'kept') catalog.nudge();
    return outcome;
  }
};
