import type { MediaContext } from './context.ts';
import type { PictureAddress } from './picture-address.rules.ts';

/** Where the file of a picture is: a copied product has no files but those that were uploaded for itself (CATALOG-18). */
export const locatePicture = async (
  { files, originalOf }: Pick<MediaContext, 'files' | 'originalOf'>,
  address: PictureAddress,
): Promise<PictureAddress> => ((await files.has(address)) ? address : originalOf(address));
