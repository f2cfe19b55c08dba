import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** What every cart event carries. */
const cartFacts = z.strictObject({ cart_id: z.string(), mem_id: z.string(), prod_id: z.string() });

/** A product was put in the cart. */
export const cartItemAddedV1 = defineEvent('shop.booking.cart.item-added.v1', cartFacts);

/** Participants, options or rooms of a cart row changed. */
export const cartItemChangedV1 = defineEvent('shop.booking.cart.item-changed.v1', cartFacts);

/** A row left the cart. */
export const cartItemRemovedV1 = defineEvent('shop.booking.cart.item-removed.v1', cartFacts);
