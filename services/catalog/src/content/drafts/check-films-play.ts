import { isForeignFilm, pictureFolders, type AnyContent, type EditedFilms } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { downloadAddress, isFilmAddress } from '../../media/picture-address.rules.ts';
import type { PictureFiles } from '../../media/picture-files.ts';
import { reachFilm } from '../../media/reach-film.ts';
import type { Named } from './admin-context.ts';

/**
 * Checks that the mp4 films of a draft are there: a file of the item's own, a download of the site, or another site's that
 * answers (CATALOG-7). Films of external players are told by their addresses alone: those sites answer robots as they like.
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
