import type { LanTp } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** The words of a language that the desk has changed. */
export interface StoredWords extends Audited {
  lan_tp: LanTp;
  /** In lower case. */
  words: string[];
  version: number;
}

const wordsSchema = new Schema<StoredWords>(
  {
    lan_tp: { type: String, required: true, unique: true },
    words: { type: [String], default: [] },
    version: { type: Number, required: true },
    audit: auditField,
  },
  { ...plainSchema, collection: 'held_words' },
);

/** The word lists of a store. */
export const wordListModel = (store: Connection): Model<StoredWords> =>
  (store.models['HeldWords'] as Model<StoredWords> | undefined) ??
  store.model<StoredWords>('HeldWords', wordsSchema);
