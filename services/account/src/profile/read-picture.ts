import type { AccountContext } from '../context.ts';
import { findPicture, findPicturesOf } from './picture.queries.ts';
import { readPictureName } from './picture.rules.ts';

/** The bytes of a member's picture by its file's name; null where there is none. */
export const readPicture = async (
  { pictures }: Pick<AccountContext, 'pictures'>,
  file_name: string,
): Promise<Buffer | null> => {
  const name = readPictureName(file_name);
  return name && findPicture(pictures, name);
};

/** The bytes of whatever pictures a member has, for their export (ACCOUNT-40). */
export const picturesOf = (
  { pictures }: Pick<AccountContext, 'pictures'>,
  mem_id: string,
): Promise<Buffer[]> => findPicturesOf(pictures, mem_id);
