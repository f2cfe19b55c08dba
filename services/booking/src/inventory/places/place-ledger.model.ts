import { auditField, outboxField, plainSchema, type Audited, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

export interface PlaceClaim {
  /** `event_rv_id` of the reservation, or `waiting_id` of an offer. */
  key: string;
  count: number;
  /** The reservation's version with these places, stored or about to be. */
  for_version: number;
  /** False until the reservation is written; a job settles what stays false. */
  settled: boolean;
  at: Date;
  /** mem_id of the offer's member (SEAT-7). */
  offered_to?: string;
  expires_at?: Date;
}

/** All places of an event in one document, so that taking is one conditional update (EVENT-7, ARCH-4). */
export interface PlaceLedger extends Audited {
  event_id: string;
  capacity: number;
  remaining: number;
  version: number;
  /** Closed early by the organiser: no more places are taken (EVENT-11). */
  closed?: boolean;
  /** Version of the event with this capacity; older ones are discarded. */
  event_version: number;
  claims: PlaceClaim[];
  outbox: OutboxEntry[];
}

const placeLedgerSchema = new Schema<PlaceLedger>(
  {
    event_id: { type: String, required: true, unique: true },
    capacity: { type: Number, required: true, min: 0 },
    remaining: { type: Number, required: true },
    version: { type: Number, required: true, default: 1 },
    closed: Boolean,
    event_version: { type: Number, required: true, default: 0 },
    claims: [
      new Schema(
        {
          key: String,
          count: Number,
          for_version: Number,
          settled: Boolean,
          at: Date,
          offered_to: String,
          expires_at: Date,
        },
        { _id: false },
      ),
    ],
    outbox: outboxField,
    audit: auditField,
  },
  { ...plainSchema, collection: 'event_place_ledgers' },
);

placeLedgerSchema.index({ 'claims.settled': 1 });
placeLedgerSchema.index({ 'claims.offered_to': 1 });

export const placeLedgerModel = (store: Connection): Model<PlaceLedger> =>
  (store.models['PlaceLedger'] as Model<PlaceLedger> | undefined) ??
  store.model<PlaceLedger>('PlaceLedger', placeLedgerSchema);
