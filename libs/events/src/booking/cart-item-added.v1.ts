import { defineEvent } from '../envelope.ts';
import { cartFacts } from './cart-facts.ts';

/** A product was put in the cart. */
export const cartItemAddedV1 = defineEvent('shop.booking.cart.item-added.v1', cartFacts);
