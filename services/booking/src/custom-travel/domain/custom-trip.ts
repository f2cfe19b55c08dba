import type { CustomQuote, CustomTripState, CustomTripStep, CustomWish, LanTp } from '@narae/contracts';

/** A version of a quote as it was given. */
export interface StoredQuote extends Omit<CustomQuote, 'valid_until'> {
  /** From 1. */
  quote_no: number;
  valid_until: Date;
  reg_date: Date;
}

/** One thing that happened to a request. */
export interface StoredStep extends Omit<CustomTripStep, 'at'> {
  at: Date;
  /** mem_id of the member or administrator; empty for the shop itself. */
  actor: string;
}

/** A request for a custom trip with every version of its quote, so that each change is one update (CUSTOM-3, ARCH-4). */
export interface PlainCustomTrip {
  request_id: string;
  /** Hash of the Idempotency-Key of the call that made it (CALL-5). */
  made_by?: string;
  mem_id: string;
  state: CustomTripState;
  /** Which of the member's places for open requests it has; only while it is open. */
  slot: number;
  open: boolean;
  /** Counts every change; guards and events carry it. */
  version: number;
  /** The language it was asked in. */
  lan_tp: LanTp;
  /** Whether the member's mailbox was confirmed when they asked (ACCOUNT-14). */
  confirmed: boolean;
  wish: CustomWish;
  quotes: StoredQuote[];
  steps: StoredStep[];
  assignee: string;
  /** Of the newest quote while it can be accepted; null otherwise. */
  valid_until: Date | null;
  /** The member was told that the newest quote ends soon. */
  reminded: boolean;
  /** The version that was accepted; 0 while none is. */
  accepted_no: number;
  /** Its row of the cart has been made. */
  booked: boolean;
  reg_date: Date;
  mod_date: Date;
}
