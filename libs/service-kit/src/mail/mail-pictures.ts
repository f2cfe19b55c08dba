import sharp from 'sharp';
import { encode } from 'uqr';

export const logoCid = 'logo@narae';

/** Width and height in the mail, in CSS pixels. */
export const logoSize = 32;

/** The wing of the shop's top bar (`WingMark`), in a red that is seen on light and on dark. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#e24f35">
  <path d="M3 27C3 14 12 4.5 29 3c0 5.5-3 9.5-8 11.5C14 17.3 7 20 3 27Z" />
  <path opacity=".75" d="M5.5 26.5C9 21 15 18.3 21.5 16c2-.7 3.7-1.7 5-3 .3 5-2.5 8.5-7.5 10-4.5 1.3-9 1.5-13.5 3.5Z" />
  <path opacity=".5" d="M9.5 26.5c4-1.2 8-1.2 11.5-2.6 1.4-.6 2.6-1.3 3.5-2.2-.6 4-3.5 6.3-7.5 6.5-2.7.1-5-.8-7.5-1.7Z" />
</svg>`;

/** Pixels to a CSS pixel, for the sharpest screens. */
const density = 3;
let drawn: Promise<Buffer> | undefined;

/** The logo as a PNG, because most mail programs show no SVG. */
export const logoPng = (): Promise<Buffer> =>
  (drawn ??= sharp(Buffer.from(logoSvg), { density: 72 * density })
    .resize(logoSize * density)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer());

/** Quiet zone around a code, in modules: readers need four. */
const QUIET = 4;
/** Pixels of one module: sharp on every screen, and about a kilobyte. */
const MODULE_PX = 6;
const [DARK, LIGHT] = [0x12, 0xff];

export const qrPng = (text: string): Promise<Buffer> => {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const size = data.length;
  const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? DARK : LIGHT))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PX, size * MODULE_PX, { kernel: 'nearest' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
