import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';

/** A nation; `nation_cd` starts with the language spoken there. */
export interface StoredNation {
  nation_cd: string;
  names: LocalizedText;
  use_yn: 'Y' | 'N';
}

const nationSchema = new Schema<StoredNation>(
  { nation_cd: { type: String, required: true, unique: true }, names: localizedText, use_yn: String },
  { ...plainSchema, collection: 'nations' },
);

/** The nations of a store. */
export const nationModel = (store: Connection): Model<StoredNation> => modelOf(store, 'Nation', nationSchema);
