import { deleteFromVault, DomainError, type CleanImage } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import type { BookingFile, StoredPicture } from '../kernel/index.ts';

/** Deletes the bytes in the given order; no booking may name them any more. */
export const deleteFiles = (
  context: DocumentsContext,
  files: readonly Pick<BookingFile, 'vault_id'>[],
): Promise<void> =>
  deleteFromVault(
    context,
    files.map(({ vault_id }) => vault_id),
  );

interface Attached<Result> {
  readonly result: Result;
  readonly replaced: readonly Pick<StoredPicture, 'vault_id'>[];
}

/**
 * Into the vault first, so that a crash leaves an orphan for the sweep and never a name without bytes.
 * Replaced pictures are deleted afterwards (DOC-4); if `attach` rejects it, the new one is. @param owner the
 * document's number
 */
export const storeUpload = async <Result>(
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
