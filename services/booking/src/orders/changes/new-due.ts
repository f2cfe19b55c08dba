import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { type Due, nextDueId } from '../../kernel/index.ts';
import type { Changeable } from './change-order.ts';
import { dueBy } from './due-terms.rules.ts';

/**
 * A due of an order as it is now. An order takes so many changes that cost something, paid or taken back: whoever needs more
 * writes to the desk. @throws DomainError changes_most
 */
export const newDue = (
  { kept }: Pick<OrdersContext, 'kept'>,
  { booking, product }: Changeable,
  now: Date,
  what: Pick<Due, 'kind' | 'amount' | 'origin_amount' | 'names' | 'extras'>,
): Due => {
  if ((booking.dues?.length ?? 0) >= kept['order-changes']) throw new DomainError('changes_most');
  return {
    ...what,
    due_id: nextDueId(booking),
    state: 'open',
    currency: booking.price.currency,
    made_at: now,
    due_by: dueBy(product, now),
    check_at: dueBy(product, now),
  };
};
