import { admin, other, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

const english = { currency: 'USD', lan_tp: 'ENG' } as const;
const unpublish = async (kind: string, id: string, caller: object = admin) => {
  const { rev } = await shop.read(kind, id);
  return shop.inject('adminUnpublish', { kind, id, rev }, caller);
};
const isSeen = async (prod_id: string) => {
  const [detail, list, found, images, map] = await Promise.all([
    shop.inject('productDetail', { ...english, prod_id }),
    shop.inject('productList1', { ...english }),
    shop.inject('productSearch', { ...english, q: 'Palace' }),
    shop.inject('imageList', { prod_id }),
    shop.inject('siteMap', {}),
  ]);
  const named = (rows: readonly { prod_id: string }[]): boolean =>
    rows.some((row) => row.prod_id === prod_id);
  return [
    detail.body.length > 0,
    named(list.body),
    JSON.stringify(found.body).includes(prod_id),
    images.body.length > 0,
    named(map.body),
  ];
};
const state = async (kind: string, id: string) =>
  (await shop.inject('adminList', { kind }, admin)).body.find((row) => row.id === id)?.state;

it('takes a product back from every page and from sale, and gives it back as it was', async () => {
  expect(await isSeen('P000001')).toEqual([true, true, true, true, true]);
  const before = await shop.read('product', 'P000001');
  expect((await unpublish('product', 'P000001')).body).toEqual({ msg: 'success' });
  expect(await isSeen('P000001')).toEqual([false, false, false, false, false]);
  expect(await state('product', 'P000001')).toBe('withdrawn');
  // What booking hears is a product in preparation, which it does not sell.
  const stored = await shop.catalog.products.findOne({ prod_id: 'P000001' }).lean();
  expect(stored).toMatchObject({ progress_yn: 'W', withdrawn: true, version: expect.any(Number) });

  const now = await shop.read('product', 'P000001');
  expect([now.state, now.published, now.draft?.content]).toEqual(['withdrawn', null, before.published]);
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  expect(await isSeen('P000001')).toEqual([true, true, true, true, true]);
  expect((await shop.read('product', 'P000001')).published).toEqual(before.published);
  expect(await shop.catalog.products.findOne({ prod_id: 'P000001' }).lean()).toMatchObject({
    progress_yn: 'Y',
    withdrawn: false,
  });
});

it('keeps a draft that is there, and stays taken back when the shop changes the product by itself', async () => {
  await shop.save('product', 'P000001', { titles: localized('Mine') });
  await unpublish('product', 'P000001');
  await shop.save('product', 'P000001', { titles: localized('Mine') });
  expect(await state('product', 'P000001')).toBe('withdrawn');
  await shop.change({
    ...(await shop.read('product', 'P000001')).draft?.content,
    prod_id: 'P000001',
    progress_yn: 'W',
  });
  expect(await isSeen('P000001')).toEqual([false, false, false, false, false]);
  expect((await shop.read('product', 'P000001')).draft?.content).toMatchObject({ titles: localized('Mine') });
  expect((await shop.publish('product', 'P000001')).status).toBe(200);
  const [shown] = (await shop.inject('productDetail', { ...english, prod_id: 'P000001' })).body;
  expect(shown?.prod_title).toBe('Mine English');
});

it('finds a product again whose draft was discarded: what was published last, in preparation', async () => {
  const before = await shop.read('product', 'P000001');
  await unpublish('product', 'P000001');
  await shop.save('product', 'P000001', { titles: localized('Never meant') });
  expect((await shop.discard('product', 'P000001')).body).toEqual({ msg: 'success' });
  expect(await isSeen('P000001')).toEqual([false, false, false, false, false]);
  expect(await state('product', 'P000001')).toBe('withdrawn');
  const now = await shop.read('product', 'P000001');
  expect([now.published, now.draft?.content]).toEqual([null, { ...before.published, progress_yn: 'W' }]);
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  const { draft, published } = await shop.read('product', 'P000001');
  expect([draft, published]).toEqual([null, now.draft?.content]);
});

it('takes back popups, and writes who did it to the audit log', async () => {
  const content = {
    titles: localized('Hello'),
    texts: localized('Chuseok'),
    link: '',
    start_day: '2026-03-10',
    end_day: '2026-03-10',
    use_yn: 'Y',
  };
  const { body } = await shop.inject('adminDraftSave', { kind: 'popup', content, base: '', rev: 0 }, admin);
  await shop.publish('popup', body.id);
  const now = async () => (await shop.inject('popupNow', { lan_tp: 'ENG' })).body.length;
  expect(await now()).toBe(1);
  await unpublish('popup', body.id, other);
  expect(await now()).toBe(0);
  const log = (await shop.inject('adminAudit', { kind: 'popup', id: body.id }, admin)).body;
  expect(log.map(({ action, by }) => [action, by])).toContainEqual(['unpublished', other.as]);
  await shop.publish('popup', body.id);
  expect(await now()).toBe(1);
});

it('rejects what is not published, not seen or not for shoppers on its own', async () => {
  const answers = [
    await shop.inject('adminUnpublish', { kind: 'product', id: 'P424242', rev: 0 }, admin),
    await shop.inject('adminUnpublish', { kind: 'product', id: 'P000001', rev: 99 }, admin),
    await unpublish('option', 'OPT1'),
    await unpublish('product', 'P000001', { ...admin, admin: false }),
  ];
  expect(answers.map(({ body }) => body.error)).toEqual([
    'content_not_found',
    'draft_conflict',
    'invalid_value',
    'admin_only',
  ]);
});
