import { TxnType } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import { deleteFiles } from '../../documents/index.ts';
import {
  adminEntry,
  type Booking,
  type Cancellation,
  type Change,
  changeBooking,
  findByOrder,
  type Moment,
  orderStepEvent,
  type PlainBooking,
  stateAfter,
  findBooking,
  isAgreed,
  seatsOf,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { approvalOf, openRequest, withDecision } from './cancellation.rules.ts';
import { claimOf, releaseClaim, shrinkPaidClaim } from '../../inventory/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { findSeatsDue } from './cancellation.queries.ts';

/** Which request an administrator decides on, the order as they saw it, and what they say. */
interface CancelDecision {
  readonly order_id: string;
  readonly cancel_no: number;
  readonly version: number;
  readonly outcome: 'approved' | 'rejected';
  readonly answer: string;
  readonly by: string;
}

/**
 * Decides on a request, once: of two decisions at the same time the second finds it decided. Approved, the order is cancelled or
 * has fewer travellers, with its refunds, in one update; seats and money follow, by the job where a process dies. Rejected, it
 * stands as it was, with words to the member (REFUND-2).
 * @throws DomainError cancel_not_found, cancel_decided, version_conflict, cancel_answer_input
 */
export const decideCancellation = async (context: OrdersContext, decision: CancelDecision): Promise<void> => {
  if (decision.outcome === 'rejected' && decision.answer === '')
    throw new DomainError('cancel_answer_input', { field: 'answer' });
  let removed: PlainBooking['files'] = [];
  const find = () => findByOrder(context.bookings, decision.order_id);
  const changed = await changeBooking(context, find, async (booking, at) => {
    const asked = askedIn(booking, decision);
    const decided = await changeOf(context, { booking, asked }, decision, at);
    removed = decided.removed;
    return decided.change;
  });
  if (!changed) throw new DomainError('cancel_not_found', { field: 'order_id' });
  await deleteFiles(context, removed);
  await finishCancellation(context, changed.after.cart_id);
};

/** The request that is decided on, open in the order as the administrator saw it. */
const askedIn = (booking: Booking, { cancel_no, version }: CancelDecision): Cancellation => {
  const asked = booking.cancellations?.find((one) => one.cancel_no === cancel_no);
  if (!asked) throw new DomainError('cancel_not_found', { field: 'cancel_no' });
  if (openRequest(booking) !== asked || booking.txn_type !== TxnType.CancelRequested)
    throw new DomainError('cancel_decided', { field: 'cancel_no' });
  if (booking.version !== version) throw new DomainError('version_conflict', { field: 'version' });
  return asked;
};

const changeOf = async (
  context: OrdersContext,
  { booking, asked }: { readonly booking: Booking; readonly asked: Cancellation },
  { cancel_no, outcome, answer, by }: CancelDecision,
  { now }: Moment,
): Promise<{ change: Change; removed: PlainBooking['files'] }> => {
  const audit = [
    adminEntry(context, {
      by,
      action: `cancellation-${outcome}`,
      kind: 'booking',
      id: booking.cart_id,
      changes: [{ field: 'cancel_no', from: '', to: String(cancel_no) }],
    }),
  ];
  const about = String(cancel_no);
  if (outcome === 'rejected') {
    const decided = { state: 'rejected', decided_at: now, decided_by: by, answer } as const;
    return {
      removed: [],
      change: {
        set: {
          txn_type: stateAfter(booking, 'reject-cancel'),
          cancellations: withDecision(booking, asked, decided),
        },
        events: [orderStepEvent('cancel-rejected', booking, about)],
        audit,
      },
    };
  }
  const product = await findProduct(context, booking.prod_id);
  const approval = approvalOf(booking, product, asked, { now, by, answer });
  if (!approval) throw new DomainError('txn_type_invalid', { field: 'cancel_no' });
  return {
    removed: approval.removed,
    change: {
      set: approval.set,
      events: [orderStepEvent(asked.whole ? 'cancelled' : 'party-changed', booking, about)],
      audit,
    },
  };
};

/** Orders dealt with in one turn of the job. */
const atOnce = 100;

/** How many seats an order still has a right to. */
const seatsKept = (booking: Booking): number =>
  booking.txn_type === TxnType.Cancelled || !isAgreed(booking) ? 0 : seatsOf(booking);

/** @returns whether the order holds no more seats than it has a right to: others may have changed the ledger all the while */
const returnSeats = async (context: OrdersContext, booking: Booking): Promise<boolean> => {
  const seats = seatsKept(booking);
  if (seats === 0) await releaseClaim(context, booking, { paidToo: true });
  else await shrinkPaidClaim(context, { ...booking, seats });
  const claim = await claimOf(context, booking);
  return (claim?.count ?? 0) <= seats;
};

/**
 * What follows from a cancellation that is stored: its seats go back, and its refunds are sent (REFUND-2). Every step may be
 * repeated and happens once, so that the job finishes what a process which died has left.
 * @returns false where seats could not be given back: they stay due, and the job tries again
 */
export const finishCancellation = async (context: OrdersContext, cart_id: string): Promise<boolean> => {
  const find = () => findBooking(context.bookings, cart_id);
  const booking = await find();
  if (!booking?.seats_due_at) return true;
  const returned = await returnSeats(context, booking);
  if (returned)
    // Another cancellation may have been decided meanwhile: its own seats are still due then.
    await changeBooking(context, find, (current) =>
      current.seats_due_at && seatsKept(current) === seatsKept(booking)
        ? { set: { seats_due_at: null } }
        : null,
    );
  await sendRefunds(context, cart_id);
  return returned;
};

/** Finishes what processes that died have left of cancellations. @returns how many orders */
export const finishCancellations = async (context: OrdersContext): Promise<number> => {
  const turns = context.turnsOf('a cancellation could not be finished');
  return turns.each(
    await findSeatsDue(context.bookings, turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => finishCancellation(context, cart_id),
  );
};
