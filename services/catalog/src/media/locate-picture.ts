import type { MediaContext } from './context.ts';
import type { PictureAddress } from './picture-address.rules.ts';

/**
 * Where the file of a picture is: a copied product has no files but those that were uploaded for itself, and may have been
 * copied again (CATALOG-18). The last place where it is nowhere.
 */
export const locatePicture = async (
  { files, originalOf }: Pick<MediaContext, 'files' | 'originalOf'>,
  address: PictureAddress,
): Promise<PictureAddress> => {
  for (let place = address; ;) {
    if (await files.has(place)) return place;
    const original = await originalOf(place);
    if (original.prod_id === place.prod_id) return place;
    place = original;
  }
};
