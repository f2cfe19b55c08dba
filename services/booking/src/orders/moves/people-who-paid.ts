import { TxnType } from '@narae/contracts';
import { heads } from '@narae/rules';
import type { OrdersContext } from '../context.ts';

/** People of the orders that are paid at a departure, without those of one order. */
export const peopleWhoPaid = async (
  { bookings }: Pick<OrdersContext, 'bookings'>,
  prod_id: string,
  without: string,
): Promise<number> => {
  const paid = await bookings
    .find(
      {
        prod_id,
        txn_type: { $in: [TxnType.Paid, TxnType.CancelRequested] },
        order_id: { $ne: without },
      },
      { party: 1 },
    )
    .lean()
    .exec();
  return paid.reduce((sum, { party }) => sum + heads(party), 0);
};
