import { plainSchema } from '@narae/service-kit';
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

const tripSchema = new Schema<Trip>(
  {
    cart_id: { type: String, required: true, unique: true },
    order_id: { type: String, required: true },
    mem_id: { type: String, required: true },
    prod_id: { type: String, required: true },
    paid: { type: Boolean, required: true },
    last_day: { type: String, required: true, index: true },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'trips' },
);
tripSchema.index({ mem_id: 1, paid: 1, last_day: -1, order_id: -1 });

/** The trips a store knows of. */
export const tripModel = (store: Connection): Model<Trip> =>
  (store.models['Trip'] as Model<Trip> | undefined) ?? store.model<Trip>('Trip', tripSchema);
