import type { BookingContext } from '../context.ts';
import { dueInCheck, openDue } from '../domain/due.rules.ts';
import { checkDueAttempts } from '../payments/check-attempt.ts';
import { findBooking } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { findOverdue } from './order-changes.queries.ts';
import { voided } from './void-change.ts';

/** Bookings dealt with in one round. */
const atOnce = 50;

/**
 * Ends the changes that were not paid in time (ORDER-15). Whoever is paying is asked about at the provider first, and what it is
 * still checking is waited for.
 */
export const voidOverdue = async (context: BookingContext): Promise<void> => {
  for (const booking of await findOverdue(context.bookings, context.now(), atOnce)) {
    try {
      if (!(await checkDueAttempts(context, booking))) continue;
      await changeBooking(
        context,
        () => findBooking(context.bookings, booking.cart_id),
        (current, { now }) => {
          const due = openDue(current);
          return due && due.due_by <= now && !dueInCheck(current, due)
            ? voided(current, due.due_id, now)
            : null;
        },
      );
    } catch (error) {
      context.log.error({ err: error, cart_id: booking.cart_id }, 'a change could not be ended');
    }
  }
};
