import type { OrdersContext } from '../context.ts';
import {
  type Booking,
  type Change,
  changeBooking,
  type Due,
  dueInCheck,
  findBooking,
  openDue,
} from '../../kernel/index.ts';
import { checkDueAttempts } from '../../payment/index.ts';
import { findDuesDue } from '../balances/due.queries.ts';
import { voided } from './void-change.ts';

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
