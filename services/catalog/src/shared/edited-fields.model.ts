import { Schema } from 'mongoose';
import { plain } from './localized-text.model.ts';

/** Who changed a document last, and when. */
export interface EditMark {
  by: string;
  at: Date;
}

export interface AuditChange {
  field: string;
  from: string;
  to: string;
}

export type AuditAction =
  'draft-saved' | 'draft-discarded' | 'published' | 'unpublished' | 'rate-changed' | 'rate-fetched';

/** One change in the audit log. */
export interface AuditEntry {
  audit_id: string;
  at: Date;
  by: string;
  action: AuditAction;
  kind: string;
  id: string;
  changes: AuditChange[];
}

/** What documents carry that people edit. Absent in documents nobody has edited yet. */
export interface Edited {
  edited?: EditMark | null;
  /** Was published once and is not any more: nobody but administrators finds it (CATALOG-14). */
  withdrawn?: boolean;
  /** Entries on their way to the audit log: written in the same update as the change they describe. */
  audit?: AuditEntry[];
}

const changeFields = new Schema<AuditChange>({ field: String, from: String, to: String }, plain);

export const auditFields = {
  audit_id: { type: String, required: true },
  by: { type: String, required: true },
  action: { type: String, required: true },
  kind: { type: String, required: true },
  id: { type: String, required: true },
  changes: [changeFields],
};

const entrySchema = new Schema<AuditEntry>(
  { ...auditFields, at: { type: Date, required: true, index: true } },
  { ...plain, id: false },
);

/** What shoppers may see of documents that people edit. */
export const shown = { withdrawn: { $ne: true } } as const;

/** For the schema of a document that people edit. */
export const editedFields = {
  edited: { type: new Schema<EditMark>({ by: String, at: Date }, plain), default: null },
  withdrawn: { type: Boolean, default: false },
  audit: { type: [entrySchema], default: [] },
};
