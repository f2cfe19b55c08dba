import type {
  EventReservation,
  EventReservationPage,
  LanTp,
  MyEvent,
  TypedEventReservation,
} from '@narae/contracts';
import { eventState, seoulDay } from '@narae/rules';
import { unsealText } from '@narae/service-kit';
import { findEvents } from '../../catalog/index.ts';
import { placesStanding, placesStandingFor } from '../../inventory/index.ts';
import type { EventsContext } from '../context.ts';
import type { PlainReservation, ReservationState } from '../domain/event-reservation.model.ts';
import { findReservationsOf } from '../domain/event-reservation.queries.ts';
import { findOpen } from './begin-reservation.ts';
import { eventFiles, myEvent, documentStates, reservationView, reservedEvent } from './reservation.view.ts';

const typed = ({ event_rv_id, draft }: PlainReservation, key: Buffer): TypedEventReservation | null =>
  draft ? (JSON.parse(unsealText(draft, key, event_rv_id)) as TypedEventReservation) : null;

/** Empty for an unknown event, or one that was withdrawn before this member reserved it. */
export const showReservation = async (
  context: EventsContext,
  event_id: string,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
): Promise<EventReservationPage[]> => {
  const [event] = await findEvents(context, [event_id]);
  const found = await findOpen(context, event_id, mem_id);
  const reserved = found?.state === 'reserved';
  if (!event || (event.withdrawn === true && !reserved)) return [];
  const { left, closed, offered } = await placesStandingFor(context, event_id, mem_id);
  return [
    {
      ...reservedEvent(event, left - offered, lanTp),
      event_id,
      offered_cnt: offered,
      state: eventState({ ...event, personnel_cnt: left, closed }, seoulDay(context.now())),
      documents: event.documents,
      reservation: found && reserved ? reservationView(found) : null,
      papers: found && reserved ? documentStates(found, event, lanTp) : [],
      files: found ? eventFiles(found) : [],
      draft: found && typed(found, context.config.documentKey),
    },
  ];
};

export const listReservations = async (
  { reservations }: Pick<EventsContext, 'reservations'>,
  event_id: string,
  mem_id: string,
  state: ReservationState,
): Promise<EventReservation[]> => {
  const found = await findReservationsOf(reservations, mem_id, state);
  return found
    .filter((reservation) => reservation.event_id === event_id && reservation.reserved_at !== null)
    .map(reservationView);
};

/** The newest first (ORDER-7). */
export const listMyEvents = async (
  context: EventsContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
  state: ReservationState,
): Promise<MyEvent[]> => {
  const found = await findReservationsOf(context.reservations, mem_id, state);
  // Deleted drafts were never reservations.
  const reservations = found.filter(({ reserved_at }) => reserved_at !== null);
  if (reservations.length === 0) return [];
  const event_ids = reservations.map(({ event_id }) => event_id);
  const [events, standing] = [await findEvents(context, event_ids), await placesStanding(context, event_ids)];
  return reservations.flatMap((reservation) => {
    const event = events.find(({ event_id }) => event_id === reservation.event_id);
    const shown = { left: standing(reservation.event_id).left, lanTp, now: context.now() };
    return event ? [myEvent(reservation, event, shown)] : [];
  });
};
