import type { CancelState } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import {
  type Cancellation,
  changeOwnBooking,
  orderStepEvent,
  type PlainBooking,
} from '../../kernel/index.ts';
import { approvalOf } from './approve-cancellation.rules.ts';
import { finishCancellation } from './finish-cancellation.ts';
import { quoteAt, type CancelAddress } from './quote-cancellation.ts';

/** Why, and the quote that was seen where the member was shown one. */
export interface CancelRequest extends CancelAddress {
  readonly reason: string;
  readonly version?: number | undefined;
  readonly pct?: number | undefined;
}

/** The request as it is stored; judged on the order as it is. */
const judged = async (
  context: OrdersContext,
  booking: PlainBooking,
  { rv_mem_ids, reason, version, pct }: CancelRequest,
  now: Date,
): Promise<{ asked: Cancellation; automatic: boolean }> => {
  const { quote, share } = await quoteAt(context, booking, { rv_mem_ids }, now);
  if ((version ?? quote.version) !== quote.version || (pct ?? quote.pct) !== quote.pct)
    throw new DomainError('cancel_quote_changed', { field: 'version' });
  const earlier = booking.cancellations ?? [];
  // Whoever changes their mind more often writes to the desk.
  if (earlier.length >= context.kept['cancel-requests']) throw new DomainError('cancel_requests_most');
  const asked: Cancellation = {
    cancel_no: earlier.length + 1,
    state: 'asked',
    whole: quote.whole,
    rv_mem_ids: quote.rv_mem_ids,
    reason,
    pct: quote.pct,
    sums: quote.sums,
    ...(quote.whole ? {} : { share }),
    asked_at: now,
  };
  return { asked, automatic: quote.automatic };
};

/**
 * Asks for the cancellation of an order, or of some of its travellers, on the terms of this moment (P → PR, REFUND-2). Where the
 * operator leaves the decision to the shop, the same update cancels it (P → R).
 * @returns the request's number within the order, and its state
 * @throws DomainError order_not_found, txn_type_invalid, cancel_quote_changed, cancel_requests_most, cancel_*, invalid_value
 */
export const requestCancellation = async (
  context: OrdersContext,
  request: CancelRequest,
): Promise<{ cancel_no: number; state: CancelState }> => {
  const { mem_id, order_id } = request;
  const { after } = await changeOwnBooking(
    context,
    mem_id,
    { order_id },
    'request-cancel',
    async (booking, { now }) => {
      const { asked, automatic } = await judged(context, booking, request, now);
      const withRequest = { ...booking, cancellations: [...(booking.cancellations ?? []), asked] };
      const about = String(asked.cancel_no);
      const approval = automatic
        ? approvalOf(withRequest, { options: [] }, asked, { now, answer: '' })
        : null;
      return approval
        ? { set: approval.set, events: [orderStepEvent('cancelled', booking, about)] }
        : {
            set: { cancellations: withRequest.cancellations },
            events: [orderStepEvent('cancel-requested', booking, about)],
          };
    },
  );
  await finishCancellation(context, after.cart_id);
  const made = after.cancellations?.at(-1);
  if (!made) throw new DomainError('order_not_found');
  return { cancel_no: made.cancel_no, state: made.state };
};
