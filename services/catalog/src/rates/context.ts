import type { Connection, Model } from 'mongoose';
import type { ContentContext } from '../content/index.ts';
import type { RateSource } from './fetch-rates.ts';
import type { RateBook } from './rate-book.ts';
import { rateModel, type StoredRate } from './rate.model.ts';

export interface RatesContext extends ContentContext {
  readonly rates: Model<StoredRate>;
  readonly rateBook: RateBook;
  /** Where official rates come from and how often (ms); null where they are entered by hand. */
  readonly officialRates: { readonly source: RateSource; readonly everyMs: number } | null;
}

export const ratesStore = (store: Connection) => ({ rates: rateModel(store) });
