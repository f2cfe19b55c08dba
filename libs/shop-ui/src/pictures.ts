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

/** Chunks of a PNG that may stand before its first pixels; cameras and editors write a handful. */
const MOST_CHUNKS = 40;
const SIGNATURE_LENGTH = 8;
/** Length, type and check sum around the data of a chunk. */
const CHUNK_FRAME = 12;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const bytesOf = async (file: Blob, from: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** An animated PNG says so before its first pixels. */
const isAnimated = async (png: Blob): Promise<boolean> => {
  let at = SIGNATURE_LENGTH;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const head = await bytesOf(png, at, 8);
    const type = textOf(head.subarray(4));
    if (type === 'acTL') return true;
    if (type === 'IDAT' || head.length < 8) return false;
    at += CHUNK_FRAME + new DataView(head.buffer).getUint32(0);
  }
  return false;
};

/** The format of a picture by its content, whatever its name and type say; null for any other file. */
const pictureKind = async (file: Blob): Promise<'png' | 'apng' | 'jpeg' | 'heic' | null> => {
  const start = textOf(await bytesOf(file, 0, 12));
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return (await isAnimated(file)) ? 'apng' : 'png';
  return start.slice(4, 8) === 'ftyp' && heicBrands.includes(start.slice(8)) ? 'heic' : null;
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
