import { z } from 'zod';
import { Id, LocalizedText, nameText, Times, Yn } from '../../primitives.ts';
import {
  MAX_AREA_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TYPED_NUMBER,
} from '../shared/typed-fields.ts';
import { MOST_EVENT_PEOPLE } from './limits.ts';
import { NumericDay } from '../catalog/story.ts';
import { typedContact, typedName, unfinished } from './traveller.ts';

/** How one person's papers stand (EVENT-9); `to-check` waits for the organiser. */
export const PapersState = z.enum(['none', 'missing', 'to-check', 'accepted', 'rejected']);
export type PapersState = z.infer<typeof PapersState>;

/** How one document of a paid order stands: it waits for the desk, or the desk has decided (DOC-11). */
export const PaperCheckState = PapersState.extract(['to-check', 'accepted', 'rejected']);
export type PaperCheckState = z.infer<typeof PaperCheckState>;

/** Why papers are rejected; booking has a sentence for each in every language (DOC-11, EVENT-9). */
export const RejectionReason = z.enum([
  'unreadable',
  'incomplete',
  'wrong-document',
  'name-differs',
  'expired',
  'other',
]);
export type RejectionReason = z.infer<typeof RejectionReason>;

export const PapersRejection = z.object({
  reason: RejectionReason,
  text: z.string(),
  /** What the organiser or the desk added; may be empty. */
  note: z.string(),
});
export type PapersRejection = z.infer<typeof PapersRejection>;

export const PersonPapers = z.object({
  event_rv_mem_id: Id,
  sort_order: z.int().min(1),
  mem_nm: z.string(),
  papers_state: PapersState,
  rejection: PapersRejection.nullable(),
});
export type PersonPapers = z.infer<typeof PersonPapers>;

export const EventFileType = z.enum(['1', '2', '3']);
export type EventFileType = z.infer<typeof EventFileType>;

/** Which documents an event asks of every person; the organiser may relax it (EVENT-6). */
export const EventDocuments = z.object({
  passport: z.boolean(),
  visa: z.boolean(),
  birth_certificate: z.boolean(),
});
export type EventDocuments = z.infer<typeof EventDocuments>;

/** The first that is true on a day (EVENT-3); `closed`: by its organiser before the last day. */
export const EventState = z.enum(['ended', 'closed', 'full', 'not-begun', 'open']);
export type EventState = z.infer<typeof EventState>;

/** The payload of event.changed. Days are YYYY-MM-DD in Asia/Seoul. */
export const BookableEvent = z.object({
  event_id: Id,
  titles: LocalizedText,
  places: LocalizedText.optional(),
  event_day: z.string(),
  start_day: z.string(),
  end_day: z.string(),
  ...Times.shape,
  event_total_cnt: z.int().min(0),
  /** Places left when the event was added; from then on booking's ledger counts (EVENT-7). */
  personnel_cnt: z.int().min(0),
  /** Absent in older events: all three are asked for. */
  documents: EventDocuments.optional(),
  /** Taken back from visitors (CATALOG-14). */
  withdrawn: z.boolean().optional(),
  file_path: z.string(),
  file_name: z.string(),
});
export type BookableEvent = z.infer<typeof BookableEvent>;

export const EventMember = z.object({
  event_rv_mem_id: Id,
  event_rv_id: Id,
  mem_id: Id,
  mem_nm: z.string(),
  sort_order: z.int().min(1),
  use_yn: Yn,
  reg_date: z.string(),
  mod_date: z.string(),
});
export type EventMember = z.infer<typeof EventMember>;

export const EventFile = z.object({
  event_mem_file_id: Id,
  event_id: Id,
  mem_id: Id,
  file_type: EventFileType,
  sort_order: z.int().min(1),
  file_path: z.string(),
  file_name: z.string(),
  origin_file_name: z.string(),
});
export type EventFile = z.infer<typeof EventFile>;

/** A member's reservation of an event (EVENT-5). */
export const EventReservation = z.object({
  event_rv_id: Id,
  event_id: Id,
  mem_id: Id,
  mem_nm: z.string(),
  tel: z.string(),
  email: z.string(),
  area: z.string(),
  use_yn: Yn,
  del_yn: Yn,
  application_yn: Yn,
  reg_date: z.string(),
  mod_date: z.string(),
  /** People, and with them places. */
  event_cnt: z.int().min(0),
  members: z.array(EventMember),
});
export type EventReservation = z.infer<typeof EventReservation>;

export const ReservedEvent = z.object({
  event_title: z.string(),
  event_place: z.string(),
  /** N once it was taken back: then nothing can be changed (CATALOG-14). */
  shown_yn: Yn,
  ymd_format: z.string(),
  ...Times.shape,
  start_day: NumericDay,
  end_day: NumericDay,
  event_total_cnt: z.int().min(0),
  personnel_cnt: z.int().min(0),
  file_path: z.string(),
  file_name: z.string(),
});
export type ReservedEvent = z.infer<typeof ReservedEvent>;

export const MyEvent = EventReservation.extend({
  ...ReservedEvent.shape,
  /** Documents that are asked for and missing by the organiser's present choice. */
  papers_missing: z.int().min(0),
  /** Where everybody's papers stand, in the order of the people; none where nothing is reserved (EVENT-9). */
  papers: z.array(PersonPapers),
  changeable_yn: Yn,
});
export type MyEvent = z.infer<typeof MyEvent>;

/** A line that the rules judge: where the first person lives. */
const Area = nameText(MAX_AREA_LENGTH);

/** What the reservation screen saves at once; the rules name what is missing, in the order of EVENT-5. */
export const EventReservationForm = z.strictObject({
  event_id: Id,
  members: z
    .array(z.strictObject({ mem_nm: typedName }))
    .max(MOST_EVENT_PEOPLE)
    .default([]),
  ...typedContact,
  area: Area.default(''),
});
export type EventReservationForm = z.infer<typeof EventReservationForm>;

export const TypedEventReservation = z.strictObject({
  members: z.array(z.strictObject({ mem_nm: unfinished(MAX_NAME_LENGTH) })).max(MOST_EVENT_PEOPLE),
  tel: unfinished(MAX_TYPED_NUMBER),
  email: unfinished(MAX_EMAIL_LENGTH),
  area: unfinished(MAX_AREA_LENGTH),
});
export type TypedEventReservation = z.infer<typeof TypedEventReservation>;

export const EventReservationPage = ReservedEvent.extend({
  event_id: Id,
  state: EventState,
  /** Places an offer of the waiting list keeps for this member (SEAT-7). */
  offered_cnt: z.int().min(0),
  documents: EventDocuments,
  reservation: EventReservation.nullable(),
  papers: z.array(PersonPapers),
  files: z.array(EventFile),
  draft: TypedEventReservation.nullable(),
});
export type EventReservationPage = z.infer<typeof EventReservationPage>;
