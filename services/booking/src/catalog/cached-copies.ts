import { createKept, type Kept, startContentVersion, type Logger } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { bookableProductModel, rateModel, StoredProduct } from './catalog.model.ts';
import type { RateTable } from './rate.queries.ts';

/** Copies as this process read them, until they are written (ARCH-13). */
export interface CachedCopies {
  /** With their pairs' rooms, by the numbers asked for together. */
  readonly products: Kept<readonly StoredProduct[]>;
  readonly rates: Kept<RateTable>;
  stop(): Promise<void>;
}

/** A product counts once for each group it was asked for in. */
const MOST_PRODUCTS = 2_000;

export const startCachedCopies = ({
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
}): CachedCopies => {
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
