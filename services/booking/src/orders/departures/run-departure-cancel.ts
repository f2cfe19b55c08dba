import { expireRows } from '../../cart/index.ts';
import { closeForGood } from '../../catalog/index.ts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  changeBooking,
  findBooking,
  noHold,
  orderStepEvent,
  transitions,
  wasChanged,
} from '../../kernel/index.ts';
import { serveQueue } from '../../waiting-list/index.ts';
import { finishCancellation } from '../cancellations/decide-cancellation.ts';
import type { OrdersContext } from '../context.ts';
import type { DepartureCancel } from './departure-cancel.model.ts';
import {
  countStanding,
  countUnpaid,
  findDepartureCancels,
  findHolding,
  findOrdersOfDeparture,
  noteDepartureDone,
} from './departure-cancel.queries.ts';
import { organiserCancelled } from './organiser-refunds.rules.ts';

const atOnce = 50;

/** Milliseconds after the beginning in which a late payment is still cancelled. */
const lookBackMs = 60 * 86_400_000;

/** At once where the payment form was not sent; other rows end by themselves or when they are paid. */
const endUnpaid = async (context: OrdersContext, prod_id: string): Promise<void> => {
  for (const booking of await findHolding(context.bookings, prod_id)) {
    const find = () => findBooking(context.bookings, booking.cart_id);
    const changed = await changeBooking(context, find, (current) =>
      current.version === booking.version ? { set: noHold } : null,
    );
    if (wasChanged(changed)) await giveBackHold(context, booking);
  }
  await expireRows(context, [prod_id]);
};

/** Once; the cancellation job handles seats and money. */
const cancelOrder = async (
  context: OrdersContext,
  cart_id: string,
  { prod_id, asked_by }: Pick<DepartureCancel, 'prod_id' | 'asked_by'>,
): Promise<void> => {
  const find = () => findBooking(context.bookings, cart_id);
  await changeBooking(context, find, (booking, { now }) =>
    // Moved to another departure meanwhile (ORDER-20).
    booking.prod_id !== prod_id || transitions[booking.txn_type]['organiser-cancel'] === undefined
      ? null
      : {
          set: organiserCancelled(booking, asked_by, now),
          history: [{ what: 'organiser-cancelled', by: 'desk', at: now }],
          events: [orderStepEvent('organiser-cancelled', booking)],
        },
  );
  await finishCancellation(context, cart_id);
};

const runOne = async (
  context: OrdersContext,
  { prod_id, asked_by, done_at }: DepartureCancel,
): Promise<number> => {
  await closeForGood(context, prod_id);
  if (done_at === null)
    for (const kind of ['seats', 'opening'] as const) await serveQueue(context, { kind, target_id: prod_id });
  await endUnpaid(context, prod_id);
  const turns = context.turnsOf('an order of a cancelled departure could not be cancelled');
  const cancelled = await turns.each(
    await findOrdersOfDeparture(context.bookings, prod_id, turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => cancelOrder(context, cart_id, { prod_id, asked_by }),
  );
  const { bookings } = context;
  const left = (await countStanding(bookings, prod_id)) + (await countUnpaid(bookings, prod_id));
  if (left === 0) await noteDepartureDone(context.departureCancels, prod_id, context.now());
  return cancelled;
};

/** Repeatable after a crash; late payments are cancelled as well (REFUND-4). @returns number of orders */
export const runDepartureCancels = async (context: OrdersContext): Promise<number> => {
  const { bookings, departureCancels: cancels } = context;
  const since = new Date(context.now().getTime() - lookBackMs);
  const turns = context.turnsOf('a departure could not be cancelled');
  let cancelled = 0;
  await turns.each(
    await findDepartureCancels({ cancels, bookings }, since, turns.waiting(), atOnce),
    ({ prod_id }) => prod_id,
    async (departure) => {
      cancelled += await runOne(context, departure);
    },
  );
  return cancelled;
};
