import type { Connection, Model } from 'mongoose';
import type { ContentContext } from '../content/index.ts';
import { rateModel, type StoredRate } from './rate.model.ts';
import type { Currency } from '@narae/contracts';
import { type RateQuote } from './rate-quote.rules.ts';

/** Where official rates come from. */
export interface RateSource {
  /**
   * The rates of a day; none on days without rates. Rows that make no sense are left out.
   * @param day YYYY-MM-DD
   * @throws Error when the source is out of reach, rejects the key, or answers something else than rates
   */
  quotesOf(day: string): Promise<RateQuote[]>;
}

/** The current rates at hand, so that a list needs no second trip to the store. */
export interface RateBook {
  /** KRW per one unit. @throws DomainError exchange_rate_missing while no good rate is known */
  current(currency: Currency): Promise<number>;
}

export interface RatesContext extends ContentContext {
  readonly rates: Model<StoredRate>;
  readonly rateBook: RateBook;
  /** Source and interval (ms); null where rates are entered by hand. */
  readonly officialRates: { readonly source: RateSource; readonly everyMs: number } | null;
}

export const ratesStore = (store: Connection) => ({ rates: rateModel(store) });
