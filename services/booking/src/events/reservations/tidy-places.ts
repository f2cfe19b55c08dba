import type { EventsContext } from '../context.ts';
import { placesOf } from '../domain/event-reservation.rules.ts';
import { abandonedClaims, settlePlaces } from '../../inventory/index.ts';
import { findReservation, writeOverReservation } from '../domain/event-reservation.queries.ts';

/**
 * Makes the ledger say what the reservation says, after an attempt that did not come about. The reservation is written
 * first, unchanged: whoever decided on the version before can write it no more, so that no place is given back that
 * somebody is about to count on.
 */
export const tidyPlaces = async (
  context: EventsContext,
  { event_id, event_rv_id }: { readonly event_id: string; readonly event_rv_id: string },
): Promise<void> => {
  const known = await findReservation(context.reservations, event_rv_id);
  if (!known) {
    const version = Number.MAX_SAFE_INTEGER;
    return settlePlaces(context, { event_id, event_rv_id, count: 0, version });
  }
  const fenced = await writeOverReservation(context.reservations, known, { set: {}, now: known.mod_date });
  // Whoever was faster settles it.
  if (!fenced) return;
  const { version } = fenced;
  await settlePlaces(context, { event_id, event_rv_id, count: placesOf(fenced), version });
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
