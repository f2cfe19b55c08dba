import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { type Edited, editedFields, localizedText, modelOf } from '../content/index.ts';

/** A category of the menu (CATALOG-1). */
export interface StoredCategory extends Edited {
  cd_group_code: string;
  names: LocalizedText;
  icon: string;
  sort_order: number;
  version?: number;
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

export const categoryModel = (store: Connection): Model<StoredCategory> =>
  modelOf(store, 'Category', categorySchema);

/**
 * A row of a code table (CATALOG-9). `cd_code2` is its sub-table: H grade, P persons, B bed, empty for none.
 */
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

export const codeModel = (store: Connection): Model<StoredCode> => modelOf(store, 'Code', codeSchema);

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

export const nationModel = (store: Connection): Model<StoredNation> => modelOf(store, 'Nation', nationSchema);

/** The company's first text in one language; HTML, sanitised when stored. */
export interface StoredCompany {
  lan_tp: string;
  company_content: string;
}

/** An edited long text of the site, such as `company`; HTML, sanitised when stored. */
export interface StoredSiteText extends Edited {
  text_id: string;
  contents: LocalizedText;
  /** Absent in a text stored before it could be edited. */
  chat_url?: string;
  version?: number;
}

const companySchema = new Schema<StoredCompany>(
  { lan_tp: { type: String, required: true, unique: true }, company_content: String },
  { ...plainSchema, collection: 'companies' },
);

const siteTextSchema = new Schema<StoredSiteText>(
  {
    text_id: { type: String, required: true, unique: true },
    contents: localizedText,
    chat_url: { type: String, default: '' },
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'site_texts' },
);

export const companyModel = (store: Connection): Model<StoredCompany> =>
  modelOf(store, 'Company', companySchema);

export const siteTextModel = (store: Connection): Model<StoredSiteText> =>
  modelOf(store, 'SiteText', siteTextSchema);

/** A notice on the home page, both days included (SHELL-7, CATALOG-12). */
export interface StoredPopup extends Edited {
  popup_id: string;
  titles: LocalizedText;
  texts: LocalizedText;
  /** A page of the shop, or empty. */
  link: string;
  start_day: string;
  end_day: string;
  use_yn: 'Y' | 'N';
  version?: number;
}

const popupSchema = new Schema<StoredPopup>(
  {
    popup_id: { type: String, required: true, unique: true },
    titles: localizedText,
    texts: localizedText,
    link: { type: String, default: '' },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
    use_yn: { type: String, required: true },
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'popups' },
);
popupSchema.index({ use_yn: 1, start_day: -1 });

export const popupModel = (store: Connection): Model<StoredPopup> => modelOf(store, 'Popup', popupSchema);
