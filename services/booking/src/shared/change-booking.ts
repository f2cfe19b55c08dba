import type { TxnType } from '@narae/contracts';
import { DomainError, type OutboxEntry } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { Booking } from './booking.model.ts';
import { findOwn, writeOver, type BookingAddress } from './booking.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';
import {
  openStates,
  statesAllowing,
  transitions,
  type BookingAction,
} from '../domain/booking-state.rules.ts';
import { noHold } from '../checkout/hold-seats.ts';

/** What is to become of a booking. */
export interface Change {
  readonly set: Partial<PlainBooking>;
  /** Where the decision leads elsewhere than the state table's usual way. */
  readonly becomes?: TxnType;
  readonly events?: readonly OutboxEntry[];
}

/** The moment of a change: the version the booking will have, and the time. */
export interface Moment {
  readonly version: number;
  readonly now: Date;
}

export interface Changed {
  readonly before: Booking;
  readonly after: Booking;
}

const attempts = 8;

const absence = (address: BookingAddress): DomainError => {
  if ('order_id' in address || 'travellers.rv_mem_id' in address) return new DomainError('order_not_found');
  if ('files.mem_file_id' in address) return new DomainError('common_delete_fail', { status: 404 });
  return new DomainError('cart_not_found');
};

/** An unpaid row that left the cart is gone for its owner; a paid one lives on as an order. */
export const isGone = (booking: PlainBooking): boolean =>
  !booking.open && openStates.includes(booking.txn_type);

/**
 * One conditional update of one of the caller's bookings: decide on what is there, write only if it still is,
 * decide again where somebody was faster (design §4). A decision of null changes nothing.
 * @throws DomainError cart_not_found | order_not_found | common_delete_fail (absent or not the caller's),
 *   txn_type_invalid (the state does not allow the action), version_conflict (never won the race)
 */
export const changeBooking = async (
  context: BookingContext,
  mem_id: string,
  address: BookingAddress,
  action: BookingAction,
  decide: (booking: Booking, moment: Moment) => Promise<Change | null> | Change | null,
): Promise<Changed> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await findOwn(context.bookings, mem_id, address);
    if (!before || isGone(before)) throw absence(address);
    const usual = transitions[before.txn_type][action];
    if (usual === undefined) throw new DomainError('txn_type_invalid');
    const moment = { version: before.version + 1, now: context.now() };
    const change = await decide(before, moment);
    if (!change) return { before, after: before };
    const set = { ...change.set, txn_type: change.becomes ?? usual, mod_date: moment.now };
    const after = await writeOver(context.bookings, before, statesAllowing(action), set, change.events ?? []);
    if (after) {
      context.relay.nudge();
      return { before, after };
    }
  }
  throw new DomainError('version_conflict', { status: 409 });
};

/** What a booking in N does not have: an agreed price and a hold. */
export const unconfirmed = {
  ...noHold,
  price: null,
} as const satisfies Partial<PlainBooking>;
