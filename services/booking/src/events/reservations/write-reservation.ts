import { DomainError, type Moment, nextId, type OutboxEntry } from '@narae/service-kit';
import type { KnownEvent } from '../../catalog/index.ts';
import { deleteFiles } from '../../documents/index.ts';
import { coverPlaces, settlePlaces } from '../../inventory/index.ts';
import { assertRule } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import type { EventPaper, PlainReservation } from '../domain/event-reservation.ts';
import {
  detailsViolation,
  namedPeople,
  splitPapers,
  type ReservationDetails,
} from '../domain/event-reservation.rules.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { findOwnReservation } from '../domain/event-reservation.queries.ts';
import type { Reserver } from './begin-reservation.ts';
import { changeReservation, type ReservationChange } from './change-reservation.ts';
import { reservationEvent } from './reservation.events.ts';
import { tidyPlaces } from './tidy-places.ts';

/** What is to become of a reservation as it is stored now. */
export type Plan = (
  reservation: Reservation,
  at: Moment,
) => { readonly details: ReservationDetails; readonly set: Partial<PlainReservation> };

/** Places first, then the reservation, then what is too much goes back: no crash leaves people without places. */
export const writeReservation = async (
  context: EventsContext,
  address: { readonly event_rv_id: string },
  by: Reserver,
  event: KnownEvent,
  plan: Plan,
): Promise<Reservation> => {
  let removed: EventPaper[] = [];
  const { event_id } = event;
  try {
    const changed = await changeReservation(
      context,
      () => findOwnReservation(context.reservations, by.mem_id, address),
      async (reservation, at): Promise<ReservationChange> => {
        const { details, set } = plan(reservation, at);
        assertRule(detailsViolation(details, event.documents, reservation.files));
        const count = details.members.length;
        const { mem_id } = reservation;
        const wanted = { event_id, ...address, mem_id, count, version: at.version };
        const short = await coverPlaces(context, wanted);
        if (short?.closed) throw new DomainError('expire_end', { field: 'event_cnt' });
        if (short) {
          const { left } = short;
          throw new DomainError('event_reserv_cnt_fail', { field: 'event_cnt', params: { left } });
        }
        const papers = splitPapers(reservation.files, count);
        ({ removed } = papers);
        return {
          set: {
            ...set,
            ...(await stored(context, reservation, details, at.now)),
            ...saved(by),
            files: papers.kept,
          },
          events: eventsOf(reservation, details, at),
        };
      },
    );
    if (!changed) throw new DomainError('event_reserv_not_found');
    const { version, people } = changed.after;
    await settlePlaces(context, { event_id, ...address, count: people.length, version });
    await deleteFiles(context, removed);
    return changed.after;
  } catch (error) {
    if (error instanceof DomainError) await tidyPlaces(context, { event_id, ...address });
    throw error;
  }
};

/** Whether anything of what the member gave is different from what was there. */
const differs = ({ people, tel, email, area }: Reservation, details: ReservationDetails): boolean =>
  JSON.stringify([people.map(({ mem_nm }) => mem_nm), tel, email, area]) !==
  JSON.stringify([details.members.map(({ mem_nm }) => mem_nm), details.tel, details.email, details.area]);

const eventsOf = (
  reservation: Reservation,
  details: ReservationDetails,
  { version }: Moment,
): OutboxEntry[] => {
  const made = reservation.state !== 'reserved';
  if (!made && !differs(reservation, details)) return [];
  return [reservationEvent(made ? 'made' : 'changed', reservation, details.members.length, version)];
};

const stored = async (
  { store }: EventsContext,
  { people }: Reservation,
  { members, tel, email, area }: ReservationDetails,
  now: Date,
): Promise<Partial<PlainReservation>> => ({
  people: await namedPeople(members, people, now, () => nextId(store, 'EVT_RV_MEM')),
  tel,
  email,
  area,
  draft: null,
  unreserved_since: null,
});

const saved = ({ lanTp, emailConfirmed }: Reserver): Partial<PlainReservation> => ({
  lan_tp: lanTp,
  confirmed: emailConfirmed,
});
