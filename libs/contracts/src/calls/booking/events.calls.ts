import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  EventReservationForm,
  EventReservationPage,
  MyEvent,
  TypedEventReservation,
  EventFile,
} from '../../entities/booking/event-reservation.ts';
import { Id, CallerLanguage, Success, Yn } from '../../primitives.ts';
import { reservationErrors, whose, documentUploadErrors, eventPaperOwner } from './shared.ts';
import * as rows from './events.rows.ts';

const saved = z.object({ msg: z.literal('success'), event_rv_id: Id, application_yn: Yn });

export const eventReservationCalls = {
  /** The event, the caller's reservation with its documents, and what was typed; no row where there is no such event. */
  eventReservation: defineCall(rows.eventReservation, {
    input: z.strictObject({ event_id: Id, lan_tp: CallerLanguage }),
    output: z.array(EventReservationPage).max(1),
  }),
  /** Reserves for everybody at once; rejects with the first thing that is wrong in the order of EVENT-5. */
  eventReservSave: defineCall(rows.eventReservSave, {
    input: EventReservationForm.extend({ ...whose, lan_tp: CallerLanguage.optional() }).strict(),
    output: saved,
    errors: reservationErrors,
  }),
  /** Changes names, people and contact of a reservation at once, until `end_day`. */
  eventReservChange: defineCall(rows.eventReservChange, {
    input: EventReservationForm.omit({ event_id: true })
      .extend({ event_rv_id: Id, ...whose, lan_tp: CallerLanguage.optional() })
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
  /** Gives places back, deletes names, contact and documents. Repeating it succeeds. */
  eventReservDelete: defineCall(rows.eventReservDelete, {
    input: z.strictObject({ event_rv_id: Id }),
    output: Success,
    errors: ['event_reserv_not_found', 'version_conflict'],
  }),
  /** `use_yn` Y (default) for those that stand, N for deleted ones. */
  myinfoEventList: defineCall(rows.myinfoEventList, {
    input: z.strictObject({ ...whose, use_yn: Yn.optional(), lan_tp: CallerLanguage.optional() }),
    output: z.array(MyEvent),
  }),
};

export const eventPaperCalls = {
  eventPassPortList: defineCall(rows.eventPassPortList, {
    input: z.strictObject({ event_id: Id, ...whose }),
    output: z.array(EventFile),
  }),
  /** Takes a document, also before the reservation (EVENT-6); the body is multipart with the file in field `img`. */
  uploadEventPassport: defineCall(rows.uploadEventPassport, {
    input: z.strictObject({
      date_path: z.string().max(80),
      mem_id: Id,
      ...eventPaperOwner,
      /** An upload always replaces a person's document of its kind. */
      mod_type: z.enum(['REGISTER', 'MODIFY']),
      event_mem_file_id: Id,
    }),
    output: z.object({ msg: z.literal('success'), file: EventFile }),
    errors: [
      'event_not_found',
      'expire_end',
      'event_reserv_cnt_fail',
      'event_reserv_limit',
      ...documentUploadErrors,
      'version_conflict',
    ],
  }),
  eventPassPortDelete: defineCall(rows.eventPassPortDelete, {
    input: z.strictObject({ event_mem_file_id: Id }),
    output: Success,
    errors: ['upload_delete_fail', 'event_not_found', 'expire_end', 'version_conflict'],
  }),
};
