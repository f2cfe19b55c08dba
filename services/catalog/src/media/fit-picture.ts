import { openPicture, pictureWork } from '@narae/service-kit';

/** Pixels of the longest side a page shows; more would be downloaded for nothing. */
const LONGEST = 1600;

const inTurn = pictureWork(16);

/**
 * A picture as it is stored: upright, no larger than it is shown, jpg, on white where it was see-through, without metadata.
 * @throws DomainError service_unavailable where too many pictures wait
 */
export const fitPicture = async (
  sent: Uint8Array,
): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const { data, info } = await inTurn(() =>
    openPicture(sent)
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
};
