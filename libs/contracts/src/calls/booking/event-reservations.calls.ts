import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  EventReservationForm,
  EventReservationPage,
  MyEvent,
  TypedEventReservation,
} from '../../entities/event-reservation.ts';
import { Id, LanTp, Success, Yn } from '../../primitives.ts';
import { reservationErrors } from './event-shared.ts';
import * as rows from './event-reservations.rows.ts';
import { whose } from './shared.ts';

const saved = z.object({ msg: z.literal('success'), event_rv_id: Id, application_yn: Yn });

/** Reservations of events (EVENT-5). */
export const eventReservationCalls = {
  /** The event, the caller's reservation with its documents, and what was typed; no row where there is no such event. */
  eventReservation: defineCall(rows.eventReservation, {
    input: z.strictObject({ event_id: Id, lan_tp: LanTp }),
    output: z.array(EventReservationPage).max(1),
  }),
  /** Reserves for everybody at once; rejects with the first thing that is wrong in the order of EVENT-5. */
  eventReservSave: defineCall(rows.eventReservSave, {
    input: EventReservationForm.extend({ ...whose, lan_tp: LanTp.optional() }).strict(),
    output: saved,
    errors: reservationErrors,
  }),
  /** Changes names, people and contact of a reservation at once, until `end_day`. */
  eventReservChange: defineCall(rows.eventReservChange, {
    input: EventReservationForm.omit({ event_id: true })
      .extend({ event_rv_id: Id, ...whose, lan_tp: LanTp.optional() })
      .strict(),
    output: saved,
    errors: ['event_reserv_not_found', ...reservationErrors],
  }),
  /** Keeps what has been typed so far, complete or not; reserves nothing. */
  eventReservDraft: defineCall(rows.eventReservDraft, {
    input: TypedEventReservation.extend({ event_id: Id }).strict(),
    output: Success,
    errors: ['event_not_found', 'expire_end', 'event_reserv_limit', 'rate_limited', 'version_conflict'],
  }),
  /** Gives the places back and deletes names, contact and documents. Deleting what is gone already succeeds. */
  eventReservDelete: defineCall(rows.eventReservDelete, {
    input: z.strictObject({ event_rv_id: Id }),
    output: Success,
    errors: ['event_reserv_not_found', 'version_conflict'],
  }),
  /** The caller's reservations: those that stand (`use_yn` Y, the default), or those that were deleted (N). */
  myinfoEventList: defineCall(rows.myinfoEventList, {
    input: z.strictObject({ ...whose, use_yn: Yn.optional(), lan_tp: LanTp.optional() }),
    output: z.array(MyEvent),
  }),
};
