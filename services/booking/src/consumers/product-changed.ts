import { productChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { keepProduct } from '../use-cases/keep-product.ts';

/** Keeps booking's copy of the catalogue's products and their seat ledgers. */
export const consumeProductChanged = (context: BookingContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'booking-products',
    events: [productChangedV1],
    handle: (event, product) => keepProduct(context, product, event.version),
  });
