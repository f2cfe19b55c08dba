import { BookableProduct } from '@narae/contracts';
import { defineEvent } from '../envelope.ts';

/** A product was added or changed: everything booking needs to price, check and hold it. */
export const productChangedV1 = defineEvent('shop.catalog.product.changed.v1', BookableProduct);
