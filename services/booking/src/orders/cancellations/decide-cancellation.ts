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
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { approvalOf, openRequest, withDecision } from './cancellation.rules.ts';
import { finishSeatsDue } from '../../inventory/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { findSeatsDue } from './cancellation.queries.ts';

interface CancelDecision {
  readonly order_id: string;
  readonly cancel_no: number;
  readonly version: number;
  readonly outcome: 'approved' | 'rejected';
  readonly answer: string;
  readonly by: string;
}

/**
 * Decides on a request once; a second decision finds it decided. Approval changes the order with its refunds in one update;
 * seats and money follow, by the job after a crash. A rejection leaves the order and tells the member why (REFUND-2).
 * @throws DomainError cancel_not_found, cancel_decided, version_conflict, cancel_answer_input
 */
export const decideCancellation = async (context: OrdersContext, decision: CancelDecision): Promise<void> => {
  if (decision.outcome === 'rejected' && decision.answer === '')
    throw new DomainError('cancel_answer_input', { field: 'answer' });
  let removed: PlainBooking['files'] = [];
  const find = () => findByOrder(context.bookings, decision.order_id);
  const changed = await changeBooking(context, find, async (booking, at) => {
    const request = requestIn(booking, decision);
    const decided = await changeOf(context, { booking, request }, decision, at);
    removed = decided.removed;
    return decided.change;
  });
  if (!changed) throw new DomainError('cancel_not_found', { field: 'order_id' });
  await deleteFiles(context, removed);
  await finishCancellation(context, changed.after.cart_id);
};

const requestIn = (booking: Booking, { cancel_no, version }: CancelDecision): Cancellation => {
  const request = booking.cancellations?.find((item) => item.cancel_no === cancel_no);
  if (!request) throw new DomainError('cancel_not_found', { field: 'cancel_no' });
  if (openRequest(booking) !== request || booking.txn_type !== TxnType.CancelRequested)
    throw new DomainError('cancel_decided', { field: 'cancel_no' });
  if (booking.version !== version) throw new DomainError('version_conflict', { field: 'version' });
  return request;
};

const changeOf = async (
  context: OrdersContext,
  { booking, request }: { readonly booking: Booking; readonly request: Cancellation },
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
          cancellations: withDecision(booking, request, decided),
        },
        events: [orderStepEvent('cancel-rejected', booking, about)],
        audit,
      },
    };
  }
  const product = await findProduct(context, booking.prod_id);
  const approval = approvalOf(booking, product, request, { now, by, answer });
  if (!approval) throw new DomainError('txn_type_invalid', { field: 'cancel_no' });
  return {
    removed: approval.removed,
    change: {
      set: approval.set,
      events: [orderStepEvent(request.whole ? 'cancelled' : 'party-changed', booking, about)],
      audit,
    },
  };
};

const atOnce = 100;

/**
 * Returns seats and sends refunds of a stored cancellation (REFUND-2). Steps may be repeated and take effect once.
 * @returns false where seats could not be returned: they stay due, and the job tries again
 */
export const finishCancellation = async (context: OrdersContext, cart_id: string): Promise<boolean> => {
  const booking = await findBooking(context.bookings, cart_id);
  if (!booking?.seats_due_at) return true;
  const returned = await finishSeatsDue(context, cart_id, booking);
  await sendRefunds(context, cart_id);
  return returned;
};

/** Finishes cancellations after a crash. @returns number of orders */
export const finishCancellations = async (context: OrdersContext): Promise<number> => {
  const turns = context.turnsOf('a cancellation could not be finished');
  return turns.each(
    await findSeatsDue(context.bookings, turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => finishCancellation(context, cart_id),
  );
};
