import type { LanTp } from '@narae/contracts';
import { FALLBACKS, perLanguage } from '@narae/contracts/localized';
import { auditField, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A text in every language. Readers fall back where one is missing (CATALOG-8), so it has no defaults. */
export const localizedText = perLanguage(() => ({ type: String }));

export const textFields = (name: string, lanTp: LanTp): Record<string, 1> =>
  Object.fromEntries([lanTp, ...FALLBACKS.slice(0, 2)].map((one) => [`${name}.${one}`, 1]));

/** Sub-documents are values here and have no identity of their own. */
export const plain = { _id: false } as const;

export interface EditMark {
  by: string;
  at: Date;
}

/** Absent in documents nobody has edited yet. */
export interface Edited extends Audited {
  edited?: EditMark | null;
  /** Published once; only administrators find it (CATALOG-14). */
  withdrawn?: boolean;
}

export const shown = { withdrawn: { $ne: true } } as const;

export const editedFields = {
  edited: { type: new Schema<EditMark>({ by: String, at: Date }, plain), default: null },
  withdrawn: { type: Boolean, default: false },
  audit: auditField,
};

const lead = { file_name: String, alt: localizedText };

export const pictureFields = {
  pictures: [
    new Schema({ ...lead, file_type: String, sort_order: Number, width: Number, height: Number }, plain),
  ],
  list_picture: { type: new Schema(lead, plain), default: null },
};

export const modelOf = <Doc>(store: Connection, name: string, schema: Schema<Doc>): Model<Doc> =>
  (store.models[name] as Model<Doc> | undefined) ?? store.model<Doc>(name, schema);
