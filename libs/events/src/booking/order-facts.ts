import { z } from 'zod';

/** What every order event carries: identities and the amount frozen on the order. */
export const orderFacts = z.strictObject({
  order_id: z.string(),
  cart_id: z.string(),
  mem_id: z.string(),
  prod_id: z.string(),
  /** Whole units of `currency`. */
  amount: z.int().min(0),
  currency: z.enum(['CNH', 'KRW', 'USD']),
  /** Seats the party needs. */
  seats: z.int().min(0),
});

/** Order events about one payment attempt. */
export const paymentFacts = orderFacts.extend({ refno: z.string(), pay_type: z.enum(['P', 'A', 'W', 'U']) });
