import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../content/kinds/edited-fields.model.ts';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';

/** Who runs the shop, in one language, as the shop opened with it; HTML sanitised when stored. */
export interface StoredCompany {
  lan_tp: string;
  company_content: string;
}

/** A long text of the site itself, such as `company`, once somebody has edited it. HTML, sanitised when stored. */
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

/** The company's first texts of a store. */
export const companyModel = (store: Connection): Model<StoredCompany> =>
  modelOf(store, 'Company', companySchema);

/** The edited texts of the site of a store. */
export const siteTextModel = (store: Connection): Model<StoredSiteText> =>
  modelOf(store, 'SiteText', siteTextSchema);
