import { rateChangedV1 } from '@narae/events';
import { seoulDay } from '@narae/rules';
import { isDuplicateKey, raise, type OutboxEntry } from '@narae/service-kit';
import type { StoredRate } from '../data/rate.model.ts';
import {
  normaliseQuote,
  supersedes,
  type BaseRate,
  type RateQuote,
  type RateRefusal,
} from '../domain/rate-quote.ts';
import type { Catalog } from './catalog.ts';

type Changed = 'added' | 'changed' | 'kept';

/** JPY is kept as data; nothing is charged in it, so nobody is told. */
const news = (rate: BaseRate, version: number): OutboxEntry[] =>
  rate.currency === 'JPY'
    ? []
    : [
        raise(rateChangedV1, {
          aggregateId: rate.currency,
          version,
          data: { currency: rate.currency, deal_bas_r: rate.deal_bas_r, rate_day: rate.rate_day },
        }),
      ];

/** One try: null when somebody else changed the rate in between. */
const attempt = async ({ rates }: Pick<Catalog, 'rates'>, rate: BaseRate): Promise<Changed | null> => {
  const kept = await rates.findOne({ currency: rate.currency }).lean<StoredRate>();
  if (!supersedes(rate, kept)) return 'kept';
  const version = (kept?.version ?? 0) + 1;
  const outbox = news(rate, version);
  if (!kept) {
    try {
      await rates.create({ ...rate, version, outbox });
      return 'added';
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const { modifiedCount } = await rates.updateOne(
    { currency: rate.currency, version: kept.version },
    {
      $set: { deal_bas_r: rate.deal_bas_r, rate_day: rate.rate_day, version },
      $push: { outbox: { $each: outbox } },
    },
  );
  return modifiedCount === 1 ? 'changed' : null;
};

/**
 * Takes a published rate: normalised, refused when it is no rate or from the future, and kept out when the known one
 * is newer (decisions, Money). The last good rate always stays.
 */
export const changeRate = async (
  catalog: Pick<Catalog, 'rates' | 'nudge' | 'clock'>,
  quote: RateQuote,
): Promise<Changed | { refused: RateRefusal }> => {
  const read = normaliseQuote(quote, seoulDay(catalog.clock()));
  if ('refused' in read) return read;
  for (;;) {
    const outcome = await attempt(catalog, read.rate);
    if (outcome === null) continue;
    if (outcome !== 'kept') catalog.nudge();
    return outcome;
  }
};
