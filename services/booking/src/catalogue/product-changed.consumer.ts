import { productChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { restartProducts, storeProduct } from './store-product.ts';

/** Keeps booking's copy of the catalogue's products, and the capacity of their seat ledgers. */
export const consumeProductChanged = (context: BookingContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-products',
    events: [productChangedV1],
    handle: ({ version }, product) => storeProduct(context, product, version),
    reset: () => restartProducts(context),
  });
