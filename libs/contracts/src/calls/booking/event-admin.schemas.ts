import { z } from 'zod';
import {
  EventDocuments,
  EventFileType,
  EventState,
  PapersRejection,
  PapersState,
  RejectionReason,
} from '../../entities/booking/event-reservation.ts';
import { LAN_TPS } from '../../languages.ts';
import { Id, Moment, Yn } from '../../primitives.ts';

const PapersCount = z.object({
  missing: z.int(),
  to_check: z.int(),
  accepted: z.int(),
  rejected: z.int(),
});

export const AdminEvent = z.object({
  event_id: Id,
  event_title: z.string(),
  event_place: z.string(),
  /** YYYY-MM-DD in Asia/Seoul. */
  event_day: z.string(),
  start_day: z.string(),
  end_day: z.string(),
  state: EventState,
  /** Closed before `end_day`; it can be opened again until then. */
  closed_yn: Yn,
  /** Taken back from visitors (CATALOG-14). */
  withdrawn_yn: Yn,
  documents: EventDocuments,
  /** total = taken + offered + remaining, which is below zero where more are taken than there are. */
  total: z.int(),
  taken: z.int(),
  /** Held back for members of the waiting list who were offered them. */
  offered: z.int(),
  remaining: z.int(),
  /** People whose papers wait for the organiser. */
  papers_to_check: z.int(),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

export const AdminReservationRow = z.object({
  event_rv_id: Id,
  mem_id: Id,
  mem_nm: z.string(),
  email: z.string(),
  event_cnt: z.int(),
  reserved_at: Moment,
  papers: PapersCount,
});
export type AdminReservationRow = z.infer<typeof AdminReservationRow>;

/** A paper as the organiser looks at it; each look at `file_path` is written to the audit log (DOC-6). */
const AdminPaper = z.object({
  event_mem_file_id: Id,
  file_type: EventFileType,
  file_path: z.string(),
  origin_file_name: z.string(),
  reg_date: Moment,
});

export const AdminPerson = z.object({
  event_rv_mem_id: Id,
  sort_order: z.int().min(1),
  mem_nm: z.string(),
  papers_state: PapersState,
  papers: z.array(AdminPaper),
  missing: z.array(EventFileType),
  rejection: PapersRejection.nullable(),
  checked: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** State of the papers as shown: a decision with another one is rejected. */
  seen: z.string(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const AdminReservation = z.object({
  event: AdminEvent,
  event_rv_id: Id,
  mem_id: Id,
  use_yn: Yn,
  tel: z.string(),
  email: z.string(),
  area: z.string(),
  /** The member's language, and whether mails reach them (ACCOUNT-14). */
  lan_tp: z.enum(LAN_TPS),
  confirmed_yn: Yn,
  reserved_at: z.string(),
  people: z.array(AdminPerson),
  reasons: z.array(z.object({ reason: RejectionReason, text: z.string() })),
});
export type AdminReservation = z.infer<typeof AdminReservation>;

export const AttendanceRow = z.object({
  event_rv_id: Id,
  event_rv_mem_id: Id,
  sort_order: z.int().min(1),
  event_cnt: z.int(),
  mem_nm: z.string(),
  tel: z.string(),
  papers_state: PapersState,
});
export type AttendanceRow = z.infer<typeof AttendanceRow>;

export const AdminMessage = z.object({
  message_id: Id,
  by: z.string(),
  at: Moment,
  subjects: z.partialRecord(z.enum(LAN_TPS), z.string()),
  texts: z.partialRecord(z.enum(LAN_TPS), z.string()),
  /** `sent` once every reservation has been reached. */
  state: z.enum(['sending', 'sent']),
  /** Reservations in all, mailed ones, and those without a confirmed mailbox or with too many mails. */
  total: z.int(),
  sent: z.int(),
  skipped: z.int(),
});
export type AdminMessage = z.infer<typeof AdminMessage>;
