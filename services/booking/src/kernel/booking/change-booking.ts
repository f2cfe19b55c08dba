import { TxnType, type ErrorKey } from '@narae/contracts';
import { type ChangedDocument, changeStored, DomainError, type Moment } from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { isGone, transitions, type BookingAction } from '../domain/booking-state.rules.ts';
import type { Booking } from './booking.model.ts';
import { findOwn, writeOver, type BookingAddress, type BookingWrite } from './booking.queries.ts';
import { tripEvents } from './trip-event.ts';

export type { Moment } from '@narae/service-kit';

/** What is to become of a booking, and the events that say so. */
export type Change = BookingWrite;

/** A booking before and after; twice the same where the decision was to change nothing. */
export type Changed = ChangedDocument<Booking>;

/** Decides on a booking as it is; null changes nothing. It may be asked several times: it must have no effects. */
export type Decide = (booking: Booking, at: Moment) => Promise<Change | null> | Change | null;

/**
 * Changes a booking in one conditional update (`changeStored`). Shoppers' calls, providers' reports and jobs all change a
 * booking this way (ARCH-4). An order that becomes a paid trip, or ceases to be one, says so besides.
 * @param known the booking as it was read a moment ago: saves the first read. Where the decision on it is to change
 *   nothing, it is taken once more on what is stored by now.
 * @returns null when there is no such booking
 * @throws DomainError version_conflict when every attempt lost
 */
export const changeBooking = (
  context: KernelContext,
  find: () => Promise<Booking | null>,
  decide: Decide,
  known: Booking | null = null,
): Promise<Changed | null> =>
  changeStored(context, {
    find,
    decide,
    write: async (booking, change: Change, now) => {
      const events = [...(change.events ?? []), ...(await tripEvents(context, booking, change.set))];
      return writeOver(context.bookings, booking, { ...change, events, now });
    },
    known,
    model: context.bookings,
  });

/** Whether a change was written. */
export const wasChanged = (changed: Changed | null): changed is Changed =>
  changed !== null && changed.after !== changed.before;

const notFound = (address: BookingAddress): DomainError => {
  if ('order_id' in address || 'travellers.rv_mem_id' in address) return new DomainError('order_not_found');
  if ('files.mem_file_id' in address) return new DomainError('upload_delete_fail');
  return new DomainError('cart_not_found');
};

/** Whoever goes on with an expired row is told that its trip is closed (CART-12). */
const whyNot = (state: TxnType, action: BookingAction): ErrorKey =>
  state === TxnType.Expired && action === 'register-travellers' ? 'product_deadline' : 'txn_type_invalid';

/**
 * `changeBooking` for one of the caller's own bookings, guarded by the state table (CART-1). Unless the decision names
 * another state, the action leads where the table says.
 * @param known the caller's own booking as it was read a moment ago: saves the first read
 * @throws DomainError cart_not_found | order_not_found | upload_delete_fail (absent or not the caller's),
 *   txn_type_invalid or product_deadline (the state does not allow the action), version_conflict
 */
export const changeOwnBooking = async (
  context: KernelContext,
  mem_id: string,
  address: BookingAddress,
  action: BookingAction,
  decide: Decide,
  known: Booking | null = null,
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
  const changed = await changeBooking(context, find, guarded, known);
  if (!changed) throw notFound(address);
  return changed;
};
