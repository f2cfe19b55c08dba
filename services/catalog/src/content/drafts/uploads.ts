import {
  pictureFolders,
  type EditableKind,
  editableFields,
  type AnyContent,
  type EditedFilms,
} from '@narae/contracts';
import { isForeignFilm } from '@narae/contracts/video';
import { DomainError } from '@narae/service-kit';
import { createHash } from 'node:crypto';
import {
  downloadAddress,
  fitPicture,
  isFilmAddress,
  type PictureFiles,
  pictureFormats,
  pictureWidths,
  reachFilm,
} from '../../media/index.ts';
import type { AdminContext } from '../context.ts';
import type { Named } from './admin-context.ts';
import { findContentItem } from './read-content-item.ts';

interface Wanted {
  readonly kind: EditableKind;
  readonly id: string;
  readonly file_type: '1' | '2' | '3' | '4';
}

/**
 * Stores a picture in the sizes and formats of the pages (CATALOG-6), named by its content; shoppers see it
 * once a published draft names it.
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

/**
 * Stores an mp4 film (CATALOG-7), named by its content; shoppers see it once a published draft names it.
 * @param receive writes the upload to a path and returns its SHA-256
 * @throws DomainError content_not_found; invalid_value for a kind without films; errors of `receive`
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

/**
 * Checks that a draft's mp4 films can be fetched: uploads, downloads of the site, or another site's
 * (CATALOG-7). External players are recognised by address only: their sites may refuse robots.
 * @throws DomainError film_unplayable naming the address
 */
export const checkFilmsPlay = async (
  files: PictureFiles,
  { kind, id }: Named,
  content: AnyContent,
): Promise<void> => {
  const films = (content['films'] ?? null) as EditedFilms | null;
  if (films === null || films.type === '01' || films.type === '03') return;
  const own = { file_path: pictureFolders[kind] ?? '', prod_id: id, file_type: '4' };
  for (const [index, { address }] of films.items.entries()) {
    const there =
      films.type === '02' && isForeignFilm(address)
        ? await reachFilm(address)
        : await hasFilm(
            files,
            films.type === '04' ? { ...own, file_name: address } : downloadAddress(address),
          );
    if (!there)
      throw new DomainError('film_unplayable', {
        field: `content.films.items.${index}.address`,
        params: { address },
      });
  }
};

const hasFilm = async (files: PictureFiles, address: ReturnType<typeof downloadAddress>): Promise<boolean> =>
  address !== null && isFilmAddress(address) && files.has(address);
