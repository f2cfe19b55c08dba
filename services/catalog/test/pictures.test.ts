import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesWaiting, pictureWork } from '@narae/service-kit';
import { until } from '@narae/test-kit';
import { fitPicture, pictureFiles } from '../src/media/picture-files.ts';
import { product, startCatalog, type TestCatalog } from './fixtures.ts';

const address = {
  file_path: 'product',
  prod_id: 'P001',
  file_type: '1',
  file_name: 'list-1-0123456789ab.jpg',
};
const folder = () => join(shop.mediaDir, 'product', 'P001', '1');

let shop: TestCatalog;
beforeAll(async () => {
  shop = await startCatalog();
  const red = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#D9452B' } };
  await pictureFiles(shop.mediaDir).put(address, await sharp(red).jpeg().toBuffer());
});
afterAll(() => shop.close());

const download = (query = {}, headers: Record<string, string> = {}) =>
  shop.inject('download', { ...address, ...query }, { headers });
const get = (url: string) => shop.app.inject({ method: 'GET', url });

it.each([
  [{}, '*/*', 1600, 'jpeg', 'image/jpeg'],
  [{}, 'image/avif,image/webp,*/*', 1600, 'webp', 'image/webp'],
  [{ w: '320' }, 'image/webp', 320, 'webp', 'image/webp'],
  [{ w: '640', f: 'jpg' }, 'image/webp', 640, 'jpeg', 'image/jpeg'],
  [{ w: '960', f: 'webp' }, '*/*', 960, 'webp', 'image/webp'],
] as const)('serves %j to a browser that accepts %s', async (query, accept, width, format, mime) => {
  const { status, headers, bytes } = await download(query, { accept });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(mime);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['vary']).toBe('f' in query ? undefined : 'Accept');
  expect(await sharp(bytes).metadata()).toMatchObject({ width, format });
});

it('answers 304 to whoever has it, and a head without a body', async () => {
  const first = await download({ w: '320' });
  const again = await download({ w: '320' }, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers['cache-control']).toContain('immutable');
  const url = '/download/product/P001/1/list-1-0123456789ab.jpg?w=320';
  const head = await shop.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, Number(head.headers['content-length']), head.rawPayload.length]).toEqual([
    200,
    first.bytes.length,
    0,
  ]);
});

it('renders a size once for a crowd and leaves no half files', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, () => download({ w: '960', f: 'jpg' })));
  expect(new Set(crowd.map((one) => `${one.status} ${one.bytes.length}`)).size).toBe(1);
  expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('draws in the one turn that all pictures of a process share', async () => {
  const other = { ...address, prod_id: 'P002' };
  const original = (await download()).bytes;
  await pictureFiles(shop.mediaDir).put(other, original);
  let finish = (): void => undefined;
  const before = pictureWork(1)(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const rendering = shop.inject('download', { ...other, w: '320', f: 'webp' });
  const fitting = fitPicture(original);
  await until('both wait', () => picturesWaiting() === 2);
  finish();
  await before;
  expect((await rendering).status).toBe(200);
  expect((await fitting).width).toBe(1600);
});

it.each(['w=641', 'w=0', 'w=99999', 'w=320&w=640', 'f=svg', 'w=320&f=gif'])(
  'rejects %s, so that no stranger fills the disk',
  async (query) => {
    const before = await readdir(folder());
    const answer = await get(`/download/product/P001/1/list-1-0123456789ab.jpg?${query}`);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_value']);
    expect(await readdir(folder())).toEqual(before);
  },
);

it('lets a picture be looked at daily whose name does not follow its content', async () => {
  const hero = { file_path: 'site', prod_id: 'hero', file_type: '1', file_name: 'hero-spring.jpg' };
  const files = pictureFiles(shop.mediaDir);
  await files.put(hero, (await download()).bytes);
  const { status, headers } = await shop.inject('download', hero);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

it('says in the caller’s language that a picture is missing', async () => {
  const { status, body, headers } = await shop.inject(
    'download',
    { ...address, file_name: 'none.jpg' },
    { lanTp: 'JPN' },
  );
  expect([status, body.error]).toEqual([404, 'picture_not_found']);
  expect(body.message).toMatch(/画像/);
  expect(headers['cache-control']).toBe('no-store');
});

describe('a trip’s number in place of a departure’s', () => {
  const of = (prod_id: string, file_name = address.file_name) =>
    shop.inject('download', { ...address, prod_id, file_name, w: '320', f: 'jpg' });
  const named = (file_name: string) => product().pictures.map((picture) => ({ ...picture, file_name }));

  it('answers the picture of the departure that has it, and each departure’s own path goes on', async () => {
    const own = { ...address, prod_id: 'LATER', file_name: 'own-ba9876543210.jpg' };
    const blue = { create: { width: 640, height: 480, channels: 3 as const, background: '#2B45D9' } };
    await pictureFiles(shop.mediaDir).put(own, await sharp(blue).jpeg().toBuffer());
    await shop.change({ prod_id: 'P001', pictures: named(address.file_name) });
    const later = { start_day: '2026-05-08', end_day: '2026-05-09' };
    await shop.change({ prod_id: 'LATER', pictures: named(own.file_name), ...later }, 'P001');
    await shop.settle();
    const { trip_id } = (
      await shop.inject('productDetail', { currency: 'USD', lan_tp: 'ENG', prod_id: 'P001' })
    ).body[0]!;
    const [trip, first] = [await of(trip_id), await of('P001')];
    expect([trip.status, trip.bytes.equals(first.bytes)]).toEqual([200, true]);
    expect(trip.headers['cache-control']).toContain('immutable');
    const [ofLater, otherName] = [await of('LATER', own.file_name), await of(trip_id, own.file_name)];
    expect([otherName.status, otherName.bytes.equals(ofLater.bytes)]).toEqual([200, true]);
    expect(otherName.bytes.equals(first.bytes)).toBe(false);
    expect((await of(trip_id, 'none.jpg')).status).toBe(404);
    expect((await of('TR99999999')).status).toBe(404);
  });
});

describe('nothing but public pictures can be read', () => {
  beforeAll(async () => {
    const secret = Buffer.from('secret');
    await writeFile(join(shop.mediaDir, 'secret.jpg'), secret);
    // Even if a document lay here by mistake, it would not be served.
    await pictureFiles(shop.mediaDir).put({ ...address, file_path: 'PASSPORT' }, secret);
    await pictureFiles(shop.mediaDir).put({ ...address, file_type: '7' }, secret);
  });

  it.each([
    '/download/product/P001/1/..%2f..%2f..%2fsecret.jpg',
    '/download/product/..%2f/1/secret.jpg',
    '/download/%2e%2e/P001/1/secret.jpg',
    '/download/product/P001/1/%2e%2e',
    '/download/product/P001/1/list-1-0123456789ab.320.webp',
    '/download/product/P001/1/list-1-0123456789ab.jpg%00.png',
    '/download/PASSPORT/P001/1/list-1-0123456789ab.jpg',
    '/download/product/P001/7/list-1-0123456789ab.jpg',
  ])('%s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});
