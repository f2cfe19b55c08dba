import { defineEvent } from '../envelope.ts';
import { cartFacts } from './cart-facts.ts';

/** Participants, options or rooms of a cart row changed. */
export const cartItemChangedV1 = defineEvent('shop.booking.cart.item-changed.v1', cartFacts);
