import { productChangedV1, eventChangedV1, rateChangedV1 } from '@narae/events';
import { hasClosed } from '@narae/rules';
import { consumeProjection } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { isCustomProduct } from '../kernel/index.ts';
import { restartProducts, storeProduct } from './products.ts';
import { restartEvents, storeEvent } from './events.ts';
import { restartRates, storeRate } from './rates.ts';

/** Keeps products and their ledgers' capacity; rows of closed products expire, changes of what was sold are told. */
export const consumeProductChanged = (context: CatalogContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-products',
    events: [productChangedV1],
    handle: async ({ version }, product) => {
      if (isCustomProduct(product.prod_id)) {
        context.log.error(
          { prod_id: product.prod_id },
          'a product of the catalogue has the number of a custom trip',
        );
        return;
      }
      await storeProduct(context, product, version);
      // After the copy: whoever buys from now on buys it as it is.
      await context.hearChanges(product.prod_id, product.changes ?? []);
      if (hasClosed(product, context.now())) await context.expireRows([product.prod_id]);
    },
    reset: () => restartProducts(context),
  });

export const consumeEventChanged = (context: CatalogContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-events',
    events: [eventChangedV1],
    handle: ({ version }, event) => storeEvent(context, event, version),
    reset: () => restartEvents(context),
  });

export const consumeRateChanged = (context: CatalogContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-rates',
    events: [rateChangedV1],
    handle: ({ version }, rate) => storeRate(context, { ...rate, version }),
    reset: () => restartRates(context),
  });
