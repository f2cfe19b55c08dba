import type { Currency } from '@narae/contracts';
import { upsertNewer } from '@narae/service-kit';
import type { Rate, rateModel } from './catalog.model.ts';

/** KRW per one unit of each currency that has a rate. */
export type RateTable = Readonly<Partial<Record<Currency, number>>>;

type Rates = ReturnType<typeof rateModel>;

export const allRates = (rates: Rates): Promise<Rate[]> => rates.find().lean<Rate[]>().exec();

/** Unless the copy is as new or newer. */
export const upsertRate = (rates: Rates, rate: Rate): Promise<boolean> =>
  upsertNewer(() =>
    rates.updateOne(
      { currency: rate.currency, version: { $lt: rate.version } },
      { $set: rate },
      { upsert: true },
    ),
  );

/** Every copy counts as older than the next one, and usable until then. */
export const forgetRateVersions = (rates: Rates): Promise<unknown> =>
  rates.updateMany({}, { $set: { version: 0 } }).exec();
