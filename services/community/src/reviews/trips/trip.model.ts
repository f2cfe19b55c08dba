import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** The community's own copy of a trip that was paid for, told by booking: who goes to what until when (COMMUNITY-25). */
export interface Trip {
  cart_id: string;
  order_id: string;
  mem_id: string;
  prod_id: string;
  /** False once it was cancelled or refunded whole. */
  paid: boolean;
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: string;
  /** Of the order; older versions are discarded. */
  version: number;
}

/** A trip as it is kept. */
export interface StoredTrip extends Trip {
  /** How often its member was asked for a review (COMMUNITY-34); as often as anybody is where there is nothing to ask. */
  asked?: number;
  outbox: OutboxEntry[];
}

const tripSchema = new Schema<StoredTrip>(
  {
    cart_id: { type: String, required: true, unique: true },
    order_id: { type: String, required: true },
    mem_id: { type: String, required: true },
    prod_id: { type: String, required: true },
    paid: { type: Boolean, required: true },
    last_day: { type: String, required: true, index: true },
    version: { type: Number, required: true },
    asked: { type: Number, default: 0 },
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'trips' },
);
tripSchema.index({ mem_id: 1, paid: 1, last_day: -1, order_id: -1 });
tripSchema.index({ paid: 1, asked: 1, last_day: 1 });

/** The trips a store knows of. */
export const tripModel = (store: Connection): Model<StoredTrip> =>
  (store.models['Trip'] as Model<StoredTrip> | undefined) ?? store.model<StoredTrip>('Trip', tripSchema);
