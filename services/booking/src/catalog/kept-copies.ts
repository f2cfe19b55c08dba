import { createKept, type Kept, startContentVersion, type Logger } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { bookableProductModel, rateModel, StoredProduct } from './catalog.model.ts';
import type { RateTable } from './rate.queries.ts';

/** Booking's copies of products and rates as this process has read them, for as long as nothing was written to them (ARCH-13). */
export interface KeptCopies {
  /** With the rooms of their pairs, by the numbers that were asked for together. */
  readonly products: Kept<readonly StoredProduct[]>;
  readonly rates: Kept<RateTable>;
  stop(): Promise<void>;
}

/** How many products are kept, each as often as it was asked for together with others. */
const MOST_PRODUCTS = 2_000;

/** Follows the writes to the copies. */
export const startKeptCopies = ({
  store,
  products,
  rates,
  ...deps
}: {
  readonly store: Connection;
  readonly products: ReturnType<typeof bookableProductModel>;
  readonly rates: ReturnType<typeof rateModel>;
  readonly now: () => Date;
  readonly log: Logger;
}): KeptCopies => {
  const collections = [products.collection.name, rates.collection.name];
  const version = startContentVersion({ store, collections, log: deps.log });
  return {
    products: createKept({
      version,
      now: deps.now,
      room: MOST_PRODUCTS,
      sizeOf: (found) => found.length + 1,
    }),
    rates: createKept({ version, now: deps.now, room: 1 }),
    stop: version.stop,
  };
};
