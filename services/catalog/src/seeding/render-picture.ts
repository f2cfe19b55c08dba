import sharp from 'sharp';
import { type PictureFormat, pictureFormats, pictureWidths } from '../media/index.ts';

export interface RenderedPicture {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** libvips must not cache: each picture passes once. */
sharp.cache(false);

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const raw = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

async function encode(pixels: Pixels, format: PictureFormat): Promise<RenderedPicture> {
  const image = raw(pixels);
  const bytes = await (
    format === 'jpg'
      ? image.jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      : image.webp({ quality: 80, effort: 1 })
  ).toBuffer();
  return { width: pixels.info.width, height: pixels.info.height, format, bytes };
}

/**
 * Renders an SVG and encodes it in its own width (first) and each smaller one of pictureWidths, in both
 * formats. The same text and library give the same bytes. Throws for an invalid SVG.
 */
export async function renderPicture(svg: string): Promise<readonly RenderedPicture[]> {
  const source: Pixels = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rendered: RenderedPicture[] = [];
  let larger = source;
  const smaller = pictureWidths.filter((size) => size < source.info.width).reverse();
  for (const width of [source.info.width, ...smaller]) {
    // Resizing from the next larger one takes a third of the work without a visible difference.
    if (width < larger.info.width) {
      larger = await raw(larger)
        .resize({ width, kernel: 'cubic' })
        .raw()
        .toBuffer({ resolveWithObject: true });
    }
    for (const format of pictureFormats) rendered.push(await encode(larger, format));
  }
  return rendered;
}
