import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';

/** What all processes together have counted for one limit. */
export interface StoredAllowance {
  /** Name and window of the limit, hash of whom it counts. */
  _id: string;
  /** By the number of the slice of time. */
  slices: Readonly<Record<string, number>>;
  /** When it is deleted. */
  ends_at: Date;
}

const allowanceSchema = new Schema<StoredAllowance>(
  {
    _id: String,
    slices: { type: Schema.Types.Mixed, required: true },
    ends_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'allowances' },
);

/** What limits by allowance have counted in a store. */
export const allowanceModel = (store: Connection): Model<StoredAllowance> =>
  kitModel(store, 'Allowance', allowanceSchema);
