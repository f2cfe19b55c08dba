import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Unsent input for a custom trip (CUSTOM-9). */
export interface CustomDraft {
  mem_id: string;
  /** A `TypedCustomWish`, encrypted for this member. */
  typed: string;
  mod_date: Date;
}

/** Days until an unsent request is deleted. */
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

export const customDraftModel = (store: Connection): Model<CustomDraft> =>
  (store.models['CustomDraft'] as Model<CustomDraft> | undefined) ??
  store.model<CustomDraft>('CustomDraft', customDraftSchema);
