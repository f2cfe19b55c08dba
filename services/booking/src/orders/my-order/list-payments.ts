import type { MyPayment, PaymentCursor } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { PAYMENTS_A_PAGE } from '@narae/contracts/my-order-limits';
import { findProducts } from '../../catalog/index.ts';
import type { Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { orderPayments, orderRefunds } from './order-money.view.ts';
import { findCharged } from './payment-history.queries.ts';

/**
 * A page of the member's payments, the newest first, each with what it was for and what of it went back (ORDER-7).
 * @param after the last payment of the page before; the first page without
 */
export const listPayments = async (
  context: OrdersContext,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
  after: PaymentCursor | undefined,
): Promise<MyPayment[]> => {
  const found = await findCharged(context.bookings, mem_id, { after, limit: PAYMENTS_A_PAGE });
  const products = await findProducts(
    context,
    found.map(({ prod_id }) => prod_id),
  );
  return found.flatMap(({ payment, order_id, prod_id, txn_type, dues, refunds = [] }) => {
    const product = products.find((one) => one.prod_id === prod_id);
    const own = {
      txn_type,
      ...(dues && { dues }),
      payments: [payment],
      refunds: refunds.filter(({ refno }) => refno === payment.refno),
    };
    const [shown] = orderPayments(own, lanTp);
    if (!product || !shown || order_id === null) return [];
    return [
      {
        ...shown,
        order_id,
        prod_title: textIn(product.titles, lanTp),
        ymd_format: product.start_day,
        end_ymd_format: product.end_day,
        refunds: orderRefunds(own),
      },
    ];
  });
};
