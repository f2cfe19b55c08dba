/** A text in each of the five languages, as a sub-document. */
export const localizedText = {
  CHN: { type: String, default: '' },
  KOR: { type: String, default: '' },
  ENG: { type: String, default: '' },
  JPN: { type: String, default: '' },
  VTN: { type: String, default: '' },
};

/** Sub-documents are values here and have no identity of their own. */
export const plain = { _id: false } as const;
