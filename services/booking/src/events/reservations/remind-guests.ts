import { addDays, seoulDay } from '@narae/rules';
import { findEventsBetween } from '../../catalog/index.ts';
import type { EventsContext } from '../context.ts';
import { findReservation, findReservationsFor } from '../domain/event-reservation.queries.ts';
import { changeReservation } from './change-reservation.ts';
import { reservationEvent } from './reservation.events.ts';

/** Days before an event on which whoever reserved it is reminded. */
const daysBefore = 3;

/**
 * Has everybody reminded once whose event is three days away or less (EVENT-8); not who reserved within those days and has
 * that mail. The reminder is noted and raised in one update. @returns how many are to be reminded
 */
export const remindGuests = async (context: EventsContext): Promise<number> => {
  const today = seoulDay(context.now());
  const days = { from: addDays(today, 1), to: addDays(today, daysBefore) };
  const events = (await findEventsBetween(context, days)).filter(({ withdrawn }) => withdrawn !== true);
  const event_ids = events.map(({ event_id }) => event_id);
  const found = await findReservationsFor(context.reservations, {
    event_id: { $in: event_ids },
    state: 'reserved',
    reminded: false,
  });
  let reminded = 0;
  for (const { event_rv_id, event_id, reserved_at } of found) {
    const event_day = events.find((event) => event.event_id === event_id)?.event_day ?? today;
    const early = reserved_at !== null && seoulDay(reserved_at) < addDays(event_day, -daysBefore);
    const changed = await changeReservation(
      context,
      () => findReservation(context.reservations, event_rv_id),
      (reservation, { version }) => {
        if (reservation.state !== 'reserved' || reservation.reminded) return null;
        const { length } = reservation.people;
        const events = early ? [reservationEvent('reminder-due', reservation, length, version)] : [];
        return { set: { reminded: true }, events };
      },
    );
    if (early && changed && changed.after !== changed.before) reminded += 1;
  }
  return reminded;
};
