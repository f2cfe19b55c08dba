import { jest } from '@jest/globals';
import { uploadLimits } from '@narae/rules';
import { shrinkPicture } from './pictures.ts';

const close = jest.fn();
let decode: () => Promise<{ width: number; height: number; close: () => void }>;
/** Bytes a canvas of that width is written in. */
let weight: (width: number) => number;
let writes: (type: string) => string;
const drawn: [number, number][] = [];

beforeEach(() => {
  drawn.length = 0;
  close.mockReset();
  decode = async () => ({ width: 6000, height: 4000, close });
  weight = () => 1_000_000;
  writes = (type) => type;
  Object.assign(globalThis, { createImageBitmap: () => decode() });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, done, type = '') {
    drawn.push([this.width, this.height]);
    done(new Blob([new Uint8Array(weight(this.width))], { type: writes(type) }));
  };
});

const file = (bytes: number, type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], 'image.jpg', { type });

test('a large photograph keeps its shape, format and name', async () => {
  const sent = await shrinkPicture(file(9_000_000, 'image/png'));
  expect(drawn).toEqual([[3000, 2000]]);
  expect([sent.name, sent.type, sent.size]).toEqual(['image.jpg', 'image/png', 1_000_000]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('one that is still too heavy is made smaller again', async () => {
  weight = (width) => width * 2_000;
  const sent = await shrinkPicture(file(9_000_000));
  expect(drawn.map(([width]) => width)).toEqual([3000, 2100]);
  expect(sent.size).toBeLessThanOrEqual(uploadLimits.maxBytes);
});

test('a small picture is sent as it is', async () => {
  decode = async () => ({ width: 1200, height: 800, close });
  const small = file(400_000);
  expect(await shrinkPicture(small)).toBe(small);
  expect(drawn).toEqual([]);
});

test.each([
  ['cannot be read', () => (decode = () => Promise.reject(new Error('broken')))],
  ['would be written in another format', () => (writes = () => 'image/png')],
  ['stays too heavy', () => (weight = () => 6_000_000)],
])('a picture that %s is sent as it is', async (_, arrange) => {
  arrange();
  const large = file(9_000_000);
  expect(await shrinkPicture(large)).toBe(large);
});
