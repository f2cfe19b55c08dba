import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import {
  type Booking,
  type Change,
  changeBooking,
  decidedDues,
  dueInCheck,
  dueOf,
  findOwn,
} from '../../kernel/index.ts';
import { checkOpenAttempts } from '../../payment/index.ts';

/**
 * The member takes back a change that waits for its payment (ORDER-15). The provider is asked first: what was paid is not taken
 * back. A payment that is made afterwards goes back (REFUND-1).
 * @throws DomainError order_not_found | change_over | payment_checking | version_conflict
 */
export const voidChange = async (
  context: OrdersContext,
  mem_id: string,
  order_id: string,
  due_id: string,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { order_id });
  const booking = await find();
  if (booking) await checkOpenAttempts(context, booking);
  const changed = await changeBooking(context, find, (current, { now }) => {
    const due = dueOf(current, due_id);
    const state = due?.state ?? 'paid';
    if (state === 'paid' || due?.kind === 'balance')
      throw new DomainError('change_over', { field: 'due_id' });
    if (dueInCheck(current, due)) throw new DomainError('payment_checking');
    return state === 'open' ? voided(current, due_id, now) : null;
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
};

/** An order whose due can no longer be paid. */
export const voided = (booking: Booking, due_id: string, now: Date): Change => ({
  set: { dues: decidedDues(booking, due_id, 'void', now) },
});
