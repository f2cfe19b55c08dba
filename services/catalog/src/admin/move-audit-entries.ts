import { isDuplicateKey } from '@narae/service-kit';
import { editedModels } from '../catalog-store.ts';
import type { Catalog } from '../context.ts';
import { findPending, removeEntries } from './audit.queries.ts';

/**
 * Moves the entries that edited documents carry to the audit log. A process that ends half-way leaves an entry in
 * both places; the next run adds nothing twice and removes it from the document.
 */
export const moveAuditEntries = async (catalog: Catalog): Promise<void> => {
  for (const model of editedModels(catalog)) {
    for (const document of await findPending(model)) {
      for (const entry of document.audit) {
        await catalog.auditLog.create(entry).catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
      }
      await removeEntries(model, document);
    }
  }
};
