import type { MyOrder } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { loadOwnRow } from '../cart/load-cart-rows.ts';
import type { BookingContext } from '../context.ts';
import type { Shopper } from '../shared/shopper.ts';
import { myOrderView } from './my-order.view.ts';

/** One of the member's orders with everything its page shows; none where it is not theirs, or gone unpaid (ORDER-7). */
export const showMyOrder = async (
  context: BookingContext,
  order_id: string,
  shopper: Shopper,
): Promise<MyOrder[]> =>
  (await loadOwnRow(context, { order_id }, shopper)).map((row) => myOrderView(row, seoulDay(context.now())));
