import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a member has typed for a custom trip and not sent (CUSTOM-9). */
export interface CustomDraft {
  mem_id: string;
  /** A `TypedCustomWish`, encrypted for this member. */
  typed: string;
  mod_date: Date;
}

/** Days after which a request that was begun and never sent is deleted. */
const keptDays = 30;

const customDraftSchema = new Schema<CustomDraft>(
  {
    mem_id: { type: String, required: true, unique: true },
    typed: { type: String, required: true },
    mod_date: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'custom_drafts' },
);
customDraftSchema.index({ mod_date: 1 }, { expireAfterSeconds: keptDays * 86_400 });

/** Requests for custom trips that are being written. */
export const customDraftModel = (store: Connection): Model<CustomDraft> =>
  (store.models['CustomDraft'] as Model<CustomDraft> | undefined) ??
  store.model<CustomDraft>('CustomDraft', customDraftSchema);
