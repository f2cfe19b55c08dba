import { cartItemAddedV1, cartItemChangedV1, cartItemRemovedV1, orderConfirmedV1 } from '@narae/events';
import { seatsNeeded } from '@narae/rules';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
import type { PriceSnapshot } from '../domain/price-snapshot.ts';
import { holdEvent } from './order.events.ts';

type CartFacts = Pick<PlainBooking, 'cart_id' | 'mem_id' | 'prod_id'>;

const cartEvents = {
  added: cartItemAddedV1,
  changed: cartItemChangedV1,
  removed: cartItemRemovedV1,
} as const;

/** The event of a cart row. @param version of the booking after the change */
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

/** Events of a row that lost what was agreed on: it changed or left the cart, and the hold it had is over. */
export const unconfirmedEvents = (
  what: 'changed' | 'removed',
  booking: PlainBooking,
  version: number,
): OutboxEntry[] => [
  ...(booking.hold_expires_at ? [holdEvent('hold-released', booking)] : []),
  cartEvent(what, booking, version),
];
