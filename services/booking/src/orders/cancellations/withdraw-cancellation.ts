import type { OrdersContext } from '../context.ts';
import { changeOwnBooking, orderStepEvent } from '../../kernel/index.ts';
import { openRequest, withDecision } from './cancellation.rules.ts';

/**
 * Takes back the member's open request: the order is as if it had not been asked for (PR → P, REFUND-2).
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
