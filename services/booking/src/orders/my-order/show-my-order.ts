import type { MyOrder } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { loadOwnRow } from '../../cart/index.ts';
import type { Booking, Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { reasonOfDeparture } from '../departures/reason-of-departure.ts';
import { myOrderView } from './my-order.view.ts';

/** One of the member's orders with everything its page shows; none where it is not theirs, or gone unpaid (ORDER-7). */
export const showMyOrder = async (
  context: OrdersContext,
  order_id: string,
  shopper: Shopper,
): Promise<MyOrder[]> => {
  const [row] = await loadOwnRow(context, { order_id }, shopper);
  if (!row) return [];
  const organiser_reason = await organiserReason(context, row.booking);
  return [myOrderView(row, { today: seoulDay(context.now()), organiser_reason })];
};

/** Asked for only where the organiser cancelled the order: a member's own cancellation before that has another reason. */
const organiserReason = async (
  context: OrdersContext,
  { prod_id, history = [] }: Pick<Booking, 'prod_id' | 'history'>,
): Promise<string> =>
  history.some(({ what }) => what === 'organiser-cancelled')
    ? ((await reasonOfDeparture(context, prod_id)) ?? '')
    : '';
