import { uploadLimits } from '@narae/rules';
import { pictureKind } from './picture-kind.ts';

/** Enough to read the two lines of a passport. */
const LONGEST_SIDE = 3_000;
const SCALES = [1, 0.7, 0.5] as const;
const JPEG_QUALITY = 0.9;

const encode = async (bitmap: ImageBitmap, longest: number, type: string): Promise<Blob | null> => {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
};

const smaller = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const large = Math.max(bitmap.width, bitmap.height) > LONGEST_SIDE;
    if (!large && file.size <= uploadLimits.maxBytes) return file;
    return (await drawn(bitmap, file, file.type)) ?? file;
  } finally {
    bitmap.close();
  }
};

/** Drawn in that format, light enough for the server; null where this browser writes another, or none is light enough. */
const drawn = async (
  bitmap: ImageBitmap,
  { name, lastModified }: File,
  type: string,
): Promise<File | null> => {
  for (const scale of SCALES) {
    const blob = await encode(bitmap, LONGEST_SIDE * scale, type);
    if (blob?.type !== type) return null;
    if (blob.size <= uploadLimits.maxBytes) return new File([blob], name, { type, lastModified });
  }
  return null;
};

/** Some browsers open what the server does not take: such a picture is sent as a JPEG. */
const asJpeg = async (file: File): Promise<File | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawn(bitmap, file, 'image/jpeg');
  } finally {
    bitmap.close();
  }
};

type PictureProblem = 'img_accept_fail' | 'img_animated' | 'img_heic' | 'upload_too_large';

/**
 * A photograph as it is sent (DOC-2): judged by its content as the server does, at most 3,000 pixels long, light enough,
 * upright, in its own format. Small pictures, and those this browser cannot shrink, stay as they are.
 * @returns the key of what is wrong where it cannot be sent
 */
export const preparePicture = async (file: File): Promise<File | PictureProblem> => {
  const kind = await pictureKind(file);
  if (kind === null) return 'img_accept_fail';
  if (kind === 'apng') return 'img_animated';
  if (kind === 'heic') return (await asJpeg(file).catch(() => null)) ?? 'img_heic';
  const type = `image/${kind}`;
  // What a system calls it (nothing, image/jpg, image/pjpeg) does not count.
  const named =
    file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  const picture = await smaller(named).catch(() => named);
  return picture.size > uploadLimits.maxBytes ? 'upload_too_large' : picture;
};
