import type { CancelQuote, CancelState } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import {
  findOwn,
  type PlainBooking,
  transitions,
  type Cancellation,
  changeOwnBooking,
  orderStepEvent,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { quoteCancel, type Quoted } from '../cancel-terms/cancel-quote.rules.ts';
import { readSettings } from './cancel-desk.ts';
import { approvalOf, openRequest, withDecision } from './cancellation.rules.ts';
import { finishCancellation } from './decide-cancellation.ts';

interface CancelAddress {
  readonly mem_id: string;
  readonly order_id: string;
  readonly rv_mem_ids?: readonly string[] | undefined;
}

/** @throws DomainError cancel_*, invalid_value, product_not_found */
const quoteAt = async (
  context: OrdersContext,
  booking: PlainBooking,
  { rv_mem_ids }: Pick<CancelAddress, 'rv_mem_ids'>,
  now: Date,
): Promise<Quoted> => {
  const product = await findProduct(context, booking.prod_id);
  const { automatic } = await readSettings(context);
  const quoted = quoteCancel(booking, product, { now, rv_mem_ids, automatic });
  if ('error' in quoted) throw new DomainError(quoted.error, { field: quoted.field });
  return quoted;
};

/**
 * What cancelling a member's order, or some of its travellers, costs now and at every later step (REFUND-2).
 * @throws DomainError order_not_found, txn_type_invalid (it is not paid, or a request is open), cancel_*, invalid_value
 */
export const quoteCancellation = async (
  context: OrdersContext,
  { mem_id, order_id, rv_mem_ids }: CancelAddress,
): Promise<CancelQuote> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (transitions[booking.txn_type]['request-cancel'] === undefined)
    throw new DomainError('txn_type_invalid', { field: 'order_id' });
  return (await quoteAt(context, booking, { rv_mem_ids }, context.now())).quote;
};

interface CancelRequest extends CancelAddress {
  readonly reason: string;
  readonly version?: number | undefined;
  readonly pct?: number | undefined;
}

const judged = async (
  context: OrdersContext,
  booking: PlainBooking,
  { rv_mem_ids, reason, version, pct }: CancelRequest,
  now: Date,
): Promise<{ cancellation: Cancellation; automatic: boolean }> => {
  const { quote, share } = await quoteAt(context, booking, { rv_mem_ids }, now);
  if ((version ?? quote.version) !== quote.version || (pct ?? quote.pct) !== quote.pct)
    throw new DomainError('cancel_quote_changed', { field: 'version' });
  const earlier = booking.cancellations ?? [];
  // Further requests go to the desk.
  if (earlier.length >= context.kept['cancel-requests']) throw new DomainError('cancel_requests_most');
  const cancellation: Cancellation = {
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
  return { cancellation, automatic: quote.automatic };
};

/**
 * Asks to cancel an order, or some of its travellers, on the terms of this moment (P → PR, REFUND-2). Where the shop
 * decides itself, the same update cancels it (P → R). @returns the request's number within the order, and its state
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
      const { cancellation, automatic } = await judged(context, booking, request, now);
      const withRequest = { ...booking, cancellations: [...(booking.cancellations ?? []), cancellation] };
      const about = String(cancellation.cancel_no);
      const approval = automatic
        ? approvalOf(withRequest, { options: [] }, cancellation, { now, answer: '' })
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

/**
 * Takes back the member's open request (PR → P, REFUND-2).
 * @throws DomainError order_not_found, txn_type_invalid (nothing is open, or it is decided)
 */
export const withdrawCancellation = async (
  context: OrdersContext,
  { mem_id, order_id }: { readonly mem_id: string; readonly order_id: string },
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { order_id }, 'withdraw-cancel', (booking, { now }) => {
    const open = openRequest(booking);
    return {
      set: open
        ? { cancellations: withDecision(booking, open, { state: 'withdrawn', decided_at: now }) }
        : {},
      events: [orderStepEvent('cancel-withdrawn', booking, String(open?.cancel_no ?? ''))],
    };
  });
};
