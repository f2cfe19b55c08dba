import sharp from 'sharp';
import { renderPicture } from './render-picture.ts';

const svg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="gold"/></svg>`;

test('a picture is rendered in its own width and every smaller one, in both formats', async () => {
  const rendered = await renderPicture(svg(1280, 960));
  const summary = rendered.map(({ width, height, format }) => `${width}x${height} ${format}`);
  expect(summary).toEqual([
    '1280x960 jpg',
    '1280x960 webp',
    '960x720 jpg',
    '960x720 webp',
    '640x480 jpg',
    '640x480 webp',
    '320x240 jpg',
    '320x240 webp',
  ]);
  for (const { bytes, width, format } of rendered) {
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.format]).toEqual([width, format === 'jpg' ? 'jpeg' : 'webp']);
  }
});

test('the same drawing gives the same bytes', async () => {
  const [first, second] = [await renderPicture(svg(320, 240)), await renderPicture(svg(320, 240))];
  expect(first.map(({ bytes }) => bytes.toString('base64'))).toEqual(
    second.map(({ bytes }) => bytes.toString('base64')),
  );
});

test('what is not an SVG is rejected', async () => {
  await expect(renderPicture('not a picture')).rejects.toThrow();
});
