import type { Currency } from '@narae/contracts';
import {
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
} from '@narae/events';
import { seatsNeeded } from '@narae/rules';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { PaymentAttempt, PlainBooking, PriceSnapshot } from '../domain/booking.ts';

/** A booking that was confirmed at least once: it has an order and an agreed price. */
export type AgreedBooking = PlainBooking & { order_id: string; price: PriceSnapshot };

/** Whether a booking has what holding and paying need. */
export const isAgreed = (booking: PlainBooking): booking is AgreedBooking =>
  booking.order_id !== null && booking.price !== null;

/** Seats of the party by the rule that was agreed on. */
export const seatsOf = ({ party, price }: Pick<AgreedBooking, 'party' | 'price'>): number =>
  seatsNeeded(party, price);

const holdEvents = { held: orderHeldV1, 'hold-released': orderHoldReleasedV1 } as const;

const paymentEvents = {
  'payment-started': orderPaymentStartedV1,
  'payment-failed': orderPaymentFailedV1,
  paid: orderPaidV1,
  refunded: orderRefundedV1,
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

/** News of a hold; the version is the one after the change. */
export const holdEvent = (what: keyof typeof holdEvents, booking: PlainBooking): OutboxEntry =>
  raise(holdEvents[what], {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: factsOf(booking),
  });

/** What was charged, as the attempt says: the order may have been agreed anew since. */
const chargeOf = (reqamt: string, reqcur: string): { amount: number; currency: Currency } => ({
  amount: Math.round(Number(reqamt)),
  currency: reqcur === 'CNY' ? 'CNH' : (reqcur as Currency),
});

/** News of one payment attempt; the version is the one after the change. */
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
