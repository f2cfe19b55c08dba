import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Tries counted within one window; lives in the store, so that neither a restart nor a second replica forgets them. */
export interface StoredThrottle {
  /** Name of the limit, hash of whom it counts, window. */
  _id: string;
  count: number;
  ends_at: Date;
}

const throttleSchema = new Schema<StoredThrottle>(
  {
    _id: String,
    count: { type: Number, required: true },
    ends_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'throttles' },
);

/** The counters of a store. */
export const throttleModel = (store: Connection): Model<StoredThrottle> =>
  (store.models['Throttle'] as Model<StoredThrottle> | undefined) ??
  store.model<StoredThrottle>('Throttle', throttleSchema);
