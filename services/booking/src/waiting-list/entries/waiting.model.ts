import type { PartyCounts, WaitingKind, WaitingState } from '@narae/contracts';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds that closed entries stay readable. */
const keptS = 30 * 24 * 3600;

/** Its `waiting_id` gives its turn: identifiers grow (ID-1). */
export interface WaitingEntry {
  waiting_id: string;
  kind: WaitingKind;
  /** prod_id of `seats` and `opening`, event_id of `places`. */
  target_id: string;
  mem_id: string;
  lan_tp: string;
  email: string;
  /** Mailbox confirmed at joining: nobody else gets mails (ACCOUNT-14). */
  confirmed: boolean;
  /** Only for `seats`. */
  counts: PartyCounts | null;
  /** Seats or places needed; 0 of an opening. */
  seats: number;
  state: WaitingState;
  /** Waiting or offered: a member has one such entry of each queue. */
  open: boolean;
  version: number;
  joined_at: Date;
  offer_ends_at: Date | null;
  ended_at: Date | null;
  outbox: OutboxEntry[];
}

const waitingSchema = new Schema<WaitingEntry>(
  {
    waiting_id: { type: String, required: true, unique: true },
    kind: { type: String, required: true },
    target_id: { type: String, required: true },
    mem_id: { type: String, required: true },
    lan_tp: { type: String, required: true },
    email: { type: String, required: true },
    confirmed: { type: Boolean, required: true },
    counts: { type: Schema.Types.Mixed, default: null },
    seats: { type: Number, required: true },
    state: { type: String, required: true },
    open: { type: Boolean, required: true },
    version: { type: Number, required: true, default: 1 },
    joined_at: { type: Date, required: true },
    offer_ends_at: { type: Date, default: null },
    ended_at: { type: Date, default: null, index: { expireAfterSeconds: keptS } },
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'waiting_list' },
);

waitingSchema.index(
  { kind: 1, target_id: 1, mem_id: 1 },
  { unique: true, partialFilterExpression: { open: true } },
);
waitingSchema.index({ kind: 1, target_id: 1, open: 1, waiting_id: 1 });
waitingSchema.index({ mem_id: 1, open: 1, waiting_id: 1 });
waitingSchema.index({ open: 1 });

export const waitingModel = (store: Connection): Model<WaitingEntry> =>
  (store.models['WaitingEntry'] as Model<WaitingEntry> | undefined) ??
  store.model<WaitingEntry>('WaitingEntry', waitingSchema);
