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
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { approvalOf } from './approve-cancellation.rules.ts';
import { openRequest, withDecision } from './cancellation.rules.ts';
import { finishCancellation } from './finish-cancellation.ts';

/** Which request an administrator decides on, the order as they saw it, and what they say. */
export interface CancelDecision {
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
