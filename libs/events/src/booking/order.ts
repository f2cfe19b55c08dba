import { PayType } from '@narae/contracts';
import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** What every order event carries: identities and the amount frozen on the order. */
const orderFacts = z.strictObject({
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
const paymentFacts = orderFacts.extend({ refno: z.string(), pay_type: payTypeIn(1) });

/** Seats are held for the order until its deadline. */
export const orderHeldV1 = defineEvent('shop.booking.order.held.v1', orderFacts);

/** A hold ended without payment and its seats went back. */
export const orderHoldReleasedV1 = defineEvent('shop.booking.order.hold-released.v1', orderFacts);

/** Travellers and documents are complete; price and policy are frozen. */
export const orderConfirmedV1 = defineEvent('shop.booking.order.confirmed.v1', orderFacts);

/** The shopper left for the provider. */
export const orderPaymentStartedV1 = defineEvent('shop.booking.order.payment-started.v1', paymentFacts);

/** The provider declined or the shopper turned back. */
export const orderPaymentFailedV1 = defineEvent('shop.booking.order.payment-failed.v1', paymentFacts);

/** The provider's confirmation was verified and the seats are taken for good. */
export const orderPaidV1 = defineEvent('shop.booking.order.paid.v1', paymentFacts);

/**
 * Money went back, all of a payment or a part: nothing could be given for it, or the order was cancelled or made cheaper. `amount`
 * is what went back; a payment may have several, each with its `refund_id`.
 */
export const orderRefundedV1 = defineEvent(
  'shop.booking.order.refunded.v1',
  // Absent on events of before refunds had numbers.
  paymentFacts.extend({ refund_id: z.string().max(40).optional() }),
);

/**
 * Something of a paid order is different: its owner's open pages read it again. `what` is a step of its timeline, `about` the number
 * of what it is about.
 */
export const orderChangedV1 = defineEvent(
  'shop.booking.order.changed.v1',
  orderFacts.extend({ what: z.string().max(40), about: z.string().max(40) }),
);
