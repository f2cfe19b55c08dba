import { rateChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { restartRates, storeRate } from './store-rate.ts';

/** Keeps booking's copy of the base rates. */
export const consumeRateChanged = (context: CatalogContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-rates',
    events: [rateChangedV1],
    handle: ({ version }, rate) => storeRate(context, { ...rate, version }),
    reset: () => restartRates(context),
  });
