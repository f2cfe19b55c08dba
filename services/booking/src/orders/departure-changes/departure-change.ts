import type { DepartureChange } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import {
  balanceOnDay,
  type Booking,
  type Change,
  changeBooking,
  findBooking,
  isTold,
  lastDayEvents,
  orderStepEvent,
  paidStates,
  soldBefore,
  withDepartureChange,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import type { StoredDepartureChange } from './departure-change.model.ts';
import {
  changesOf,
  findBooked,
  findUntold,
  knownChanges,
  noteToldAll,
  storeChange,
} from './departure-change.queries.ts';

/** Stores changes that the catalogue tells, each once; the job tells the orders (ORDER-22). */
export const hearDepartureChanges = async (
  { departureChanges, now }: Pick<OrdersContext, 'departureChanges' | 'now'>,
  prod_id: string,
  changes: readonly DepartureChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  const known = await knownChanges(departureChanges, prod_id);
  for (const { at: _at, ...change } of changes.filter(({ change_no }) => !known.has(change_no)))
    await storeChange(departureChanges, { ...change, prod_id, heard_at: now() });
};

/** The order with the change; null where it is not to be told, or was told before. */
const changeOf = (booking: Booking, change: StoredDepartureChange, now: Date): Change | null => {
  if (booking.prod_id !== change.prod_id || !paidStates.includes(booking.txn_type)) return null;
  if (isTold(booking, change) || !soldBefore(booking, change)) return null;
  const departure_changes = withDepartureChange(booking, change, now);
  const about = String(departure_changes.length);
  const { from, to } = change;
  return {
    set: {
      departure_changes,
      ...(from.start_day !== to.start_day && balanceOnDay(booking, to.start_day, now)),
    },
    history: [{ what: 'departure-changed', by: 'desk', at: now, about }],
    events: [
      orderStepEvent('departure-changed', booking, about),
      ...(from.end_day === to.end_day ? [] : lastDayEvents(booking, to)),
    ],
  };
};

const tellOrder = async (
  context: OrdersContext,
  cart_id: string,
  change: StoredDepartureChange,
): Promise<void> => {
  const find = () => findBooking(context.bookings, cart_id);
  await changeBooking(context, find, (booking, { now }) => changeOf(booking, change, now));
};

/** Nobody is told of a departure that is over. */
const isOver = ({ to }: StoredDepartureChange, now: Date): boolean => to.end_day < seoulDay(now);

/** @returns number of orders */
const tellAll = async (context: OrdersContext, change: StoredDepartureChange): Promise<number> => {
  const { bookings, departureChanges, now } = context;
  const { prod_id } = change;
  const booked = isOver(change, now()) ? [] : await findBooked(bookings, prod_id);
  const untold = booked.filter((order) => !isTold(order, change) && soldBefore(order, change));
  const turns = context.turnsOf('an order could not be told that its departure was changed');
  const waiting = new Set(turns.waiting());
  const told = await turns.each(
    untold.filter(({ cart_id }) => !waiting.has(cart_id)),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => tellOrder(context, cart_id, change),
  );
  if (told === untold.length) await noteToldAll(departureChanges, change, now());
  return told;
};

/** Order by order, each once, and again where a process died (ORDER-22). @returns number of orders */
export const tellDepartureChanges = async (context: OrdersContext): Promise<number> => {
  const turns = context.turnsOf('the orders of a changed departure could not be told');
  const waiting = new Set(turns.waiting());
  const keyOf = ({ prod_id, change_no }: StoredDepartureChange): string => `${prod_id} ${change_no}`;
  let told = 0;
  await turns.each(
    (await findUntold(context.departureChanges)).filter((change) => !waiting.has(keyOf(change))),
    keyOf,
    async (change) => {
      told += await tellAll(context, change);
    },
  );
  return told;
};

/** Tells an order that was paid from a page with the terms of before (ORDER-22). */
export const tellLateOrder = async (
  context: OrdersContext,
  { cart_id, prod_id }: Pick<Booking, 'cart_id' | 'prod_id'>,
): Promise<void> => {
  for (const change of await changesOf(context.departureChanges, prod_id))
    if (!isOver(change, context.now())) await tellOrder(context, cart_id, change);
};
