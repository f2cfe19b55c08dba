import type { AdminOrderRow, AdminOrderState, LanTp, TxnType, AdminOrder } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findProductNumbers, findProducts } from '../../catalog/index.ts';
import {
  type Booking,
  everPaidStates,
  paidStates,
  readPage,
  unpaidStates,
  findByOrder,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { adminOrderRow, adminOrderView } from './admin-order.view.ts';
import { findOrdersPage, type OrdersPage } from './order-admin.queries.ts';
import { readOrderSearch, storedStates } from './desk-orders.rules.ts';
import { claimOf } from '../../inventory/index.ts';
import { seenOfDocument } from './desk-decisions.ts';

const pageSize = 30;

/** Days are YYYY-MM-DD in Asia/Seoul. */
interface OrdersRequest {
  readonly search?: string | undefined;
  readonly state?: AdminOrderState | undefined;
  readonly paid?: 'Y' | 'N' | undefined;
  readonly papers?: 'to-check' | 'missing' | 'rejected' | undefined;
  readonly prod_id?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

const states = ({ state, paid, papers }: OrdersRequest): readonly TxnType[] | null => {
  const wanted = [
    state && storedStates[state],
    paid && (paid === 'Y' ? everPaidStates : unpaidStates),
    papers && paidStates,
  ].filter((item) => item !== undefined);
  const [first, ...others] = wanted;
  return first?.filter((item) => others.every((set) => set.includes(item))) ?? null;
};

const pageOf = async (
  context: Pick<OrdersContext, 'products' | 'now'>,
  request: OrdersRequest,
): Promise<Omit<OrdersPage, 'after' | 'size'>> => {
  const { prod_id, from, to, papers } = request;
  const search = readOrderSearch(request.search);
  const narrowed = prod_id !== undefined || from !== undefined || to !== undefined || papers !== undefined;
  // Documents of a trip that is over are deleted (DOC-7).
  const notOverOn = papers && seoulDay(context.now());
  return {
    search,
    titled: search && 'words' in search ? await findProductNumbers(context, { words: search.words }) : [],
    states: states(request),
    prod_ids: narrowed ? await findProductNumbers(context, { prod_id, from, to, notOverOn }) : null,
    papers: papers === 'missing' ? null : (papers ?? null),
  };
};

const isMeant = (row: AdminOrderRow, { state, papers }: OrdersRequest): boolean => {
  // An unpaid row that was removed from the cart is not shown, unless money came for it.
  if (row.state === 'removed' && row.refno === '') return false;
  if (state && row.state !== state) return false;
  return papers !== 'missing' || row.papers.missing > 0;
};

/**
 * Orders for the desk, the newest first (ORDER-16). Clock and payments are evaluated for a bounded number of orders: a page
 * may end early with a `next`.
 */
export const listAdminOrders = async (
  context: OrdersContext,
  request: OrdersRequest,
  lanTp: LanTp,
): Promise<{ orders: AdminOrderRow[]; next: string | null }> => {
  const page = await pageOf(context, request);
  const rowsOf = async (found: readonly Booking[]): Promise<AdminOrderRow[]> => {
    const products = await findProducts(
      context,
      found.map(({ prod_id }) => prod_id),
    );
    return found.flatMap((booking) => {
      const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
      const row = adminOrderRow(booking, product, { lanTp, now: context.now() });
      return row && isMeant(row, request) ? [row] : [];
    });
  };
  const { rows: orders, next } = await readPage({
    after: request.after,
    size: pageSize,
    find: (after, size) => findOrdersPage(context.bookings, { ...page, after, size }),
    rowsOf,
    numberOf: ({ order_id }) => order_id,
  });
  return { orders, next };
};

/** @throws DomainError order_not_found */
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
  return adminOrderView(booking, { order, seats, product }, { ...at, seenOf: seenOfDocument });
};
