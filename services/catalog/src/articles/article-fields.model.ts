import { Schema } from 'mongoose';
import type { ContentPicture } from '../media/pictures.rules.ts';
import { editedFields, type Edited } from '../content/kinds/edited-fields.model.ts';
import { localizedText, plain } from '../content/kinds/localized-text.model.ts';
import { pictureFields } from '../content/kinds/picture-fields.model.ts';

/** What is stored beside the content of K-pop information and of events. */
export interface StoredArticle extends Edited {
  list_picture: Pick<ContentPicture, 'file_name' | 'alt'> | null;
  /** Hash of the content; equal content is no change. */
  fingerprint: string;
  version: number;
  mod_date: Date;
}

/** The fields that K-pop information and events have in common. */
export const articleFields = {
  titles: localizedText,
  descs: localizedText,
  contents: localizedText,
  films: {
    type: new Schema(
      { type: { type: String }, items: [new Schema({ address: String, titles: localizedText }, plain)] },
      plain,
    ),
    default: null,
  },
  ...pictureFields,
  fingerprint: { type: String, required: true },
  version: { type: Number, required: true },
  mod_date: { type: Date, required: true },
  ...editedFields,
};
