import { until } from '@narae/test-kit';
import { admin, other, picture, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

let id = '';
let made = 0;
beforeEach(async () => {
  made += 1;
  id = `DRAFT${made}`;
  const over = { pictures: [], start_day: '2026-05-02', end_day: '2026-05-02', origin_price: 90_000 };
  await shop.change({ ...over, prod_id: id, capacity: 20 });
  const { body } = await shop.uploadPicture(await picture(), '1', 'product', id);
  const shown = { ...shop.shown, ...body };
  await shop.change({ ...over, prod_id: id, capacity: 20, pictures: [shown] });
  await shop.settle();
});

/** Another administrator changes the departure by a range, and it is done. */
const range = async (action: string, amount = 0): Promise<void> => {
  const days = { first_day: '2026-05-02', last_day: '2026-05-02', weekdays: [], times: [], sizes: [] };
  const asked = { prod_id: id, ...days, action, amount };
  const { seen } = (await shop.inject('adminRangePreview', asked as never, other)).body;
  const { status } = await shop.inject('adminRangeApply', { ...asked, seen } as never, other);
  expect(status).toBe(200);
  await until('the range is done', async () => {
    const { ranges } = (await shop.inject('adminRanges', { prod_id: id }, other)).body;
    return ranges.every(({ state }) => state === 'done');
  });
};
const stored = () => shop.catalog.products.findOne({ prod_id: id }).lean();
const save = async (over: Record<string, unknown>): Promise<void> =>
  expect((await shop.save('product', id, over)).body.msg).toBe('success');
const publish = async () => (await shop.publish('product', id)).body;
const texts = { titles: localized('Mine') };

describe('a draft that was begun before a range (CATALOG-11)', () => {
  it.each([
    ['closes', 'close', 0, { progress_yn: 'E' }],
    ['gives a price', 'price', 129_000, { origin_price: 129_000 }],
    ['gives seats', 'capacity', 7, { capacity: 7 }],
  ])('publishes its texts and leaves what a range %s', async (_what, action, amount, changed) => {
    await save(texts);
    await range(action, amount);
    expect((await shop.read('product', id)).draft?.content).toMatchObject({ ...texts, ...changed });
    expect(await publish()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject({ ...texts, ...changed });
  });

  it('goes on with it, saved before and after', async () => {
    await save(texts);
    await range('close');
    await save({ descs: localized('Mine too') });
    expect(await publish()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject({ ...texts, progress_yn: 'E' });
  });

  it('leaves what several ranges did', async () => {
    await save(texts);
    await range('close');
    await range('price', 100_000);
    await range('reopen');
    expect(await publish()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject({ ...texts, progress_yn: 'Y', origin_price: 100_000 });
  });

  it('keeps the seats that it changes itself, and leaves the price to the range', async () => {
    await save({ ...texts, capacity: 30 });
    await range('price', 129_000);
    expect(await publish()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject({ ...texts, capacity: 30, origin_price: 129_000 });
  });

  it.each([
    ['price', { origin_price: 80_000 }, 'price', 129_000, { origin_price: 129_000 }],
    ['state', { progress_yn: 'W' }, 'close', 0, { progress_yn: 'E' }],
  ])('is in conflict where both change the %s', async (_what, mine, action, amount, theirs) => {
    await save(mine);
    await range(action, amount);
    expect(await publish()).toMatchObject({ error: 'publish_conflict' });
    expect(await stored()).toMatchObject(theirs);
  });

  it('is none where both make it the same', async () => {
    await save({ ...texts, origin_price: 129_000 });
    await range('price', 129_000);
    expect(await publish()).toEqual({ msg: 'success' });
    expect(await stored()).toMatchObject({ ...texts, origin_price: 129_000 });
  });

  it('is in conflict with texts that were published since, whatever a range did', async () => {
    await save(texts);
    await range('close');
    const { pictures } = (await stored())!;
    await shop.change({ prod_id: id, pictures, titles: localized('Theirs'), progress_yn: 'E' });
    expect(await publish()).toMatchObject({ error: 'publish_conflict' });
  });
});

it('a form that was opened before a range closes, and saved after it, is in conflict (CATALOG-11)', async () => {
  const { published, base, rev } = await shop.read('product', id);
  await range('close');
  const content = { ...published, ...texts };
  await shop.inject('adminDraftSave', { kind: 'product', id, content, base, rev } as never, admin);
  expect(await publish()).toMatchObject({ error: 'publish_conflict' });
  expect(await stored()).toMatchObject({ progress_yn: 'E' });
});

it('a draft that reopens what was closed before publishes that', async () => {
  await range('close');
  await save({ progress_yn: 'Y' });
  expect(await publish()).toEqual({ msg: 'success' });
  expect(await stored()).toMatchObject({ progress_yn: 'Y' });
});
