import type { OrderStepName } from '@narae/contracts';
import {
  orderChangedV1,
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
} from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import { isAgreed, seatsOf } from '../domain/agreed-booking.rules.ts';
import type { PaymentAttempt, PlainBooking } from '../domain/booking.ts';
import { chargeOf } from '../domain/charge.rules.ts';
import type { Refund } from '../domain/refund.ts';

const holdEvents = { held: orderHeldV1, 'hold-released': orderHoldReleasedV1 } as const;

const paymentEvents = {
  'payment-started': orderPaymentStartedV1,
  'payment-failed': orderPaymentFailedV1,
  paid: orderPaidV1,
} as const;

const factsOf = (booking: PlainBooking) => ({
  order_id: booking.order_id ?? '',
  cart_id: booking.cart_id,
  mem_id: booking.mem_id,
  prod_id: booking.prod_id,
  amount: booking.price?.total ?? 0,
  currency: booking.price?.currency ?? ('KRW' as const),
  seats: isAgreed(booking) ? seatsOf(booking) : 0,
});

/** The event of a hold. @param booking before the change: the event carries the version after it */
export const holdEvent = (what: keyof typeof holdEvents, booking: PlainBooking): OutboxEntry =>
  raise(holdEvents[what], {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: factsOf(booking),
  });

/** The event of a payment attempt. @param booking before the change: the event carries the version after it */
export const paymentEvent = (
  what: keyof typeof paymentEvents,
  booking: PlainBooking,
  { refno, pay_type, reqamt, reqcur }: PaymentAttempt,
): OutboxEntry =>
  raise(paymentEvents[what], {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: { ...factsOf(booking), ...chargeOf(reqamt, reqcur), refno, pay_type },
  });

/** The event of money that is back, once a refund. @param booking before the change: the event carries the version after it */
export const refundEvent = (
  booking: PlainBooking,
  { refno, pay_type }: PaymentAttempt,
  { refund_id, amount, reqcur }: Refund,
): OutboxEntry =>
  raise(orderRefundedV1, {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: { ...factsOf(booking), ...chargeOf(amount, reqcur), refno, pay_type, refund_id },
  });

/** The event of a step in an order's timeline. @param booking before the change: the event carries the version after it */
export const orderStepEvent = (what: OrderStepName, booking: PlainBooking, about = ''): OutboxEntry =>
  raise(orderChangedV1, {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: { ...factsOf(booking), what, about },
  });
