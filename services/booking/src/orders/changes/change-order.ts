import type { BookableProduct, ChangeStop, ErrorKey } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
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

/** A paid order of the caller that may be changed now. */
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
 * The order as it may be changed: paid, not about to be cancelled, before its lock date, no other change waiting (ORDER-14). One
 * that can no longer be made is over.
 * @throws DomainError txn_type_invalid | change_cancel_open | change_locked | change_open | product_not_found
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
 * Changes a paid order of the caller in one conditional update, as it is by then (ARCH-4).
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

/**
 * A due of an order as it is now. An order takes so many changes that cost something, paid or taken back: whoever needs more
 * writes to the desk. @throws DomainError changes_most
 */
export const newDue = (
  { kept }: Pick<OrdersContext, 'kept'>,
  { booking, product }: Changeable,
  now: Date,
  what: Pick<Due, 'kind' | 'amount' | 'origin_amount' | 'names' | 'extras'>,
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
 * The member takes back a change that waits for its payment (ORDER-15). The provider is asked first: what was paid is not taken
 * back. A payment that is made afterwards goes back (REFUND-1).
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
};

/** An order whose due can no longer be paid. */
const voided = (booking: Booking, due_id: string, now: Date): Change => ({
  set: { dues: decidedDues(booking, due_id, 'void', now) },
});

/** Bookings dealt with in one round. */
const atOnce = 50;

/** How long a change is left alone whose payment is being checked, in milliseconds: others come first meanwhile. */
const laterMs = 60_000;

const looksLater = ({ dues = [] }: Booking, { due_id }: Due, now: Date): Change => {
  const check_at = new Date(now.getTime() + laterMs);
  return { set: { dues: dues.map((due) => (due.due_id === due_id ? { ...due, check_at } : due)) } };
};

/**
 * Ends the changes that were not paid in time (ORDER-15). Whoever is paying is asked about at the provider first, and what it is
 * still checking is waited for.
 */
export const voidOverdue = async (context: OrdersContext): Promise<void> => {
  const turns = context.turnsOf('a change could not be ended');
  await turns.each(
    await findDuesDue(context.bookings, 'change', context.now(), turns.waiting(), atOnce),
    (cart_id) => cart_id,
    async (cart_id) => {
      const find = () => findBooking(context.bookings, cart_id);
      const booking = await find();
      if (!booking || !(await checkDueAttempts(context, booking))) return false;
      await changeBooking(context, find, (current, { now }) => {
        const due = openDue(current);
        if (!due || due.due_by > now) return null;
        return dueInCheck(current, due) ? looksLater(current, due, now) : voided(current, due.due_id, now);
      });
      return true;
    },
  );
};
