import { auditField, type Audited } from '@narae/service-kit';
import { Schema } from 'mongoose';
import { plain } from './localized-text.model.ts';

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
