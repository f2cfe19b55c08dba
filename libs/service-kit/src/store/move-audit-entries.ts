import type { Model } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { upkeep } from './on-writes.ts';
import type { Audited, AuditEntry } from './audit-entry.ts';

/** A model whose documents carry entries, whatever else they are. */
export type AuditedModel = Pick<Model<Audited>, 'collection'>;

interface Pending {
  readonly _id: unknown;
  readonly audit: AuditEntry[];
}

/** Matches by the index on audit.at. */
const withEntries = { 'audit.at': { $gt: new Date(0) } };

const findPending = async (model: AuditedModel): Promise<Pending[]> =>
  (await model.collection.find(withEntries, { projection: { audit: 1 } }).toArray()) as unknown as Pending[];

const removeEntries = async (model: AuditedModel, { _id, audit }: Pending): Promise<void> => {
  const ids = audit.map(({ audit_id }) => audit_id);
  const pull = { $pull: { audit: { audit_id: { $in: ids } } } } as Record<string, unknown>;
  await model.collection.updateOne({ _id } as Record<string, unknown>, pull, upkeep);
};

/** Adds an entry, unless the log has it already. */
export const addEntry = async (log: Model<AuditEntry>, entry: AuditEntry): Promise<void> => {
  await log.create(entry).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
};

/**
 * Moves the entries that documents carry to the audit log. A process that ends half-way leaves an entry in both places;
 * the next run adds nothing twice and removes it from the document.
 */
export const moveAuditEntries = async (
  log: Model<AuditEntry>,
  models: readonly AuditedModel[],
): Promise<void> => {
  for (const model of models) {
    for (const document of await findPending(model)) {
      for (const entry of document.audit) await addEntry(log, entry);
      await removeEntries(model, document);
    }
  }
};
