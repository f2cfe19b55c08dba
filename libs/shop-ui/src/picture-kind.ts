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
export const pictureKind = async (file: Blob): Promise<'png' | 'apng' | 'jpeg' | 'heic' | null> => {
  const start = textOf(await bytesOf(file, 0, 12));
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return (await isAnimated(file)) ? 'apng' : 'png';
  return start.slice(4, 8) === 'ftyp' && heicBrands.includes(start.slice(8)) ? 'heic' : null;
};
