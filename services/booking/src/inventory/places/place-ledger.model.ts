import { auditField, outboxField, plainSchema, type Audited, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Places of one reservation, or offered to somebody who waits. */
export interface PlaceClaim {
  /** event_rv_id of the reservation; waiting_id of an offer. */
  key: string;
  count: number;
  /** Version of the reservation these places are taken for: the one it has, or is about to have. */
  for_version: number;
  /** False between taking the places and writing the reservation; what stays so is put in order by a job. */
  settled: boolean;
  at: Date;
  /** mem_id of whom the places are offered to, and until when (SEAT-7). */
  offered_to?: string;
  expires_at?: Date;
}

/** All places of one event in one document, so that taking some is one conditional update (EVENT-7, ARCH-4). */
export interface PlaceLedger extends Audited {
  event_id: string;
  capacity: number;
  remaining: number;
  version: number;
  /** Closed early by the organiser: no places are taken any more (EVENT-11). Absent until somebody closes it. */
  closed?: boolean;
  /** Of the event whose capacity this is; older versions are discarded. */
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

/** The ledgers of places of a store. */
export const placeLedgerModel = (store: Connection): Model<PlaceLedger> =>
  (store.models['PlaceLedger'] as Model<PlaceLedger> | undefined) ??
  store.model<PlaceLedger>('PlaceLedger', placeLedgerSchema);
