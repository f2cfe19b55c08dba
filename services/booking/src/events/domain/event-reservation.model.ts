import type { EventFileType } from '@narae/contracts';
import {
  dateGiven,
  flag,
  list,
  moment,
  notRequired,
  number,
  optional,
  orNull,
  part,
  storedAudit,
  storedModel,
  storedOutbox,
  text,
  type StoredOf,
} from '@narae/service-kit';
import { documentCheckField, storedPictureFields } from '../../kernel/index.ts';

const eventDocument = notRequired({
  ...storedPictureFields,
  event_mem_file_id: text(),
  /** The person's number, from 1. */
  sort_order: number(),
  file_type: text<EventFileType>(),
});
export type EventDocument = StoredOf<typeof eventDocument>;

const guest = notRequired({
  event_rv_mem_id: text(),
  mem_nm: text(),
  /** Decided on these papers under this name; changing either removes it. */
  check: documentCheckField,
  reg_date: moment(),
  mod_date: moment(),
});
export type EventPerson = StoredOf<typeof guest>;

/** `due`: its mail is on the way; `skipped`: no mail goes there. */
const message = notRequired({ message_id: text(), outcome: text<'due' | 'sent' | 'skipped'>() });
export type ReservationMessage = StoredOf<typeof message>;

/** `draft`: papers or texts without a reservation; `deleted`: a reservation that was, without its people. */
export type ReservationState = 'draft' | 'reserved' | 'deleted';

const plainReservation = {
  event_rv_id: text({ unique: true }),
  event_id: text(),
  mem_id: text(),
  state: text<ReservationState>(),
  /** False once deleted: a member has one other per event. */
  open: flag(),
  /** Counts every change; guards and events carry it. */
  version: number({ required: true, default: 1 }),
  lan_tp: text(),
  /** In order; the first gives telephone, email address and area. */
  people: list(part(guest)),
  tel: text({ default: '' }),
  email: text({ default: '' }),
  area: text({ default: '' }),
  /** Whether the member's mailbox was confirmed when saving; otherwise no mail is sent (ACCOUNT-14). */
  confirmed: flag({ default: false }),
  files: list(part(eventDocument)),
  /** Unsaved input of the reservation screen, encrypted. */
  draft: orNull(text()),
  /** Since when papers or texts wait for a reservation; they are swept. */
  unreserved_since: orNull(moment()),
  /** Address of the mail about the deletion; emptied afterwards. */
  farewell: text({ default: '' }),
  reminded: flag({ default: false }),
  /** The organiser's messages to this member (EVENT-12). */
  messages: optional(list(part(message), { default: [] })),
  reserved_at: orNull(moment()),
  reg_date: moment(),
  mod_date: moment(),
};
/** Holds everything that changes together, except the places: they are in the ledger. */
export type PlainReservation = StoredOf<typeof plainReservation>;

const reservation = { ...plainReservation, outbox: storedOutbox, audit: optional(storedAudit) };
export type Reservation = StoredOf<typeof reservation>;

export const reservationModel = storedModel(
  'EventReservation',
  'event_reservations',
  reservation,
  [
    { event_id: 1, mem_id: 1 },
    { unique: true, partialFilterExpression: { open: true } },
  ],
  [{ mem_id: 1, state: 1, reg_date: -1 }],
  [{ event_id: 1, state: 1, event_rv_id: 1 }],
  [{ 'people.event_rv_mem_id': 1 }],
  [{ 'files.event_mem_file_id': 1 }],
  [{ 'files.vault_id': 1 }],
  [
    { unreserved_since: 1 },
    { name: 'unreserved_since_given', partialFilterExpression: { unreserved_since: dateGiven } },
  ],
);
