import { Schema } from 'mongoose';

/** What was decided on papers (`PapersCheck`), as a field of a schema. */
export const papersCheckField = {
  type: new Schema({ outcome: String, reason: String, note: String, by: String, at: Date }, { _id: false }),
  default: null,
};

/** What every document keeps of its picture, as fields of its schema. */
export const storedPictureFields = {
  vault_id: String,
  origin_file_name: String,
  mime: String,
  sha256: String,
  reg_date: Date,
} as const;
