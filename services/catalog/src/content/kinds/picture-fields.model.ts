import { Schema } from 'mongoose';
import { localizedText, plain } from './localized-text.model.ts';

const lead = { file_name: String, alt: localizedText };

/** For the schema of a document that has pictures: all of them, and the one that lists show. */
export const pictureFields = {
  pictures: [
    new Schema({ ...lead, file_type: String, sort_order: Number, width: Number, height: Number }, plain),
  ],
  list_picture: { type: new Schema(lead, plain), default: null },
};
