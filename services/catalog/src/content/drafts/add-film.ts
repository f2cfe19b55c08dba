import { editableFields, pictureFolders, type EditableKind } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { AdminContext } from './admin-context.ts';
import { findContentItem } from './read-content-item.ts';

/**
 * Stores an mp4 film for a content item that can have films (CATALOG-7). It is named by its content, so that the same film
 * sent twice is one; shoppers see it once a published draft names it.
 * @param receive writes what was sent to a path and answers its SHA-256
 * @throws DomainError content_not_found; invalid_value for a kind without films; what `receive` throws
 */
export const addFilm = async (
  admin: AdminContext,
  { kind, id }: { readonly kind: EditableKind; readonly id: string },
  receive: (path: string) => Promise<string>,
): Promise<{ file_name: string }> => {
  const file_path = pictureFolders[kind];
  if (file_path === undefined || !editableFields[kind].some(({ as }) => as === 'films'))
    throw new DomainError('invalid_value', { field: 'kind' });
  await findContentItem(admin, { kind, id });
  const part = await admin.files.part({ file_path, prod_id: id, file_type: '4' });
  try {
    const file_name = `film-${(await receive(part.path)).slice(0, 12)}.mp4`;
    await part.keep(file_name);
    return { file_name };
  } catch (error) {
    await part.drop();
    throw error;
  }
};
