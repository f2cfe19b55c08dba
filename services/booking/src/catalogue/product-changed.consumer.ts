import { productChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { keepProduct } from './store-product.ts';

/** Keeps booking's copy of the catalogue's products and their seat ledgers; seats taken are booking's own and never reset. */
export const consumeProductChanged = (context: BookingContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-products',
    events: [productChangedV1],
    handle: (event, product) => keepProduct(context, product, event.version),
    reset: () => context.products.updateMany({}, { $set: { version: 0 } }),
  });
