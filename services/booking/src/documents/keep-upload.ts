import { deleteFromVault, DomainError, type CleanImage } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import type { BookingFile, StoredPicture } from '../kernel/index.ts';

/** Deletes the bytes of documents that no booking names any more, in the given order. */
export const deleteFiles = (
  context: DocumentsContext,
  files: readonly Pick<BookingFile, 'vault_id'>[],
): Promise<void> =>
  deleteFromVault(
    context,
    files.map(({ vault_id }) => vault_id),
  );

/** What became of it, and the pictures whose place it took. */
interface Attached<Result> {
  readonly result: Result;
  readonly replaced: readonly Pick<StoredPicture, 'vault_id'>[];
}

/**
 * Puts a picture into the vault first, then onto its document, so that a crash between the two leaves an orphan for the
 * sweep and never a name without bytes. What it replaces is deleted afterwards (DOC-4); where `attach` rejects it, it
 * goes itself.
 * @param owner the document's number, in the clear
 */
export const keepUpload = async <Result>(
  context: DocumentsContext,
  owner: string,
  image: CleanImage,
  attach: (picture: StoredPicture) => Promise<Attached<Result>>,
): Promise<Result> => {
  const picture: StoredPicture = {
    vault_id: await context.vault.put(owner, image.bytes),
    origin_file_name: image.originName,
    mime: image.mime,
    sha256: image.sha256,
    reg_date: context.now(),
  };
  try {
    const { result, replaced } = await attach(picture);
    await deleteFiles(context, replaced);
    return result;
  } catch (error) {
    if (error instanceof DomainError) await deleteFiles(context, [picture]);
    throw error;
  }
};
