import { daysBetween, seoulDay, refundPolicyOf } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { TxnType, type DepartureCancellation, type LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { OrdersContext } from '../context.ts';
import {
  findDepartureCancel,
  noteDepartureCancel,
  countUnpaid,
  findDepartureOrders,
  type DepartureOrder,
} from './departure-cancel.queries.ts';
import { closeForGood, findProduct } from '../../catalog/index.ts';
import { adminEntry, chargeOf } from '../../kernel/index.ts';
import { cancelSums } from '../cancel-terms/cancel-sums.rules.ts';

/** Shown to members; null where the departure was not cancelled. */
export const reasonOfDeparture = async (
  { departureCancels }: Pick<OrdersContext, 'departureCancels'>,
  prod_id: string,
): Promise<string | null> => (await findDepartureCancel(departureCancels, prod_id))?.reason ?? null;

/**
 * Begins an organiser's cancellation (REFUND-4): booking stops now, the job cancels the orders. Repeatable; the first reason
 * stays. @throws DomainError product_not_found, cancel_departed
 */
export const cancelDeparture = async (
  context: OrdersContext,
  { prod_id, reason, by }: { readonly prod_id: string; readonly reason: string; readonly by: string },
): Promise<void> => {
  const now = context.now();
  const product = await findProduct(context, prod_id);
  if (daysBetween(seoulDay(now), product.start_day) < 0)
    throw new DomainError('cancel_departed', { field: 'prod_id' });
  const entry = adminEntry(context, { by, action: 'departure-cancelled', kind: 'departure', id: prod_id });
  await noteDepartureCancel(context.departureCancels, {
    prod_id,
    reason,
    asked_by: by,
    asked_at: now,
    audit: [entry],
  });
  await closeForGood(context, prod_id);
};

type Amounts = DepartureCancellation['refunds'];

const backOf = (order: DepartureOrder): Amounts =>
  order.txn_type === TxnType.Cancelled
    ? (order.refunds ?? [])
        .filter(({ cause }) => cause === 'organiser-cancelled')
        .map(({ amount, reqcur }) => chargeOf(amount, reqcur))
    : cancelSums(order, 100).map(({ currency, refunded }) => ({ currency, amount: refunded }));

const byCurrency = (amounts: Amounts): Amounts =>
  [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
    currency,
    amount: amounts.reduce((sum, item) => sum + (item.currency === currency ? item.amount : 0), 0),
  }));

/** The progress of a cancellation, or a preview of it. @throws DomainError product_not_found */
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
