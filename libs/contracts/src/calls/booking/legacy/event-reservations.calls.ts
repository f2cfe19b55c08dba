import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { MOST_EVENT_PEOPLE } from '../../../entities/event-limits.ts';
import {
  EventFile,
  EventFileType,
  EventMember,
  EventReservation,
  EventReservationForm,
} from '../../../entities/event-reservation.ts';
import { Id, Success, Yn } from '../../../primitives.ts';
import { EventPerson, reservationErrors } from '../event-shared.ts';
import { eventRecord, memberRecord } from '../records.ts';
import { whose } from '../shared.ts';
import * as rows from './event-reservations.rows.ts';

/** What the rules judge, in the order of EVENT-5, as in the one call. */
const { tel, email, area, members } = EventReservationForm.shape;
const { mem_nm } = members.element.shape;
const paperErrors = ['event_not_found', 'expire_end', 'version_conflict'] as const;
const found = ['event_reserv_not_found', ...reservationErrors] as const;

/** A person of a reservation as old clients name one; without an identifier it is a further one. */
const Member = z.strictObject({
  ...memberRecord,
  event_rv_mem_id: Id.optional(),
  event_rv_id: Id,
  mem_nm,
});

/** Reservations as old clients make them, record by record (CALL-7). */
export const legacyEventCalls = {
  eventReservList: defineCall(rows.eventReservList, {
    input: z.strictObject({ event_id: Id, ...whose, use_yn: Yn.optional() }),
    output: z.array(EventReservation),
  }),
  /** Reserves for the first person; the others follow with `eventReservMemInsert`. */
  eventReservInsert: defineCall(rows.eventReservInsert, {
    input: z.strictObject({
      ...eventRecord,
      event_id: Id,
      mem_nm,
      tel,
      email,
      area,
    }),
    output: z.object({ msg: z.literal('success'), event_rv_id: Id }),
    errors: reservationErrors,
  }),
  /** Changes the contact, and the first person's name. */
  eventReservUpdate: defineCall(rows.eventReservUpdate, {
    input: z.strictObject({
      ...eventRecord,
      event_rv_id: Id,
      event_id: Id.optional(),
      mem_nm: mem_nm.optional(),
      tel: tel.optional(),
      email: email.optional(),
      area: area.optional(),
    }),
    output: Success,
    errors: found,
  }),
  eventReservMemInsert: defineCall(rows.eventReservMemInsert, {
    input: z.union([Member, z.strictObject({ members: z.array(Member).min(1).max(MOST_EVENT_PEOPLE) })]),
    output: z.object({ msg: z.literal('success'), members: z.array(EventMember) }),
    errors: found,
  }),
  eventReservMemUpdate: defineCall(rows.eventReservMemUpdate, {
    input: Member.extend({ event_rv_id: Id.optional(), event_rv_mem_id: Id }).strict(),
    output: Success,
    errors: found,
  }),
  /** Everybody but the first person leaves; their places return and their documents are deleted. */
  eventReservMemDelete: defineCall(rows.eventReservMemDelete, {
    input: z.strictObject({ event_rv_id: Id }),
    output: Success,
    errors: found,
  }),
  eventPassPortDtl: defineCall(rows.eventPassPortDtl, {
    input: z.strictObject({ event_id: Id, sort_order: EventPerson }),
    output: z.array(EventFile),
  }),
  eventPassPortAllDelete: defineCall(rows.eventPassPortAllDelete, {
    input: z.strictObject({ ...whose, event_id: Id }),
    output: Success,
    errors: paperErrors,
  }),
  /** How many people have handed in something. */
  eventPassportCnt: defineCall(rows.eventPassportCnt, {
    input: z.strictObject({ event_id: Id, ...whose }),
    output: z.array(z.object({ imgGroupCnt: z.int() })),
  }),
  deleteFileEventPassport: defineCall(rows.deleteFileEventPassport, {
    input: z.strictObject({
      event_id: Id,
      ...whose,
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: EventFileType.optional(),
      sort_order: EventPerson.optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
    }),
    output: Success,
    errors: paperErrors,
  }),
};
