import { randomUUID } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from './kit-model.ts';
import { plainSchema, storedAs } from './stored-fields.ts';

export interface AuditChange {
  field: string;
  from: string;
  to: string;
}

/** One action of an administrator. No personal data beyond identifiers: the log outlives whom it speaks of. */
export interface AuditEntry<Action extends string = string> {
  audit_id: string;
  at: Date;
  /** mem_id of who did it. */
  by: string;
  action: Action;
  kind: string;
  id: string;
  changes: AuditChange[];
}

/** Absent where nobody has changed the document yet. */
export interface Audited {
  /** Entries on their way to the audit log: written in the same update as the change they describe (ARCH-4). */
  audit?: AuditEntry[];
}

/** An entry, to be pushed in the update it describes: `$push: { audit: auditEntry(…) }`. */
export const auditEntry = <Action extends string>(
  what: Omit<AuditEntry<Action>, 'audit_id' | 'at' | 'changes'> & {
    readonly changes?: readonly AuditChange[];
  },
  at: Date,
): AuditEntry<Action> => ({ ...what, changes: [...(what.changes ?? [])], audit_id: randomUUID(), at });

const plain = { _id: false } as const;
const changeFields = new Schema<AuditChange>({ field: String, from: String, to: String }, plain);

const auditFields = {
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

/** The `audit` of a schema whose documents are audited; name the model when the log is made. */
export const auditField = { type: [entrySchema], default: [] };

/** The `audit` among the fields of a `storedModel`. */
export const storedAudit = storedAs<AuditEntry[]>(auditField);

const auditSchema = new Schema<AuditEntry>(
  { ...auditFields, at: { type: Date, required: true } },
  { ...plainSchema, collection: 'audit_log' },
);
auditSchema.index({ audit_id: 1 }, { unique: true });
auditSchema.index({ at: -1, audit_id: -1 });
auditSchema.index({ kind: 1, id: 1, at: -1 });

/** The audit log of a store: entries are added, never changed and never removed. */
export const auditModel = (store: Connection): Model<AuditEntry> => kitModel(store, 'Audit', auditSchema);
