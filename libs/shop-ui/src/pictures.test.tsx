import { jest } from '@jest/globals';
import { uploadLimits } from '@narae/rules';
import { preparePicture } from './pictures.ts';

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

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const holding = (start: readonly number[], bytes: number, type: string): File =>
  new File([new Uint8Array(start), new Uint8Array(bytes - start.length)], 'image.jpg', { type });
const file = (bytes: number, type = 'image/jpeg'): File =>
  holding(type === 'image/png' ? png : jpeg, bytes, type);
const chunk = (type: string, data: readonly number[] = []): number[] => [
  ...[0, 0, 0, data.length],
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...data,
  ...[0, 0, 0, 0],
];
const heic = [0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0))];
const prepared = async (given: File): Promise<File> => {
  const picture = await preparePicture(given);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};

test('a large photograph keeps its shape, format and name', async () => {
  const sent = await prepared(file(9_000_000, 'image/png'));
  expect(drawn).toEqual([[3000, 2000]]);
  expect([sent.name, sent.type, sent.size]).toEqual(['image.jpg', 'image/png', 1_000_000]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('one that is still too heavy is made smaller again', async () => {
  weight = (width) => width * 2_000;
  const sent = await prepared(file(9_000_000));
  expect(drawn.map(([width]) => width)).toEqual([3000, 2100]);
  expect(sent.size).toBeLessThanOrEqual(uploadLimits.maxBytes);
});

test('a small picture is sent as it is', async () => {
  decode = async () => ({ width: 1200, height: 800, close });
  const small = file(400_000);
  expect(await preparePicture(small)).toBe(small);
  expect(drawn).toEqual([]);
});

test.each([
  ['cannot be read', () => (decode = () => Promise.reject(new Error('broken')))],
  ['would be written in another format', () => (writes = () => 'image/png')],
])('a picture that %s is sent as it is', async (_, arrange) => {
  arrange();
  const large = file(4_000_000);
  expect(await preparePicture(large)).toBe(large);
});

test('one that stays too heavy is said to be', async () => {
  weight = () => 6_000_000;
  expect(await preparePicture(file(9_000_000))).toBe('upload_too_large');
});

test.each(['', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])(
  'a JPEG that its system calls %j is one',
  async (type) => {
    decode = async () => ({ width: 1200, height: 800, close });
    expect(await prepared(holding(jpeg, 400_000, type))).toMatchObject({ type: 'image/jpeg', size: 400_000 });
  },
);

test('what is called a picture and is none is not taken', async () => {
  expect(await preparePicture(new File(['<svg/>'], 'image.png', { type: 'image/png' }))).toBe(
    'img_accept_fail',
  );
  expect(await preparePicture(new File([], 'image.png', { type: 'image/png' }))).toBe('img_accept_fail');
});

test('a PNG that moves is told apart by what stands before its pixels', async () => {
  const head = [...png, ...chunk('IHDR', [1, 2, 3]), ...chunk('iCCP', Array<number>(200).fill(7))];
  const still = holding([...head, ...chunk('IDAT')], 4_000, 'image/png');
  expect(await prepared(still)).toMatchObject({ type: 'image/png' });
  expect(await preparePicture(holding([...head, ...chunk('acTL')], 4_000, 'image/png'))).toBe('img_animated');
});

test('a HEIC is sent as a JPEG where the browser opens it, and told a way out elsewhere', async () => {
  expect(await prepared(holding(heic, 4_000, ''))).toMatchObject({ type: 'image/jpeg', size: 1_000_000 });
  decode = () => Promise.reject(new Error('not here'));
  expect(await preparePicture(holding(heic, 4_000, 'image/heic'))).toBe('img_heic');
});
