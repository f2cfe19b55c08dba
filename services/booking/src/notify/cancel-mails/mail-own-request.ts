import { DomainError } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { cancelMailKinds } from './cancel-mail-kinds.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { findAllOf } from '../../kernel/index.ts';

/**
 * Sees to it that the mail about a member's newest request for cancellation has gone, to the address of the order: once, however
 * often it is asked for (REFUND-8). @throws DomainError order_not_found where the member never asked for a cancellation
 */
export const mailOwnRequest = async (context: NotifyContext, mem_id: string): Promise<void> => {
  const requests = (await findAllOf(context.bookings, mem_id)).flatMap(({ order_id, cancellations = [] }) =>
    order_id === null
      ? []
      : cancellations.map(({ cancel_no, asked_at }) => ({ order_id, cancel_no, asked_at })),
  );
  const newest = requests.sort((a, b) => a.asked_at.getTime() - b.asked_at.getTime()).at(-1);
  if (!newest) throw new DomainError('order_not_found');
  const { order_id, cancel_no } = newest;
  await deliverMail(context, cancelMailKinds['cancel-requested'], { order_id, cancel_no });
};
