import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../shared/edited-fields.model.ts';
import { localizedText } from '../shared/localized-text.model.ts';

/** A long text of the site itself, such as `company`, once somebody has edited it. HTML, sanitised when stored. */
export interface StoredSiteText extends Edited {
  text_id: string;
  contents: LocalizedText;
  version?: number;
}

/** A word to visitors on the home page between two days, both included (spec §2 App shell). */
export interface StoredPopup extends Edited {
  popup_id: string;
  titles: LocalizedText;
  texts: LocalizedText;
  /** A screen of the shop; empty where it leads nowhere. */
  link: string;
  start_day: string;
  end_day: string;
  use_yn: 'Y' | 'N';
  version?: number;
}

const siteTextSchema = new Schema<StoredSiteText>(
  {
    text_id: { type: String, required: true, unique: true },
    contents: localizedText,
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'site_texts' },
);

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

/** Texts of the site and popups of a store. */
export const pageTextModels = (store: Connection) => ({
  siteTexts:
    (store.models['SiteText'] as Model<StoredSiteText> | undefined) ??
    store.model<StoredSiteText>('SiteText', siteTextSchema),
  popups:
    (store.models['Popup'] as Model<StoredPopup> | undefined) ??
    store.model<StoredPopup>('Popup', popupSchema),
});
