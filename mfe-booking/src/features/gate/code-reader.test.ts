import { encode } from 'uqr';
import { createCodeReader, readPixels } from './code-reader.ts';
import { tokenOf } from './testing/fake-departure.ts';

const pictureOf = (text: string, pixels = 5): ImageData => {
  const { data: rows } = encode(text, { ecc: 'M', border: 4 });
  const width = rows.length * pixels;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let i = 0; i < width * width; i += 1) {
    const dark = rows[Math.floor(i / width / pixels)]?.[Math.floor((i % width) / pixels)];
    data.set(dark ? [40, 40, 40, 255] : [210, 210, 205, 255], i * 4);
  }
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData;
};

it('reads a ticket, which is a code of moderate density', () => {
  const token = tokenOf('AAAA1111');
  expect(encode(token, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(45);
  expect(readPixels(pictureOf(token))).toBe(token);
});

it('sees nothing where there is nothing', () => {
  const size = 200;
  const data = new Uint8ClampedArray(size * size * 4).fill(128);
  expect(readPixels({ data, width: size, height: size, colorSpace: 'srgb' } as ImageData)).toBeNull();
});

it('reads by script what the browser’s own reader cannot', async () => {
  const token = tokenOf('AAAA1111');
  const picture = pictureOf(token);
  const context = { drawImage: () => undefined, getImageData: () => picture };
  const document = { createElement: () => ({ getContext: () => context }) };
  const BarcodeDetector = class {
    static readonly getSupportedFormats = async () => ['qr_code'];
    readonly detect = async () => {
      throw new DOMException('no service', 'NotSupportedError');
    };
  };
  Object.assign(globalThis, { document, BarcodeDetector });
  const read = await createCodeReader();
  const video = { videoWidth: picture.width, videoHeight: picture.height } as HTMLVideoElement;
  expect(await read(video)).toBe(token);
});
