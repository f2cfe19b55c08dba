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

/** The version of the payment events that brought a method: its payments are raised from that one on. */
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

export const orderPaymentStartedV1 = defineEvent('shop.booking.order.payment-started.v1', paymentFacts);

/** The provider declined or the shopper turned back. */
export const orderPaymentFailedV1 = defineEvent('shop.booking.order.payment-failed.v1', paymentFacts);

/** The provider's confirmation was verified and the seats are taken for good. */
export const orderPaidV1 = defineEvent('shop.booking.order.paid.v1', paymentFacts);

/** Money went back, all or a part: `amount` is what went back, `refund_id` tells several apart. */
export const orderRefundedV1 = defineEvent(
  'shop.booking.order.refunded.v1',
  // Absent on events from before refunds had numbers.
  paymentFacts.extend({ refund_id: z.string().max(40).optional() }),
);

/** Open pages read a paid order again; `what` is a step of its timeline, `about` the number of its object. */
export const orderChangedV1 = defineEvent(
  'shop.booking.order.changed.v1',
  orderFacts.extend({ what: z.string().max(40), about: z.string().max(40) }),
);
