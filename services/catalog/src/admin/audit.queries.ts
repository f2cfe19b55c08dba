import type { Model } from 'mongoose';
import type { AuditEntry, Edited } from '../shared/edited-fields.model.ts';

interface Pending {
  readonly _id: unknown;
  readonly audit: AuditEntry[];
}

/** Matches by the index on audit.at. */
const withEntries = { 'audit.at': { $gt: new Date(0) } };

/** Documents that carry entries which are not in the audit log yet. */
export const findPending = async (model: Model<Edited>): Promise<Pending[]> =>
  (await model.collection.find(withEntries, { projection: { audit: 1 } }).toArray()) as unknown as Pending[];

/** Removes entries that are in the log from the document that carried them. */
export const removeEntries = async (model: Model<Edited>, { _id, audit }: Pending): Promise<void> => {
  const ids = audit.map(({ audit_id }) => audit_id);
  const pull = { $pull: { audit: { audit_id: { $in: ids } } } } as Record<string, unknown>;
  await model.collection.updateOne({ _id } as Record<string, unknown>, pull);
};
