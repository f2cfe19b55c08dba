import sharp from 'sharp';
import { admin, picture, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

const get = (file_name: string, query = '') =>
  shop.app.inject({ method: 'GET', url: `/download/product/P000001/2/${file_name}${query}` });

it('is stored upright, no larger than pages show it, without camera data, in every size', async () => {
  const sent = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#D9452B' } })
    .withExif({ IFD0: { Make: 'Spy' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await shop.uploadPicture(sent);
  expect([status, body.width, body.height]).toEqual([200, 1067, 1600]);
  expect(body.file_name).toMatch(/^up-2-[0-9a-f]{12}\.jpg$/);
  const original = await get(body.file_name);
  const { exif, orientation } = await sharp(original.rawPayload).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(original.headers['cache-control']).toContain('immutable');
  const small = await get(body.file_name, '?w=320&f=webp');
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, format: 'webp' });
});

it('is the same picture when it is sent twice', async () => {
  const bytes = await picture(400, 300, '#123456');
  const names = await Promise.all([shop.uploadPicture(bytes), shop.uploadPicture(bytes)]);
  expect(new Set(names.map(({ body }) => body.file_name)).size).toBe(1);
});

it.each([
  ['a page', Buffer.from('<html>'), 415, 'img_accept_fail'],
  ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'img_accept_fail'],
  ['half a picture', Buffer.from('ffd8ffe000104a4649460001', 'hex'), 415, 'upload_unreadable'],
  ['nothing', Buffer.alloc(0), 400, 'upload_missing'],
  ['too much', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413, 'upload_too_large'],
])('rejects %s', async (_, bytes, status, error) => {
  const answer = await shop.uploadPicture(bytes);
  expect([answer.status, answer.body.error]).toEqual([status, error]);
});

it('belongs to items that can have pictures and exist', async () => {
  const bytes = await picture();
  expect((await shop.uploadPicture(bytes, '2', 'option', 'OPT1')).body.error).toBe('invalid_value');
  expect((await shop.uploadPicture(bytes, '2', 'product', 'P424242')).body.error).toBe('content_not_found');
  expect((await shop.uploadPicture(bytes, '9')).body.error).toBe('invalid_value');
});

it('is shown in the order that was published, and only where it was uploaded for', async () => {
  const colours = ['#aa0000', '#00aa00'];
  const [red, green] = await Promise.all(
    colours.map(async (colour) => (await shop.uploadPicture(await picture(600, 400, colour))).body),
  );
  const shown = (file: object | undefined, sort_order: number) => ({
    ...file,
    file_type: '2',
    sort_order,
    alt: localized('Picture'),
  });
  const order = async () =>
    (await shop.inject('imageList', { prod_id: 'P000001' })).body
      .filter(({ file_type }) => file_type === '2')
      .map(({ file_name }) => file_name);
  await shop.save('product', 'P000001', { pictures: [shop.shown, shown(red, 1), shown(green, 2)] });
  await shop.publish('product', 'P000001');
  expect(await order()).toEqual([red?.file_name, green?.file_name]);
  await shop.save('product', 'P000001', { pictures: [shop.shown, shown(red, 2), shown(green, 1)] });
  await shop.publish('product', 'P000001');
  expect(await order()).toEqual([green?.file_name, red?.file_name]);

  const foreign = await shop.save('product', 'P000001', {
    pictures: [shop.shown, { ...shown(red, 1), file_name: 'up-2-000000000000.jpg' }],
  });
  expect([foreign.body.error, foreign.body.field]).toEqual([
    'picture_not_found',
    'content.pictures.1.file_name',
  ]);
  const climbing = await shop.save('product', 'P000001', {
    pictures: [{ ...shop.shown, file_name: '../../../secret.jpg' }],
  });
  expect(climbing.body.error).toBe('invalid_value');
});

it('asks for an administrator before it reads a byte', async () => {
  const answer = await shop.upload(
    'adminPicture',
    { kind: 'product', id: 'P000001', file_type: '2' },
    { bytes: await picture() },
    { ...admin, admin: false },
  );
  expect([answer.status, answer.body.error]).toEqual([403, 'admin_only']);
});
