import type { EventFileType } from '@narae/contracts';
import type { PapersCheck, StoredPicture } from '../../kernel/index.ts';

export interface EventPaper extends StoredPicture {
  event_mem_file_id: string;
  /** The person's number, from 1. */
  sort_order: number;
  file_type: EventFileType;
}

export interface EventPerson {
  event_rv_mem_id: string;
  mem_nm: string;
  /** Decided on these papers under this name; changing either removes it. */
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

/** Holds everything that changes together, except the places: they are in the ledger. */
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
  /** In order; the first gives telephone, email address and area. */
  people: EventPerson[];
  tel: string;
  email: string;
  area: string;
  /** Whether the member's mailbox was confirmed when saving; otherwise no mail is sent (ACCOUNT-14). */
  confirmed: boolean;
  files: EventPaper[];
  /** Unsaved input of the reservation screen, encrypted. */
  draft: string | null;
  /** Since when papers or texts wait for a reservation; they are swept. */
  unreserved_since: Date | null;
  /** Address of the mail about the deletion; emptied afterwards. */
  farewell: string;
  reminded: boolean;
  /** The organiser's messages to this member (EVENT-12). */
  messages?: ReservationMessage[];
  reserved_at: Date | null;
  reg_date: Date;
  mod_date: Date;
}
