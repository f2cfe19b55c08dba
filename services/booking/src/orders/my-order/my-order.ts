import type { MyOrder, MyPayment, PaymentCursor } from '@narae/contracts';
import { saidTimes } from '@narae/rules';
import { textIn } from '@narae/contracts/localized';
import { PAYMENTS_A_PAGE } from '@narae/contracts/my-order-limits';
import { loadOwnRow } from '../../cart/index.ts';
import type { Booking, Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { reasonOfDeparture } from '../departures/departure-cancel.ts';
import { myOrderView, orderPayments, orderRefunds } from './my-order.view.ts';
import { findProducts } from '../../catalog/index.ts';
import { findCharged } from './payment-history.queries.ts';

/** None where it is not the member's, or removed unpaid. */
export const showMyOrder = async (
  context: OrdersContext,
  order_id: string,
  shopper: Shopper,
): Promise<MyOrder[]> => {
  const [row] = await loadOwnRow(context, { order_id }, shopper);
  if (!row) return [];
  const organiser_reason = await organiserReason(context, row.booking);
  return [myOrderView(row, { now: context.now(), organiser_reason })];
};

/** Only for the organiser's cancellation: a member's earlier one has another reason. */
const organiserReason = async (
  context: OrdersContext,
  { prod_id, history = [] }: Pick<Booking, 'prod_id' | 'history'>,
): Promise<string> =>
  history.some(({ what }) => what === 'organiser-cancelled')
    ? ((await reasonOfDeparture(context, prod_id)) ?? '')
    : '';

/** The newest first, with purpose and refunds (ORDER-7). @param after the last payment of the page before */
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
    const product = products.find((item) => item.prod_id === prod_id);
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
        ...saidTimes(product),
        refunds: orderRefunds(own),
      },
    ];
  });
};
