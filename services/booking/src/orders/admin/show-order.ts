import type { AdminOrder, LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProducts } from '../../catalog/index.ts';
import { claimOf } from '../../inventory/index.ts';
import { findByOrder } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { adminOrderRow, adminOrderView } from './admin-order.view.ts';
import { seenOfPaper } from './seen-paper.ts';

/** One order with everything the desk needs of it (ORDER-16). @throws DomainError order_not_found */
export const showAdminOrder = async (
  context: OrdersContext,
  order_id: string,
  lanTp: LanTp,
): Promise<AdminOrder> => {
  const booking = await findByOrder(context.bookings, order_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  const at = { lanTp, now: context.now() };
  const order = booking && adminOrderRow(booking, product, at);
  if (!order) throw new DomainError('order_not_found', { field: 'order_id' });
  const claim = await claimOf(context, booking);
  const seats = { claimed: claim?.count ?? 0, held_until: claim?.expires_at?.toISOString() ?? null };
  return adminOrderView(booking, { order, seats, product }, { ...at, seenOf: seenOfPaper });
};
