import {
  flag,
  list,
  moment,
  notRequired,
  number,
  optional,
  part,
  storedAudit,
  storedModel,
  storedOutbox,
  text,
  type StoredOf,
} from '@narae/service-kit';

const claim = notRequired({
  /** `event_rv_id` of the reservation, or `waiting_id` of an offer. */
  key: text(),
  count: number(),
  /** The reservation's version with these places, stored or about to be. */
  for_version: number(),
  /** False until the reservation is written; a job settles what stays false. */
  settled: flag(),
  at: moment(),
  /** mem_id of the offer's member (SEAT-7). */
  offered_to: optional(text()),
  expires_at: optional(moment()),
});
export type PlaceClaim = StoredOf<typeof claim>;

const placeLedger = {
  event_id: text({ unique: true }),
  capacity: number({ min: 0 }),
  remaining: number(),
  version: number({ required: true, default: 1 }),
  /** Closed early by the organiser: no more places are taken (EVENT-11). */
  closed: optional(flag()),
  /** Version of the event with this capacity; older ones are discarded. */
  event_version: number({ required: true, default: 0 }),
  claims: list(part(claim)),
  outbox: storedOutbox,
  audit: optional(storedAudit),
};

/** All places of an event in one document, so that taking is one conditional update (EVENT-7, ARCH-4). */
export type PlaceLedger = StoredOf<typeof placeLedger>;

export const placeLedgerModel = storedModel(
  'PlaceLedger',
  'event_place_ledgers',
  placeLedger,
  [{ 'claims.settled': 1 }],
  [{ 'claims.offered_to': 1 }],
);
