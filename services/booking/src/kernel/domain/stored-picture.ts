/** A picture in the vault, as the document that names it remembers it. */
export interface StoredPicture {
  /** Under which its bytes lie, encrypted. */
  vault_id: string;
  origin_file_name: string;
  mime: string;
  /** Of the upload as it came: the same name and content twice in one order or reservation is rejected (DOC-3). */
  sha256: string;
  reg_date: Date;
}
