import type { AccountContext } from '../context.ts';
import { findPicture } from './picture.queries.ts';
import { readPictureName } from './picture.rules.ts';

/** The bytes of a member's picture by its file's name; null where there is none. */
export const readPicture = async (
  { pictures }: Pick<AccountContext, 'pictures'>,
  file_name: string,
): Promise<Buffer | null> => {
  const name = readPictureName(file_name);
  return name && findPicture(pictures, name);
};
