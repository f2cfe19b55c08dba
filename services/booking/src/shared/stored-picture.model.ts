/** What every document keeps of its picture, as fields of its schema. */
export const storedPictureFields = {
  vault_id: String,
  origin_file_name: String,
  mime: String,
  sha256: String,
  reg_date: Date,
} as const;
