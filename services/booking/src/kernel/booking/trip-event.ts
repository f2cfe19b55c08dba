import type { BookableProduct } from '@narae/contracts';
import { tripChangedV1, tripChangedV2 } from '@narae/events';
import { seoulDay } from '@narae/rules';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { paidStates } from '../domain/booking-state.rules.ts';
import type { PlainBooking } from '../domain/booking.ts';

type Order = Pick<PlainBooking, 'cart_id' | 'order_id' | 'mem_id' | 'prod_id' | 'txn_type'>;

/** Whether an order has its payment, and what it is for is over when: what others know of a trip (ACCOUNT-11). */
export const tripFacts = (
  { cart_id, order_id, mem_id, txn_type }: Order,
  { end_day }: Pick<BookableProduct, 'end_day'>,
) => ({ cart_id, order_id: order_id ?? '', mem_id, paid: paidStates.includes(txn_type), last_day: end_day });

/** The same, and what it goes to: for reviews (COMMUNITY-25). */
export const tripFactsWithProduct = (order: Order, product: Pick<BookableProduct, 'end_day'>) => ({
  ...tripFacts(order, product),
  prod_id: order.prod_id,
});

/** The events of a change that makes a paid trip of an order, or ends it; none for every other change. */
export const tripEvents = async (
  context: Pick<KernelContext, 'lastDayOf' | 'now'>,
  booking: PlainBooking,
  { txn_type = booking.txn_type }: Partial<PlainBooking>,
): Promise<OutboxEntry[]> => {
  if (paidStates.includes(txn_type) === paidStates.includes(booking.txn_type)) return [];
  const end_day = (await context.lastDayOf(booking.prod_id)) ?? seoulDay(context.now());
  const told = [{ ...booking, txn_type }, { end_day }] as const;
  const trip = { aggregateId: booking.cart_id, version: booking.version + 1 };
  return [
    raise(tripChangedV1, { ...trip, data: tripFacts(...told) }),
    raise(tripChangedV2, { ...trip, data: tripFactsWithProduct(...told) }),
  ];
};
