import type { BookingContext } from '../context.ts';
import type { BookingFile } from '../domain/booking.ts';

/**
 * Deletes the bytes of documents that no booking names any more, in the given order. What a crash leaves behind is
 * swept by the document job (DOC-7), so failing here loses nothing but time.
 */
export const deleteFiles = async (
  { vault, log }: BookingContext,
  files: readonly Pick<BookingFile, 'vault_id'>[],
): Promise<void> => {
  for (const { vault_id } of files) {
    try {
      await vault.delete(vault_id);
    } catch (error) {
      log.warn({ err: error, vault_id }, 'document left for the sweep');
    }
  }
};
