import type { CustomQuote, CustomTripState, CustomTripStep, CustomWish, LanTp } from '@narae/contracts';
import {
  dateGiven,
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  plainData,
  storedAudit,
  storedModel,
  storedOutbox,
  text,
  type StoredOf,
} from '@narae/service-kit';

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

const plainTrip = {
  request_id: text({ unique: true }),
  /** Hash of the Idempotency-Key of the call that made it (CALL-5). */
  made_by: optional(text()),
  mem_id: text(),
  state: text<CustomTripState>(),
  /** The member's place for open requests; only while it is open. */
  slot: number(),
  open: flag(),
  version: number({ required: true, default: 1 }),
  lan_tp: text<LanTp>(),
  /** Whether the member's mailbox was confirmed then (ACCOUNT-14). */
  confirmed: flag({ default: false }),
  /** Parsed by the contract; no query looks inside. */
  wish: plainData<CustomWish>(),
  quotes: list(plainData<StoredQuote>(), { default: [] }),
  steps: list(plainData<StoredStep>(), { default: [] }),
  assignee: text({ default: '' }),
  /** End of the newest quote while it can be accepted; else null. */
  valid_until: orNull(moment()),
  /** A reminder of the newest quote's end was sent. */
  reminded: flag({ default: false }),
  /** The accepted version; 0 for none. */
  accepted_no: number({ default: 0 }),
  booked: flag({ default: false }),
  reg_date: moment(),
  mod_date: moment(),
};
/** Contains every version of its quote, so that each change is one update (CUSTOM-3, ARCH-4). */
export type PlainCustomTrip = StoredOf<typeof plainTrip>;

const customTrip = { ...plainTrip, audit: optional(storedAudit), outbox: storedOutbox };
export type CustomTrip = StoredOf<typeof customTrip>;

export const customTripModel = storedModel(
  'CustomTrip',
  'custom_trips',
  customTrip,
  // Places for open requests: of simultaneous requests the index lets one take a place.
  [
    { mem_id: 1, slot: 1 },
    { unique: true, partialFilterExpression: { open: true } },
  ],
  [{ mem_id: 1, request_id: -1 }],
  [{ state: 1, request_id: -1 }],
  [{ assignee: 1, request_id: -1 }],
  [{ valid_until: 1 }, { name: 'valid_until_given', partialFilterExpression: { valid_until: dateGiven } }],
  [{ state: 1, mod_date: 1 }],
);
