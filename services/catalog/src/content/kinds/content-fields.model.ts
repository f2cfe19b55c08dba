import type { LanTp } from '@narae/contracts';
import { FALLBACKS, perLanguage } from '@narae/contracts/localized';
import { auditField, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/**
 * A text in every language, as a sub-document. A document that was written before a language came lacks it; whoever
 * reads it shows the fallback (CATALOG-8), so that no default may be written in its place.
 */
export const localizedText = perLanguage(() => ({ type: String }));

/** The fields a query reads to show a text in a language: that language and those it falls back to, not all. */
export const textFields = (name: string, lanTp: LanTp): Record<string, 1> =>
  Object.fromEntries([lanTp, ...FALLBACKS.slice(0, 2)].map((one) => [`${name}.${one}`, 1]));

/** Sub-documents are values here and have no identity of their own. */
export const plain = { _id: false } as const;

/** Who changed a document last, and when. */
export interface EditMark {
  by: string;
  at: Date;
}

/** What documents carry that people edit. Absent in documents nobody has edited yet. */
export interface Edited extends Audited {
  edited?: EditMark | null;
  /** Was published once and is not any more: nobody but administrators finds it (CATALOG-14). */
  withdrawn?: boolean;
}

/** What shoppers may see of documents that people edit. */
export const shown = { withdrawn: { $ne: true } } as const;

/** For the schema of a document that people edit. */
export const editedFields = {
  edited: { type: new Schema<EditMark>({ by: String, at: Date }, plain), default: null },
  withdrawn: { type: Boolean, default: false },
  audit: auditField,
};

const lead = { file_name: String, alt: localizedText };

/** For the schema of a document that has pictures: all of them, and the one that lists show. */
export const pictureFields = {
  pictures: [
    new Schema({ ...lead, file_type: String, sort_order: Number, width: Number, height: Number }, plain),
  ],
  list_picture: { type: new Schema(lead, plain), default: null },
};

/** The model of a connection, registered when it is asked for the first time. */
export const modelOf = <Doc>(store: Connection, name: string, schema: Schema<Doc>): Model<Doc> =>
  (store.models[name] as Model<Doc> | undefined) ?? store.model<Doc>(name, schema);
