import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which the same text of a member is recognised: 30 days. */
const rememberedS = 30 * 24 * 3600;

/** That a member has posted a text; the text itself is not kept here. */
export interface Posted {
  mem_id: string;
  /** SHA-256 of kind and text, without its case and spaces. */
  digest: string;
  at: Date;
}

const postedSchema = new Schema<Posted>(
  {
    mem_id: { type: String, required: true },
    digest: { type: String, required: true },
    at: { type: Date, required: true, index: { expireAfterSeconds: rememberedS } },
  },
  { ...plainSchema, collection: 'posted' },
);
postedSchema.index({ mem_id: 1, digest: 1 }, { unique: true });

/** What members of a store posted lately. */
export const postedModel = (store: Connection): Model<Posted> =>
  (store.models['Posted'] as Model<Posted> | undefined) ?? store.model<Posted>('Posted', postedSchema);
