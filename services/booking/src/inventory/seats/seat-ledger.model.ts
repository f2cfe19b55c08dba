import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seats of a booking or an offer; `expires_at` is null once paid. */
export interface SeatClaim {
  /** `cart_id` of the booking, or `waiting_id` of an offer. */
  key: string;
  count: number;
  status: 'held' | 'paid' | 'offered';
  expires_at: Date | null;
  /** mem_id of the offer's member (SEAT-7). */
  offered_to?: string;
}

/** All seats of a product in one document, so that taking is one conditional update (SEAT-2, ARCH-4). */
export interface SeatLedger {
  prod_id: string;
  capacity: number;
  remaining: number;
  version: number;
  /** Version of the product with this capacity; older ones are discarded. */
  product_version: number;
  /** Cancelled by the organiser: its seats are not announced (REFUND-4). */
  cancelled?: boolean;
  claims: SeatClaim[];
  outbox: OutboxEntry[];
}

const seatLedgerSchema = new Schema<SeatLedger>(
  {
    prod_id: { type: String, required: true, unique: true },
    capacity: { type: Number, required: true, min: 0 },
    remaining: { type: Number, required: true },
    version: { type: Number, required: true, default: 1 },
    product_version: { type: Number, required: true, default: 0 },
    cancelled: { type: Boolean, default: undefined },
    claims: [
      new Schema(
        { key: String, count: Number, status: String, expires_at: Date, offered_to: String },
        { _id: false },
      ),
    ],
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'seat_ledgers' },
);

seatLedgerSchema.index({ 'claims.expires_at': 1 });
seatLedgerSchema.index({ 'claims.status': 1 });

export const seatLedgerModel = (store: Connection): Model<SeatLedger> =>
  (store.models['SeatLedger'] as Model<SeatLedger> | undefined) ??
  store.model<SeatLedger>('SeatLedger', seatLedgerSchema);
