import type { DepartureMove as ShownMove, DeskMovePrice, LanTp, MoveReason } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { MOST_MOVED_ORDERS } from '@narae/contracts/order-admin-limits';
import { errorText } from '@narae/i18n/errors';
import { seoulDay } from '@narae/rules';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { findOtherDates, findProduct, findProductForDesk, findProducts } from '../../catalog/index.ts';
import { seatsLeft } from '../../inventory/index.ts';
import { adminEntry, daysOf } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { tooFewSeats } from '../moves/make-move.ts';
import { departureStop } from '../moves/move.rules.ts';
import { findPaidOrders, type PaidOrder, peopleOf, seatsOfAll } from '../moves/paid-orders.queries.ts';
import type { DepartureMove } from './departure-move.model.ts';
import { findDepartureMove, storeDepartureMove } from './departure-move.queries.ts';

interface WantedMove {
  readonly prod_id: string;
  readonly to_prod_id: string;
  readonly price: DeskMovePrice;
  readonly reason: MoveReason;
}

/**
 * Begins to move all paid orders of a departure to another one of its trip and size (ORDER-21); the job moves one after the
 * other. Orders paid later stay: it can be begun again.
 * @throws DomainError product_not_found, move_over (departed), move_nobody, move_orders_most, seats_not_enough, no_inventory,
 *   move_running, and those of a departure that cannot be moved to
 */
export const moveDeparture = async (
  context: OrdersContext,
  { prod_id, to_prod_id, price, reason }: WantedMove,
  by: string,
): Promise<void> => {
  const now = context.now();
  const from = await findProduct(context, prod_id);
  if (from.start_day < seoulDay(now)) throw new DomainError('move_over', { field: 'prod_id' });
  const to = await findProductForDesk(context, to_prod_id);
  const stop = departureStop(to, { by: 'desk', from, now });
  if (stop) throw new DomainError(stop, { field: 'to_prod_id' });
  const orders = await findPaidOrders(context.bookings, prod_id, MOST_MOVED_ORDERS + 1);
  if (orders.length === 0) throw new DomainError('move_nobody', { field: 'prod_id' });
  if (orders.length > MOST_MOVED_ORDERS)
    throw new DomainError('move_orders_most', { field: 'prod_id', params: { most: MOST_MOVED_ORDERS } });
  await assertRoom(context, orders, to_prod_id);
  const changes = [
    { field: 'departure', from: prod_id, to: to_prod_id },
    { field: 'move_reason', from: '', to: reason },
  ];
  const entry = adminEntry(context, {
    by,
    action: 'departure-moved',
    kind: 'departure',
    id: prod_id,
    changes,
  });
  await storeDepartureMove(context.departureMoves, {
    prod_id,
    to: to_prod_id,
    price,
    reason,
    asked_by: by,
    asked_at: now,
    rows: orders.map(({ order_id }) => ({ order_id: order_id ?? '', state: 'waiting' })),
    audit: [entry],
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new DomainError('move_running', { field: 'prod_id' }) : error;
  });
};

/** Nobody is moved where not all can be. @throws DomainError no_inventory, seats_not_enough */
const assertRoom = async (
  context: OrdersContext,
  orders: readonly PaidOrder[],
  prod_id: string,
): Promise<void> => {
  const left = (await seatsLeft(context, [prod_id])).get(prod_id) ?? 0;
  if (left < seatsOfAll(orders)) throw tooFewSeats(left, 'to_prod_id');
};

const progressOf = async (
  context: OrdersContext,
  { to, price, reason, asked_by, asked_at, done_at, rows }: DepartureMove,
  lanTp: LanTp,
): Promise<ShownMove['last']> => {
  const [there] = await findProducts(context, [to]);
  const count = (wanted: DepartureMove['rows'][number]['state']): number =>
    rows.filter(({ state }) => state === wanted).length;
  return {
    to: there ? daysOf(there) : null,
    price,
    reason,
    asked_by,
    asked_at: asked_at.toISOString(),
    done_at: done_at?.toISOString() ?? '',
    moved: count('moved'),
    waiting: count('waiting'),
    left: rows.flatMap(({ order_id, error, params }) =>
      error === undefined ? [] : [{ order_id, message: errorText(lanTp, error, params) }],
    ),
  };
};

/** Whom a move would concern and where to, and how far the last one is. @throws DomainError product_not_found */
export const showDepartureMove = async (
  context: OrdersContext,
  prod_id: string,
  lanTp: LanTp,
): Promise<ShownMove> => {
  const product = await findProduct(context, prod_id);
  const orders = await findPaidOrders(context.bookings, prod_id, MOST_MOVED_ORDERS);
  const dates = await findOtherDates(context, product, 'departure');
  const left = await seatsLeft(
    context,
    dates.map((date) => date.prod_id),
  );
  const last = await findDepartureMove(context.departureMoves, prod_id);
  const begun = last?.done_at ? 'done' : 'running';
  return {
    ...daysOf(product),
    prod_title: textIn(product.titles, lanTp),
    state: last ? begun : 'none',
    orders: orders.length,
    seats: seatsOfAll(orders),
    people: peopleOf(orders),
    min_cnt: product.min_cnt ?? 0,
    dates: dates.map((date) => ({
      ...daysOf(date),
      seats_left: Math.max(0, left.get(date.prod_id) ?? 0),
      origin_price: date.origin_price,
    })),
    last: last && (await progressOf(context, last, lanTp)),
  };
};
