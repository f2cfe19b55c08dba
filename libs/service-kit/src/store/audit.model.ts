import { Schema, type Connection, type Model } from 'mongoose';
import { kitModel } from './kit-model.ts';
import { plainSchema } from './plain-schema.ts';
import { auditFields, type AuditEntry } from './audit-entry.ts';

const auditSchema = new Schema<AuditEntry>(
  { ...auditFields, at: { type: Date, required: true } },
  { ...plainSchema, collection: 'audit_log' },
);
auditSchema.index({ audit_id: 1 }, { unique: true });
auditSchema.index({ at: -1, audit_id: -1 });
auditSchema.index({ kind: 1, id: 1, at: -1 });

/** The audit log of a store: entries are added, never changed and never removed. */
export const auditModel = (store: Connection): Model<AuditEntry> => kitModel(store, 'Audit', auditSchema);
