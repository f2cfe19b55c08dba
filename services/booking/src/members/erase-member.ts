import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { openStates } from '../domain/booking-state.rules.ts';
import { writeOver } from '../shared/booking.queries.ts';
import { anonymous, inDeletionOrder } from '../travellers/delete-travellers.ts';
import { noHold } from '../checkout/hold-seats.ts';
import { forgetFiles, releaseHold } from '../documents/delete-files.ts';
import { fallbackEvents } from '../shared/cart.events.ts';

/** What a provider was told about the person; amounts and references stay, late words are compared with them. */
const withoutPerson = (fields: Record<string, string>): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(
    ['buyername', 'tel', 'email'].filter((name) => name in fields).map((name) => [name, '']),
  ),
});

/** Amounts stay, persons go: what a member's booking looks like after they left (decisions, Accounts). */
const erased = (booking: PlainBooking): Partial<PlainBooking> => ({
  ...anonymous,
  payments: booking.payments.map((attempt) => ({ ...attempt, fields: withoutPerson(attempt.fields) })),
  in_cart: false,
  open: false,
  ...noHold,
});

/**
 * Erases the personal data of somebody who withdrew: travellers, contact, documents, what was sent to
 * providers. Unpaid rows end and give their seats back. A repeat finds nothing left to do.
 */
export const eraseMember = async (context: BookingContext, mem_id: string): Promise<void> => {
  const bookings = await context.bookings.find({ mem_id }).lean();
  for (const booking of bookings) {
    const after = await writeOver(
      context.bookings,
      booking,
      [booking.txn_type],
      { ...erased(booking), mod_date: context.now() },
      booking.in_cart ? fallbackEvents('removed', booking, booking.version + 1) : [],
    );
    // Somebody was faster; the event is delivered again and finds the row as it is then.
    if (!after) throw new DomainError('version_conflict');
    if (openStates.includes(booking.txn_type)) await releaseHold(context, booking);
    await forgetFiles(context, inDeletionOrder(booking.files));
  }
  context.relay.nudge();
};
