import { z } from 'zod';
import { defineEvent } from '../envelope.ts';
import { orderFacts } from './order-facts.ts';

/**
 * Something of a paid order is different: its owner's open pages read it again. `what` is a step of its timeline, `about` the number
 * of what it is about.
 */
export const orderChangedV1 = defineEvent(
  'shop.booking.order.changed.v1',
  orderFacts.extend({ what: z.string().max(40), about: z.string().max(40) }),
);
