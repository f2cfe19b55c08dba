import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A saved person as stored. */
export interface StoredCompanion {
  companion_id: string;
  /** Name, day of birth and the rest, encrypted for this member and this entry. */
  sealed: string;
  version: number;
  /** When they were last saved or travelled. */
  used_at: Date;
}

/** Everybody a member saved (ORDER-19): one document, so that two sessions cannot add one person twice or too many. */
export interface CompanionList {
  mem_id: string;
  version: number;
  people: StoredCompanion[];
}

const companionListSchema = new Schema<CompanionList>(
  {
    mem_id: { type: String, required: true, unique: true },
    version: { type: Number, required: true },
    people: [
      {
        _id: false,
        companion_id: { type: String, required: true },
        sealed: { type: String, required: true },
        version: { type: Number, required: true },
        used_at: { type: Date, required: true },
      },
    ],
  },
  { ...plainSchema, collection: 'companions' },
);
companionListSchema.index({ 'people.used_at': 1 });

/** The lists of a store. */
export const companionListModel = (store: Connection): Model<CompanionList> =>
  (store.models['CompanionList'] as Model<CompanionList> | undefined) ??
  store.model<CompanionList>('CompanionList', companionListSchema);
