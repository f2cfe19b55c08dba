import sharp from 'sharp';

/** Pixels of the longest side a page shows; anything more is bytes for nobody. */
const LONGEST = 1600;

/** A picture as the shop keeps it: upright, no larger than it is shown, jpg, on white where it was see-through, without metadata. */
export const forTheShop = async (
  sent: Uint8Array,
): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const { data, info } = await sharp(sent)
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};
