import { defineEvent } from '../envelope.ts';
import { cartFacts } from './cart-facts.ts';

/** A row left the cart. */
export const cartItemRemovedV1 = defineEvent('shop.booking.cart.item-removed.v1', cartFacts);
