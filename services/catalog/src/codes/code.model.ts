import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../shared/edited-fields.model.ts';
import { localizedText } from '../shared/localized-text.model.ts';

/** A product category of the menu. */
export interface StoredCategory extends Edited {
  cd_group_code: string;
  names: LocalizedText;
  icon: string;
  sort_order: number;
  version?: number;
}

/** A nation; `nation_cd` starts with the language spoken there. */
export interface StoredNation {
  nation_cd: string;
  names: LocalizedText;
  use_yn: 'Y' | 'N';
}

/** A row of a code table; `cd_code2` names the sub-table: H hotel grade, P persons, B bed, empty the table itself. */
export interface StoredCode extends Edited {
  com_cd_group_code: string;
  com_cd_code: string;
  names: LocalizedText;
  cd_code1: string;
  cd_code2: string;
  sort_order: number;
  version?: number;
}

/** Who runs the shop, in one language; HTML sanitised when stored. */
export interface StoredCompany {
  lan_tp: string;
  company_content: string;
}

const categorySchema = new Schema<StoredCategory>(
  {
    cd_group_code: { type: String, required: true, unique: true },
    names: localizedText,
    icon: String,
    sort_order: Number,
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'categories' },
);

const nationSchema = new Schema<StoredNation>(
  { nation_cd: { type: String, required: true, unique: true }, names: localizedText, use_yn: String },
  { ...plainSchema, collection: 'nations' },
);

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

const companySchema = new Schema<StoredCompany>(
  { lan_tp: { type: String, required: true, unique: true }, company_content: String },
  { ...plainSchema, collection: 'companies' },
);

const modelOf = <Doc>(store: Connection, name: string, schema: Schema<Doc>): Model<Doc> =>
  (store.models[name] as Model<Doc> | undefined) ?? store.model<Doc>(name, schema);

/** The code tables of a store. */
export const tableModels = (store: Connection) => ({
  categories: modelOf(store, 'Category', categorySchema),
  nations: modelOf(store, 'Nation', nationSchema),
  codes: modelOf(store, 'Code', codeSchema),
  companies: modelOf(store, 'Company', companySchema),
});
