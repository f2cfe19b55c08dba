import type { PartyCounts, WaitingKind, WaitingState } from '@narae/contracts';
import {
  flag,
  moment,
  number,
  orNull,
  plainData,
  storedModel,
  storedOutbox,
  text,
  type StoredOf,
} from '@narae/service-kit';

/** Seconds that closed entries stay readable. */
const retentionS = 30 * 24 * 3600;

const waitingEntry = {
  waiting_id: text({ unique: true }),
  kind: text<WaitingKind>(),
  /** prod_id of `seats` and `opening`, event_id of `places`. */
  target_id: text(),
  mem_id: text(),
  lan_tp: text(),
  email: text(),
  /** Mailbox confirmed at joining: nobody else gets mails (ACCOUNT-14). */
  confirmed: flag(),
  /** Only for `seats`. */
  counts: orNull(plainData<PartyCounts>()),
  /** Seats or places needed; 0 of an opening. */
  seats: number(),
  state: text<WaitingState>(),
  /** Waiting or offered: a member has one such entry of each queue. */
  open: flag(),
  version: number({ required: true, default: 1 }),
  joined_at: moment(),
  offer_ends_at: orNull(moment()),
  ended_at: orNull(moment({ index: { expireAfterSeconds: retentionS } })),
  outbox: storedOutbox,
};

/** Its `waiting_id` gives its turn: identifiers grow (ID-1). */
export type WaitingEntry = StoredOf<typeof waitingEntry>;

export const waitingModel = storedModel(
  'WaitingEntry',
  'waiting_list',
  waitingEntry,
  [
    { kind: 1, target_id: 1, mem_id: 1 },
    { unique: true, partialFilterExpression: { open: true } },
  ],
  [{ kind: 1, target_id: 1, open: 1, waiting_id: 1 }],
  [{ mem_id: 1, open: 1, waiting_id: 1 }],
  [{ open: 1 }],
);
