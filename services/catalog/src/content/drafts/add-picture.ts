import { pictureFolders, type EditableKind } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { createHash } from 'node:crypto';
import { pictureFormats, pictureWidths } from '../../media/picture-address.rules.ts';
import { fitPicture } from '../../media/fit-picture.ts';
import type { AdminContext } from './admin-context.ts';
import { findContentItem } from './read-content-item.ts';

interface Wanted {
  readonly kind: EditableKind;
  readonly id: string;
  readonly file_type: '1' | '2' | '3' | '4';
}

/**
 * Stores a picture for a content item, in the sizes and formats the pages ask for (CATALOG-6). It is named by its content, so that the
 * same picture sent twice is one; shoppers see it once a published draft names it.
 * @throws DomainError content_not_found; invalid_value for a kind or type without pictures
 */
export const addPicture = async (
  admin: AdminContext,
  { kind, id, file_type }: Wanted,
  sent: Uint8Array,
): Promise<{ file_name: string; width: number; height: number }> => {
  const file_path = pictureFolders[kind];
  if (file_path === undefined) throw new DomainError('invalid_value', { field: 'kind' });
  await findContentItem(admin, { kind, id });
  const { bytes, width, height } = await fitPicture(sent);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const address = { file_path, prod_id: id, file_type, file_name: `up-${file_type}-${hash}.jpg` };
  await admin.files.put(address, bytes);
  for (const w of pictureWidths) {
    for (const format of pictureFormats) await admin.files.variant(address, { width: w, format });
  }
  return { file_name: address.file_name, width, height };
};
