import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { logoPng, logoSvg } from '../src/mail/mail-pictures.ts';

const pathsIn = (text: string): string[] => [...text.matchAll(/\bd="([^"]+)"/g)].map(([, path = '']) => path);

const sourceOf = (file: string): Promise<string> =>
  readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');

test.each(['libs/ui/src/brand/wing-mark.tsx', 'shell/src/icon.svg'])(
  'the logo of a mail is drawn as that of %s',
  async (file) => {
    const paths = pathsIn(logoSvg);
    expect(paths).toHaveLength(3);
    expect(pathsIn(await sourceOf(file))).toEqual(paths);
  },
);

test('the logo is a small transparent PNG', async () => {
  const png = await logoPng();
  expect(png.length).toBeLessThan(4096);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 96]);
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect(alphaAt(2, 2)).toBe(0);
  // The first feather.
  expect(alphaAt(60, 25)).toBe(255);
});
