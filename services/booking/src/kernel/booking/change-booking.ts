import { type BookableProduct, TxnType, type ErrorKey } from '@narae/contracts';
import { tripChangedV1, tripChangedV2 } from '@narae/events';
import { seoulDay } from '@narae/rules';
import {
  raise,
  type OutboxEntry,
  type ChangedDocument,
  changeStored,
  DomainError,
  type Moment,
} from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { paidStates, isGone, transitions, type BookingAction } from '../domain/booking-state.rules.ts';
import type { PlainBooking, Booking } from './booking.model.ts';
import { findOwn, writeOver, type BookingAddress, type BookingWrite } from './booking.queries.ts';

type Order = Pick<PlainBooking, 'cart_id' | 'order_id' | 'mem_id' | 'prod_id' | 'txn_type'>;

/** Whether an order is paid, and when its trip is over, for other services (ACCOUNT-11). */
export const tripFacts = (
  { cart_id, order_id, mem_id, txn_type }: Order,
  { end_day }: Pick<BookableProduct, 'end_day'>,
) => ({ cart_id, order_id: order_id ?? '', mem_id, paid: paidStates.includes(txn_type), last_day: end_day });

/** The same with the product, for reviews (COMMUNITY-25). */
export const tripFactsWithProduct = (order: Order, product: Pick<BookableProduct, 'end_day'>) => ({
  ...tripFacts(order, product),
  prod_id: order.prod_id,
});

/** Events of a paid trip that ends on another day, because its departure was changed (ORDER-22). */
export const lastDayEvents = (
  booking: PlainBooking,
  product: Pick<BookableProduct, 'end_day'>,
): OutboxEntry[] => {
  const trip = { aggregateId: booking.cart_id, version: booking.version + 1 };
  return [
    raise(tripChangedV1, { ...trip, data: tripFacts(booking, product) }),
    raise(tripChangedV2, { ...trip, data: tripFactsWithProduct(booking, product) }),
  ];
};

/** Events of a change that begins, ends or moves a paid trip; none for other changes. */
const tripEvents = async (
  context: Pick<KernelContext, 'lastDayOf' | 'now'>,
  booking: PlainBooking,
  { txn_type = booking.txn_type, prod_id = booking.prod_id }: Partial<PlainBooking>,
): Promise<OutboxEntry[]> => {
  const isPaid = paidStates.includes(txn_type);
  const moves = isPaid && prod_id !== booking.prod_id;
  if (isPaid === paidStates.includes(booking.txn_type) && !moves) return [];
  const end_day = (await context.lastDayOf(prod_id)) ?? seoulDay(context.now());
  return lastDayEvents({ ...booking, txn_type, prod_id }, { end_day });
};

export type { Moment } from '@narae/service-kit';

export type Change = BookingWrite;

/** A booking before and after; both are the same where nothing was changed. */
export type Changed = ChangedDocument<Booking>;

/** Null changes nothing. It may be called several times for one change: it must have no effects. */
export type Decide = (booking: Booking, at: Moment) => Promise<Change | null> | Change | null;

/**
 * Changes a booking in one conditional update (ARCH-4), and tells where a paid trip begins or ends.
 * @param existing the booking as read a moment ago, to save the first read; a decision to change nothing is
 *   taken again on what is stored
 * @returns null when there is no such booking @throws DomainError version_conflict when every attempt lost
 */
export const changeBooking = (
  context: KernelContext,
  find: () => Promise<Booking | null>,
  decide: Decide,
  existing: Booking | null = null,
): Promise<Changed | null> =>
  changeStored(context, {
    find,
    decide,
    write: async (booking, change: Change, now) => {
      const events = [...(change.events ?? []), ...(await tripEvents(context, booking, change.set))];
      return writeOver(context.bookings, booking, { ...change, events, now });
    },
    known: existing,
    model: context.bookings,
  });

export const wasChanged = (changed: Changed | null): changed is Changed =>
  changed !== null && changed.after !== changed.before;

const notFound = (address: BookingAddress): DomainError => {
  if ('order_id' in address || 'travellers.rv_mem_id' in address) return new DomainError('order_not_found');
  if ('files.mem_file_id' in address) return new DomainError('upload_delete_fail');
  return new DomainError('cart_not_found');
};

/** An expired row answers that its trip is closed (CART-12). */
const whyNot = (state: TxnType, action: BookingAction): ErrorKey =>
  state === TxnType.Expired && action === 'register-travellers' ? 'product_deadline' : 'txn_type_invalid';

/**
 * `changeBooking` for a caller's own booking, guarded by the state table (CART-1).
 * @throws DomainError cart_not_found, order_not_found, upload_delete_fail (absent or not the caller's),
 *   txn_type_invalid or product_deadline (the state forbids the action), version_conflict
 */
export const changeOwnBooking = async (
  context: KernelContext,
  mem_id: string,
  address: BookingAddress,
  action: BookingAction,
  decide: Decide,
  existing: Booking | null = null,
): Promise<Changed> => {
  const find = async (): Promise<Booking | null> => {
    const booking = await findOwn(context.bookings, mem_id, address);
    return booking && isGone(booking) ? null : booking;
  };
  const guarded: Decide = async (booking, at) => {
    const becomes: TxnType | undefined = transitions[booking.txn_type][action];
    if (becomes === undefined) throw new DomainError(whyNot(booking.txn_type, action));
    const change = await decide(booking, at);
    return change && { ...change, set: { txn_type: becomes, ...change.set } };
  };
  const changed = await changeBooking(context, find, guarded, existing);
  if (!changed) throw notFound(address);
  return changed;
};
