import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../content/kinds/edited-fields.model.ts';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';

/** A row of a code table (CATALOG-9); `cd_code2` names the sub-table: H hotel grade, P persons, B bed, empty the table itself. */
export interface StoredCode extends Edited {
  com_cd_group_code: string;
  com_cd_code: string;
  names: LocalizedText;
  cd_code1: string;
  cd_code2: string;
  sort_order: number;
  version?: number;
}

const codeSchema = new Schema<StoredCode>(
  {
    com_cd_group_code: { type: String, required: true },
    com_cd_code: { type: String, required: true },
    names: localizedText,
    cd_code1: String,
    cd_code2: String,
    sort_order: Number,
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'codes' },
);
codeSchema.index({ com_cd_group_code: 1, com_cd_code: 1 }, { unique: true });

/** The code tables of a store. */
export const codeModel = (store: Connection): Model<StoredCode> => modelOf(store, 'Code', codeSchema);
