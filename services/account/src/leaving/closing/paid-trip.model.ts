import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Account's own copy of a trip that was paid for, told by booking: whose it is and when it is over (ACCOUNT-11). */
export interface PaidTrip {
  cart_id: string;
  order_id: string;
  mem_id: string;
  /** False once it was cancelled. */
  paid: boolean;
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: string;
  /** Of the order; older versions are discarded. */
  version: number;
}

const paidTripSchema = new Schema<PaidTrip>(
  {
    cart_id: { type: String, required: true, unique: true },
    order_id: { type: String, required: true },
    mem_id: { type: String, required: true, index: true },
    paid: { type: Boolean, required: true },
    last_day: { type: String, required: true, index: true },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'paid_trips' },
);

/** The trips a store knows of. */
export const paidTripModel = (store: Connection): Model<PaidTrip> =>
  (store.models['PaidTrip'] as Model<PaidTrip> | undefined) ??
  store.model<PaidTrip>('PaidTrip', paidTripSchema);
