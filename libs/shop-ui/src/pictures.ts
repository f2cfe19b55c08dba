import { uploadLimits } from '@narae/rules';

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
    for (const scale of SCALES) {
      const blob = await encode(bitmap, LONGEST_SIDE * scale, file.type);
      if (blob?.type !== file.type) return file;
      if (blob.size <= uploadLimits.maxBytes)
        return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
    }
    return file;
  } finally {
    bitmap.close();
  }
};

/**
 * A photograph as it is sent (DOC-2): at most 3,000 pixels long, light enough for the server, upright, in its
 * own format. Small pictures, and those this browser cannot shrink, stay as they are.
 */
export const shrinkPicture = (file: File): Promise<File> => smaller(file).catch(() => file);

/** By its message; undefined where nothing is wrong. */
export const pictureProblem = ({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'img_accept_fail' | 'upload_too_large' | undefined => {
  if (!(uploadLimits.mimes as readonly string[]).includes(type)) return 'img_accept_fail';
  return size > uploadLimits.maxBytes ? 'upload_too_large' : undefined;
};
