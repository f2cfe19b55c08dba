import { PayType } from '@narae/contracts';
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

/**
 * The first version of the payment events that may carry a method. A method that came later has a later one, because consumers
 * of the older version cannot read it: such a payment is raised as the new version alone.
 */
const payTypeSince: Readonly<Record<PayType, number>> = { P: 1, A: 1, W: 1, U: 1 };

/** The methods that a version of the payment events may carry. */
const payTypeIn = (version: number) =>
  z.enum(PayType.options.filter((payType) => payTypeSince[payType] <= version));

/** Order events about one payment attempt. */
export const paymentFacts = orderFacts.extend({ refno: z.string(), pay_type: payTypeIn(1) });
