import { BookableProduct } from '@narae/contracts';
import { defineEvent } from '../envelope.ts';

export const productChangedV1 = defineEvent('shop.catalog.product.changed.v1', BookableProduct);
