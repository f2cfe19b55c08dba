import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from './kit-model.ts';
import { plainSchema } from './stored-fields.ts';

/** Written when a seed is complete: what was seeded, so that the next start need not compare everything again. */
export interface SeedMark {
  _id: string;
  fingerprint: string;
  at: Date;
}

const seedMarkSchema = new Schema<SeedMark>(
  { _id: String, fingerprint: { type: String, required: true }, at: { type: Date, required: true } },
  { ...plainSchema, collection: 'seed_marks' },
);

export const seedMarkModel = (store: Connection): Model<SeedMark> =>
  kitModel(store, 'SeedMark', seedMarkSchema);
