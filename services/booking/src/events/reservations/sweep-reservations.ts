import { tidyPlaces } from './write-reservation.ts';
import { addDays, seoulDay } from '@narae/rules';
import { findEventsBetween } from '../../catalog/index.ts';
import { deleteFiles } from '../../documents/index.ts';
import type { EventsContext } from '../context.ts';
import { inDocumentDeletionOrder, placesOf, splitDocuments } from '../domain/event-reservation.rules.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import {
  findReservation,
  findReservationsWithDocuments,
  findUnreserved,
  removeReservation,
  findReservationsFor,
} from '../domain/event-reservation.queries.ts';
import { changeReservation } from './write-reservation.ts';
import { abandonedClaims } from '../../inventory/index.ts';
import { reservationEvent } from './reservation.events.ts';

/** Days that papers and texts wait for a reservation, counted from the last upload or text. */
export const unreservedDays = 3;

const dayMs = 86_400_000;

const trim = async (context: EventsContext, { event_rv_id }: Reservation, before: Date): Promise<void> => {
  const changed = await changeReservation(
    context,
    () => findReservation(context.reservations, event_rv_id),
    ({ unreserved_since, files, ...reservation }) =>
      unreserved_since && unreserved_since < before
        ? {
            set: {
              files: splitDocuments(files, placesOf(reservation)).kept,
              draft: null,
              unreserved_since: null,
            },
          }
        : null,
  );
  if (!changed) return;
  const retained = new Set(changed.after.files.map(({ vault_id }) => vault_id));
  await deleteFiles(
    context,
    inDocumentDeletionOrder(changed.before.files.filter(({ vault_id }) => !retained.has(vault_id))),
  );
};

/** Deletes papers and texts without a reservation (EVENT-6). @returns number of reservations */
export const sweepUnreserved = async (context: EventsContext): Promise<number> => {
  const before = new Date(context.now().getTime() - unreservedDays * dayMs);
  const found = await findUnreserved(context.reservations, before);
  for (const reservation of found) {
    if (reservation.state !== 'draft') await trim(context, reservation, before);
    else if (await removeReservation(context.reservations, reservation))
      await deleteFiles(context, inDocumentDeletionOrder(reservation.files));
  }
  return found.length;
};

/** Deletes documents of events past the retention time (DOC-7). @returns number of reservations */
export const deleteDueDocuments = async (context: EventsContext): Promise<number> => {
  const to = addDays(seoulDay(context.now()), -context.config.retentionDays);
  const events = await findEventsBetween(context, { from: '', to });
  if (events.length === 0) return 0;
  const found = await findReservationsWithDocuments(
    context.reservations,
    events.map(({ event_id }) => event_id),
  );
  for (const { event_rv_id } of found) {
    const changed = await changeReservation(
      context,
      () => findReservation(context.reservations, event_rv_id),
      () => ({ set: { files: [], draft: null } }),
    );
    await deleteFiles(context, inDocumentDeletionOrder(changed?.before.files ?? []));
  }
  return found.length;
};

/** Settles what processes left that ended between two steps. @returns how many reservations */
export const tidyAbandoned = async (context: EventsContext): Promise<number> => {
  const turns = context.turnsOf('the places of a reservation could not be settled');
  return turns.each(
    await abandonedClaims(context, turns.waiting()),
    ({ event_rv_id }) => event_rv_id,
    (claim) => tidyPlaces(context, claim),
  );
};

const daysBefore = 3;

/** Reminds once, three days ahead, except who reserved within those days (EVENT-8). @returns how many */
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
