import { admin, picture, startAdmin, type Admin } from './admin-fixtures.ts';

const least = 1024 * 1024;
let free = Number.MAX_SAFE_INTEGER;
let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin({ mediaRoom: { freeBytes: async () => free, leastFreeBytes: least } });
});
afterAll(() => shop.close());

const sendFilm = (bytes: Buffer) =>
  shop.upload('adminFilm', { kind: 'product', id: 'P000001' }, { bytes, mime: 'video/mp4' }, admin);

it('a picture or film that does not fit on the disk is rejected before it is read', async () => {
  const text = Buffer.alloc(10_000, 'no picture ');
  free = least + text.length;
  for (const answer of [await shop.uploadPicture(text), await sendFilm(text)])
    expect([answer.status, answer.body]).toMatchObject([503, { error: 'service_unavailable', field: 'img' }]);

  // With room for the whole body it is looked at.
  free = least + text.length + 1_000;
  expect((await shop.uploadPicture(text)).body.error).toBe('img_accept_fail');
  const small = await picture();
  free = least + small.length + 1_000;
  expect((await shop.uploadPicture(small)).status).toBe(200);
});
