import { randomUUID } from 'node:crypto';
import { list, moment, part, storedModel, type StoredOf, text } from './stored-fields.ts';

const anyText = text({ required: false });
const auditChange = { field: anyText, from: anyText, to: anyText };
export type AuditChange = StoredOf<typeof auditChange>;

/** One action of an administrator. No personal data beyond identifiers: the log outlives whom it speaks of. */
const entry = {
  audit_id: text(),
  at: moment(),
  /** mem_id of who did it. */
  by: text(),
  action: text(),
  kind: text(),
  id: text(),
  changes: list(part(auditChange)),
};
export type AuditEntry<Action extends string = string> = StoredOf<typeof entry> & { action: Action };

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

/** The `audit` of audited documents; name the model when the log is made. */
export const storedAudit = list(part({ ...entry, at: moment({ index: true }) }), { default: [] });

/** The audit log of a store: entries are added, never changed and never removed. */
export const auditModel = storedModel(
  'Audit',
  'audit_log',
  entry,
  [{ audit_id: 1 }, { unique: true }],
  [{ at: -1, audit_id: -1 }],
  [{ kind: 1, id: 1, at: -1 }],
);
