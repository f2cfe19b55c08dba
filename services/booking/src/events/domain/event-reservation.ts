import type { EventFileType } from '@narae/contracts';
import type { PapersCheck, StoredPicture } from '../../kernel/index.ts';

/** A person's document for an event. */
export interface EventPaper extends StoredPicture {
  event_mem_file_id: string;
  /** The person's number, from 1. */
  sort_order: number;
  file_type: EventFileType;
}

export interface EventPerson {
  event_rv_mem_id: string;
  mem_nm: string;
  /** Of these very papers under this very name: whatever changes either takes it away. */
  check?: PapersCheck | null;
  reg_date: Date;
  mod_date: Date;
}

/** `due`: its mail is on the way; `skipped`: no mail goes there. */
export interface ReservationMessage {
  message_id: string;
  outcome: 'due' | 'sent' | 'skipped';
}

/** `draft`: papers or texts without a reservation; `deleted`: a reservation that was, without its people. */
export type ReservationState = 'draft' | 'reserved' | 'deleted';

/** A member's reservation of an event. Everything that must change together lies in it; its places in the ledger. */
export interface PlainReservation {
  event_rv_id: string;
  event_id: string;
  mem_id: string;
  state: ReservationState;
  /** False once deleted: a member has one other per event. */
  open: boolean;
  /** Counts every change; guards and events carry it. */
  version: number;
  lan_tp: string;
  /** In their order; the first gives telephone, email address and area. */
  people: EventPerson[];
  tel: string;
  email: string;
  area: string;
  /** Whether the member had confirmed a mailbox when saving: nobody else is written to (ACCOUNT-14). */
  confirmed: boolean;
  files: EventPaper[];
  /** What has been typed on the reservation screen and is not saved yet, encrypted. */
  draft: string | null;
  /** Since when there are papers or texts of people for whom nothing is reserved; they are swept. */
  unreserved_since: Date | null;
  /** Where the mail about a deletion goes; emptied when it has gone. */
  farewell: string;
  reminded: boolean;
  /** Messages of the organiser that go to this member, and what became of each (EVENT-12). */
  messages?: ReservationMessage[];
  reserved_at: Date | null;
  reg_date: Date;
  mod_date: Date;
}
