import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  MOST_MESSAGE_SUBJECT,
  MOST_MESSAGE_TEXT,
  MOST_REJECTION_NOTE,
  MOST_RESERVATION_SEARCH,
} from '../../entities/booking/limits.ts';
import { PapersState, RejectionReason } from '../../entities/booking/event-reservation.ts';
import { LAN_TPS } from '../../languages.ts';
import { Id, CallerLanguage, plainLines, plainText, Success } from '../../primitives.ts';
import * as rows from './event-admin.rows.ts';
import {
  AttendanceRow,
  AdminEvent,
  AdminMessage,
  AdminReservation,
  AdminReservationRow,
} from './event-admin.schemas.ts';

const after = Id.optional();
const next = z.string().nullable();

const decided = { event_rv_id: Id, event_rv_mem_id: Id, seen: z.string().max(64) } as const;
const decisionErrors = [
  'event_reserv_not_found',
  'papers_changed',
  'event_papers_incomplete',
  'version_conflict',
] as const;

/** Languages without a text read a fallback: English, Korean, then any other. */
const perLanguage = <Text extends z.ZodType>(text: Text) => z.partialRecord(z.enum(LAN_TPS), text);

/** The organiser's side of events (EVENT-9 to EVENT-12). */
export const eventAdminCalls = {
  /** The next first; with `over` past events, the last first. */
  adminEventList: defineCall(rows.adminEventList, {
    input: z.strictObject({
      over: z.boolean().default(false),
      after: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d~[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: CallerLanguage,
    }),
    output: z.object({ events: z.array(AdminEvent), next }),
  }),
  /** The reservations that stand, in the order of their numbers. A page may be shorter than others although there is a next one. */
  adminEventReservations: defineCall(rows.adminEventReservations, {
    input: z.strictObject({
      event_id: Id,
      /** Part of a name or an e-mail address, or a reservation's number. */
      search: plainText(MOST_RESERVATION_SEARCH).optional(),
      papers: PapersState.exclude(['none']).optional(),
      after,
      lan_tp: CallerLanguage,
    }),
    output: z.object({ event: AdminEvent, reservations: z.array(AdminReservationRow), next }),
    errors: ['event_not_found'],
  }),
  adminEventReservation: defineCall(rows.adminEventReservation, {
    input: z.strictObject({ event_rv_id: Id, lan_tp: CallerLanguage }),
    output: AdminReservation,
    errors: ['event_reserv_not_found'],
  }),
  adminEventAccept: defineCall(rows.adminEventAccept, {
    input: z.strictObject(decided),
    output: Success,
    errors: decisionErrors,
  }),
  /** The member reads why, and may mend the papers. */
  adminEventReject: defineCall(rows.adminEventReject, {
    input: z.strictObject({
      ...decided,
      reason: RejectionReason,
      note: plainLines(MOST_REJECTION_NOTE).default(''),
    }),
    output: Success,
    errors: decisionErrors,
  }),
  adminEventAttendance: defineCall(rows.adminEventAttendance, {
    input: z.strictObject({ event_id: Id, after }),
    output: z.object({ people: z.array(AttendanceRow), next }),
    errors: ['event_not_found'],
  }),
  /** The attendance list: CSV, UTF-8 with a byte order mark; there is no JSON to declare. */
  adminEventCsv: defineCall(rows.adminEventCsv, {
    input: z.strictObject({ event_id: Id, lan_tp: CallerLanguage.optional() }),
    output: z.never(),
    errors: ['event_not_found'],
  }),
  /** Takes no more reservations before `end_day`, or takes them again. */
  adminEventClose: defineCall(rows.adminEventClose, {
    input: z.strictObject({ event_id: Id, closed: z.boolean() }),
    output: Success,
    errors: ['event_not_found', 'expire_end', 'version_conflict'],
  }),
  /** Writes to everybody who has reserved. A number that is known already sends nothing again. */
  adminEventMessage: defineCall(rows.adminEventMessage, {
    input: z.strictObject({
      event_id: Id,
      message_id: Id,
      subjects: perLanguage(plainText(MOST_MESSAGE_SUBJECT)),
      texts: perLanguage(plainLines(MOST_MESSAGE_TEXT)),
    }),
    output: Success,
    errors: ['event_not_found', 'event_message_empty', 'rate_limited'],
  }),
  adminEventMessages: defineCall(rows.adminEventMessages, {
    input: z.strictObject({ event_id: Id }),
    output: z.array(AdminMessage),
    errors: ['event_not_found'],
  }),
};
