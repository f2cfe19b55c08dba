import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';
import type { Slice } from './limits.rules.ts';

/** Tries counted for one limit; in the store, so that neither a restart nor a second replica forgets them. */
export interface StoredCounter {
  /** Name of the limit, hash of whom it counts. */
  _id: string;
  /** Of limits by window: in all slices. */
  count: number;
  /** Of limits by window. */
  slices?: readonly Slice[];
  /** Grows with each change, so that a change can say which state it was made from. */
  rev?: number;
  /** Of limits with a growing delay: no try is taken before. */
  not_before?: Date;
  /** When it is deleted. */
  ends_at: Date;
}

const counterSchema = new Schema<StoredCounter>(
  {
    _id: String,
    count: { type: Number, required: true },
    slices: { type: [Schema.Types.Mixed], default: undefined },
    rev: Number,
    not_before: Date,
    ends_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'throttles' },
);

/** The counters of a store. */
export const counterModel = (store: Connection): Model<StoredCounter> =>
  kitModel(store, 'Throttle', counterSchema);
