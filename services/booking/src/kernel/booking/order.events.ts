import type { OrderStepName } from '@narae/contracts';
import {
  orderChangedV1,
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
  cartItemAddedV1,
  cartItemChangedV1,
  cartItemRemovedV1,
  orderConfirmedV1,
} from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import { seatsNeeded } from '@narae/rules';
import { type AgreedBooking, chargeOf, isAgreed, seatsOf } from '../domain/charge.rules.ts';
import type { PaymentAttempt, Due, Refund } from './payment-parts.model.ts';
import type { PlainBooking } from './booking.model.ts';
import type { HistoryEntry } from './booking-parts.model.ts';
import type { PriceSnapshot } from '../domain/price-snapshot.ts';
import { madeChange } from '../domain/due.rules.ts';
import { type Move, moveCount, movedFields, type Moving } from '../domain/move.rules.ts';

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

/** @param booking before the change: the event carries the version after it */
export const holdEvent = (what: keyof typeof holdEvents, booking: PlainBooking): OutboxEntry =>
  raise(holdEvents[what], {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: factsOf(booking),
  });

/** @param booking before the change: the event carries the version after it */
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

/** One event for each refund whose money is back. @param booking before the change */
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

/** @param booking before the change: the event carries the version after it */
export const orderStepEvent = (what: OrderStepName, booking: PlainBooking, about = ''): OutboxEntry =>
  raise(orderChangedV1, {
    aggregateId: booking.cart_id,
    version: booking.version + 1,
    data: { ...factsOf(booking), what, about },
  });

type CartFacts = Pick<PlainBooking, 'cart_id' | 'mem_id' | 'prod_id'>;

const cartEvents = {
  added: cartItemAddedV1,
  changed: cartItemChangedV1,
  removed: cartItemRemovedV1,
} as const;

/** @param version of the booking after the change */
export const cartEvent = (
  what: keyof typeof cartEvents,
  { cart_id, mem_id, prod_id }: CartFacts,
  version: number,
): OutboxEntry =>
  raise(cartEvents[what], { aggregateId: cart_id, version, data: { cart_id, mem_id, prod_id } });

/** The event of a confirmation: what was agreed, without personal data. */
export const confirmationEvent = (
  booking: CartFacts & Pick<PlainBooking, 'party'>,
  order_id: string,
  price: PriceSnapshot,
  version: number,
): OutboxEntry =>
  raise(orderConfirmedV1, {
    aggregateId: booking.cart_id,
    version,
    data: {
      order_id,
      cart_id: booking.cart_id,
      mem_id: booking.mem_id,
      prod_id: booking.prod_id,
      amount: price.total,
      currency: price.currency,
      seats: seatsNeeded(booking.party, price),
    },
  });

/** Events of a row that changed or left the cart: its agreement and its hold are over. */
export const unconfirmedEvents = (
  what: 'changed' | 'removed',
  booking: PlainBooking,
  version: number,
): OutboxEntry[] => [
  ...(booking.hold_expires_at ? [holdEvent('hold-released', booking)] : []),
  cartEvent(what, booking, version),
];

interface MadeChange {
  readonly set: Partial<PlainBooking>;
  readonly history: HistoryEntry[];
  readonly events: OutboxEntry[];
}

/** Names changed, one step for each traveller; or extras and rooms, one step for the choice (ORDER-13). */
export const changeMade = (
  booking: PlainBooking,
  change: Pick<Due, 'names' | 'extras'>,
  { by, at }: Pick<HistoryEntry, 'by' | 'at'>,
): MadeChange => {
  const names = (change.names ?? []).map(
    ({ rv_mem_id }) => ({ what: 'name-changed', about: rv_mem_id }) as const,
  );
  const steps = change.extras ? [...names, { what: 'extras-changed', about: '' } as const] : names;
  return {
    // Its claim takes over the extras afterwards (SEAT-9).
    set: { ...madeChange(booking, change), ...(change.extras && { seats_due_at: at }) },
    history: steps.map((step) => ({ ...step, by, at })),
    events: steps.map(({ what, about }) => orderStepEvent(what, booking, about)),
  };
};

/** An order at its new departure, whose number the events carry; the step names the move (ORDER-20). */
export const moveMade = (booking: AgreedBooking, move: Move, moving: Moving): MadeChange => {
  const { by, at } = moving;
  const set = movedFields(booking, move, moving);
  const about = String(moveCount(set));
  return {
    set,
    history: [{ what: 'moved', by, at, about }],
    events: [orderStepEvent('moved', { ...booking, ...set }, about)],
  };
};
