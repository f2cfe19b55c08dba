import { TxnType, type DepartureCancellation, type LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { daysBetween, refundPolicyOf, seoulDay } from '@narae/rules';
import { findProduct } from '../../catalog/index.ts';
import { chargeOf } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { cancelSums } from '../cancel-terms/cancel-sums.rules.ts';
import {
  countUnpaid,
  findDepartureCancel,
  findDepartureOrders,
  type DepartureOrder,
} from './departure-cancel.queries.ts';

type Amounts = DepartureCancellation['refunds'];

/** What of an order goes back: the refunds it has, or those it would have. */
const backOf = (order: DepartureOrder): Amounts =>
  order.txn_type === TxnType.Cancelled
    ? (order.refunds ?? [])
        .filter(({ cause }) => cause === 'organiser-cancelled')
        .map(({ amount, reqcur }) => chargeOf(amount, reqcur))
    : cancelSums(order, 100).map(({ currency, refunded }) => ({ currency, amount: refunded }));

const byCurrency = (amounts: Amounts): Amounts =>
  [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: amounts.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0),
  }));

/** How far the cancellation of a departure is, or what it would mean (REFUND-4). @throws DomainError product_not_found */
export const showDepartureCancel = async (
  context: OrdersContext,
  prod_id: string,
  lanTp: LanTp,
): Promise<DepartureCancellation> => {
  const product = await findProduct(context, prod_id);
  const begun = await findDepartureCancel(context.departureCancels, prod_id);
  const orders = await findDepartureOrders(context.bookings, prod_id);
  const done = orders.filter(({ txn_type }) => txn_type === TxnType.Cancelled);
  const idle = begun ? 'running' : 'none';
  return {
    prod_id,
    prod_title: textIn(product.titles, lanTp),
    departure: product.start_day,
    days_left: daysBetween(seoulDay(context.now()), product.start_day),
    state: begun?.done_at && done.length === orders.length ? 'done' : idle,
    reason: begun?.reason ?? '',
    asked_at: begun?.asked_at.toISOString() ?? '',
    done_at: begun?.done_at?.toISOString() ?? '',
    asked_by: begun?.asked_by ?? '',
    orders_left: orders.length - done.length,
    orders_done: done.length,
    unpaid_left: await countUnpaid(context.bookings, prod_id),
    refunds: byCurrency(orders.flatMap(backOf)),
    extra_pct: refundPolicyOf(product).refund_terms.organiserExtraPct,
  };
};
