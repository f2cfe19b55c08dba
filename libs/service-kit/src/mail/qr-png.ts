import sharp from 'sharp';
import { encode } from 'uqr';

/** Quiet zone around a code, in modules: readers need four. */
const QUIET = 4;
/** Pixels of one module: sharp on every screen, and about a kilobyte. */
const MODULE_PX = 6;
const [DARK, LIGHT] = [0x12, 0xff];

/** A QR code of a text as a PNG, dark on light, because mail programs show no SVG. */
export const qrPng = (text: string): Promise<Buffer> => {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const size = data.length;
  const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? DARK : LIGHT))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PX, size * MODULE_PX, { kernel: 'nearest' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
