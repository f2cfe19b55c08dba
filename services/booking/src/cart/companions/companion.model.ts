import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

export interface StoredCompanion {
  companion_id: string;
  /** Name, day of birth and the rest, encrypted for this member and entry. */
  sealed: string;
  version: number;
  /** When they were last saved, or last travelled. */
  used_at: Date;
}

/** One document holds everybody a member saved: simultaneous sessions cannot add too many (ORDER-19). */
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

export const companionListModel = (store: Connection): Model<CompanionList> =>
  (store.models['CompanionList'] as Model<CompanionList> | undefined) ??
  store.model<CompanionList>('CompanionList', companionListSchema);
