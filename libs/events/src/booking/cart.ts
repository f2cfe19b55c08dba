import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

const cartFacts = z.strictObject({ cart_id: z.string(), mem_id: z.string(), prod_id: z.string() });

export const cartItemAddedV1 = defineEvent('shop.booking.cart.item-added.v1', cartFacts);

export const cartItemChangedV1 = defineEvent('shop.booking.cart.item-changed.v1', cartFacts);

export const cartItemRemovedV1 = defineEvent('shop.booking.cart.item-removed.v1', cartFacts);
