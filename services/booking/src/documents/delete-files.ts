import { deleteFromVault } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import type { BookingFile } from '../kernel/index.ts';

/** Deletes the bytes of documents that no booking names any more, in the given order. */
export const deleteFiles = (
  context: DocumentsContext,
  files: readonly Pick<BookingFile, 'vault_id'>[],
): Promise<void> =>
  deleteFromVault(
    context,
    files.map(({ vault_id }) => vault_id),
  );
