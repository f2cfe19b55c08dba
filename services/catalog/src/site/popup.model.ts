import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../content/kinds/edited-fields.model.ts';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';

/** A notice on the home page between two days, both included (SHELL-7, CATALOG-12). */
export interface StoredPopup extends Edited {
  popup_id: string;
  titles: LocalizedText;
  texts: LocalizedText;
  /** A page of the shop; empty where it leads nowhere. */
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

/** The popups of a store. */
export const popupModel = (store: Connection): Model<StoredPopup> => modelOf(store, 'Popup', popupSchema);
