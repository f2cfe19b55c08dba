import type { CustomQuote, CustomTripState, CustomTripStep, CustomWish, LanTp } from '@narae/contracts';

export interface StoredQuote extends Omit<CustomQuote, 'valid_until'> {
  /** From 1. */
  quote_no: number;
  valid_until: Date;
  reg_date: Date;
}

export interface StoredStep extends Omit<CustomTripStep, 'at'> {
  at: Date;
  /** mem_id of member or administrator; empty for the shop itself. */
  actor: string;
}

/** Contains every version of its quote, so that each change is one update (CUSTOM-3, ARCH-4). */
export interface PlainCustomTrip {
  request_id: string;
  /** Hash of the Idempotency-Key of the call that made it (CALL-5). */
  made_by?: string;
  mem_id: string;
  state: CustomTripState;
  /** The member's place for open requests; only while it is open. */
  slot: number;
  open: boolean;
  version: number;
  lan_tp: LanTp;
  /** Whether the member's mailbox was confirmed then (ACCOUNT-14). */
  confirmed: boolean;
  wish: CustomWish;
  quotes: StoredQuote[];
  steps: StoredStep[];
  assignee: string;
  /** End of the newest quote while it can be accepted; else null. */
  valid_until: Date | null;
  /** A reminder of the newest quote's end was sent. */
  reminded: boolean;
  /** The accepted version; 0 for none. */
  accepted_no: number;
  booked: boolean;
  reg_date: Date;
  mod_date: Date;
}
