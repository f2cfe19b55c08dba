import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrPng } from '../src/index.ts';

/** As long as the code of a ticket. */
const token = `NT1.KEY123.${'A1B2C3D4'.repeat(15)}`;

it('draws a code that a reader reads, in a file of a few kilobytes', async () => {
  const png = await qrPng(token);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(token);
  expect(png.length).toBeLessThan(4_000);
});
