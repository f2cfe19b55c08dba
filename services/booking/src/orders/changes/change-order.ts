import type { BookableProduct, ChangeStop, ErrorKey } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import { giveBackDueHold } from '../../inventory/index.ts';
import {
  type AgreedBooking,
  type Booking,
  type Change,
  changeBooking,
  type Changed,
  findOwn,
  fittingDues,
  isAgreed,
  type Moment,
  openDue,
  type Due,
  nextDueId,
  decidedDues,
  dueInCheck,
  dueOf,
  findBooking,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { changeStop, dueBy } from './changes.rules.ts';
import { checkOpenAttempts, checkDueAttempts } from '../../payment/index.ts';
import { findDuesDue } from '../balances/due.queries.ts';

export interface Changeable {
  readonly booking: Booking & AgreedBooking;
  readonly product: BookableProduct;
}

const stops: Readonly<Record<ChangeStop, ErrorKey>> = {
  locked: 'change_locked',
  'cancel-asked': 'change_cancel_open',
  cancelled: 'txn_type_invalid',
};

/**
 * Checks that an order may be changed (ORDER-14): paid, no open cancellation, before its lock date, no change that can still
 * be paid. @throws DomainError txn_type_invalid | change_cancel_open | change_locked | change_open | product_not_found
 */
export const assertChangeable = async (
  context: OrdersContext,
  found: Booking,
  now: Date,
): Promise<Changeable> => {
  const booking = found.dues ? { ...found, dues: fittingDues(found, now) } : found;
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid');
  const product = await findProduct(context, booking.prod_id);
  const stop = changeStop(booking, product, now);
  if (stop) throw new DomainError(stops[stop]);
  if (openDue(booking)) throw new DomainError('change_open');
  return { booking, product };
};

/**
 * Changes the caller's paid order in one conditional update, checked as it is then (ARCH-4).
 * @throws DomainError order_not_found, version_conflict, and those of `assertChangeable`
 */
export const changeOrder = async (
  context: OrdersContext,
  mem_id: string,
  order_id: string,
  decide: (order: Changeable, at: Moment) => Promise<Change>,
): Promise<Changed> => {
  const find = () => findOwn(context.bookings, mem_id, { order_id });
  const changed = await changeBooking(context, find, async (booking, at) => {
    const order = await assertChangeable(context, booking, at.now);
    const { dues } = order.booking;
    const change = await decide(order, at);
    return dues ? { ...change, set: { dues, ...change.set } } : change;
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
  return changed;
};

/** Counts paid and withdrawn changes: further ones go to the desk. @throws DomainError changes_most */
export const newDue = (
  { kept }: Pick<OrdersContext, 'kept'>,
  { booking, product }: Changeable,
  now: Date,
  what: Pick<Due, 'kind' | 'amount' | 'origin_amount' | 'names' | 'extras' | 'move'>,
): Due => {
  if ((booking.dues?.length ?? 0) >= kept['order-changes']) throw new DomainError('changes_most');
  return {
    ...what,
    due_id: nextDueId(booking),
    state: 'open',
    currency: booking.price.currency,
    made_at: now,
    due_by: dueBy(product, now),
    check_at: dueBy(product, now),
  };
};

/**
 * Withdraws an unpaid change (ORDER-15); the provider is asked first. A payment made afterwards goes back (REFUND-1).
 * @throws DomainError order_not_found | change_over | payment_checking | version_conflict
 */
export const voidChange = async (
  context: OrdersContext,
  mem_id: string,
  order_id: string,
  due_id: string,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { order_id });
  const booking = await find();
  if (booking) await checkOpenAttempts(context, booking);
  const changed = await changeBooking(context, find, (current, { now }) => {
    const due = dueOf(current, due_id);
    const state = due?.state ?? 'paid';
    if (state === 'paid' || due?.kind === 'balance')
      throw new DomainError('change_over', { field: 'due_id' });
    if (dueInCheck(current, due)) throw new DomainError('payment_checking');
    return state === 'open' ? voided(current, due_id, now) : null;
  });
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
  await giveBackSeats(context, changed);
};

/** Those a due that was open held for a move (ORDER-20). */
const giveBackSeats = async (context: OrdersContext, { before, after }: Changed): Promise<void> => {
  const due = openDue(before);
  if (due && dueOf(after, due.due_id)?.state === 'void') await giveBackDueHold(context, before, due);
};

const voided = (booking: Booking, due_id: string, now: Date): Change => ({
  set: { dues: decidedDues(booking, due_id, 'void', now) },
});

const atOnce = 50;

/** Delay in milliseconds for a change whose payment is being checked. */
const laterMs = 60_000;

const looksLater = ({ dues = [] }: Booking, { due_id }: Due, now: Date): Change => {
  const check_at = new Date(now.getTime() + laterMs);
  return { set: { dues: dues.map((due) => (due.due_id === due_id ? { ...due, check_at } : due)) } };
};

/** Ends unpaid changes (ORDER-15); the provider is asked first, and a payment in check is waited for. */
export const voidOverdue = async (context: OrdersContext): Promise<void> => {
  const turns = context.turnsOf('a change could not be ended');
  await turns.each(
    await findDuesDue(context.bookings, 'change', context.now(), turns.waiting(), atOnce),
    (cart_id) => cart_id,
    async (cart_id) => {
      const find = () => findBooking(context.bookings, cart_id);
      const booking = await find();
      if (!booking || !(await checkDueAttempts(context, booking))) return false;
      const changed = await changeBooking(context, find, (current, { now }) => {
        const due = openDue(current);
        if (!due || due.due_by > now) return null;
        return dueInCheck(current, due) ? looksLater(current, due, now) : voided(current, due.due_id, now);
      });
      if (changed) await giveBackSeats(context, changed);
      return true;
    },
  );
};
