import { productChangedV1, type EventEnvelope } from '@narae/events';
import { advanceProgress, carryParts } from '../src/products/product/refresh-products.ts';
import { loadContent } from '../src/seeding/load-content.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock, localized, product } from './fixtures.ts';
import { smallContent } from './small-content.ts';

/** The language that came after everything in the store had been written. */
const added = 'VTN';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const withoutAdded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutAdded);
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== added);
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutAdded(inner)]));
};

let shop: Admin;
const deps = () => ({ ...shop.catalog, clock, nudge: () => undefined });

/** Rewrites the store as it was before the language came. */
const removeLanguage = async (): Promise<void> => {
  for (const { name } of await shop.store.listCollections()) {
    const documents = await shop.store.collection(name).find().toArray();
    for (const document of documents) {
      await shop.store
        .collection(name)
        .replaceOne({ _id: document._id }, withoutAdded(document) as Record<string, unknown>);
    }
  }
};

beforeAll(async () => {
  shop = await startAdmin();
  await loadContent({ store: shop.store, mediaDir: shop.mediaDir, source: smallContent, now: clock });
  const { file_name } = shop.shown;
  await shop.change({
    prod_id: 'P000001',
    opt_codes: ['OPT1'],
    pictures: product().pictures.map((picture) => ({ ...picture, file_name })),
    hotels: [
      { hotel_dtl_id: 'H1S', hotel_type: 'S', names: localized('Single'), origin_hotel_price: 90_000 },
    ],
  });
  await shop.catalog.popups.create({
    popup_id: 'POPUP000001',
    titles: localized('Hello'),
    texts: localized('Welcome'),
    link: '',
    start_day: '2026-01-01',
    end_day: '2026-12-31',
    use_yn: 'Y',
  });
  await shop.settle();
  await removeLanguage();
});
afterAll(() => shop.close());

const asked = { currency: 'USD', lan_tp: added };
const row = { prod_type: 'CG001', prod_category: '01' };

describe('what was stored before a language came is shown in English', () => {
  it.each([
    [
      'productList1',
      asked,
      { prod_title: 'Palace walk English', file_alt: expect.stringMatching(/English$/) },
    ],
    ['productDetail', { ...asked, prod_id: 'P000001' }, { prod_content: '<p>Text</p> English' }],
    [
      'productSearch',
      { ...asked, q: 'palace' },
      { destinations: [{ place_id: 'seoul', place_nm: 'Seoul' }] },
    ],
    [
      'optionList2',
      { currency: 'USD', opt_code: 'OPT1' },
      { opt_nm: 'Dinner English', opt_vn_nm: 'Dinner English' },
    ],
    ['optionMsg', { opt_code: 'OPT1', ...row }, { opt_msg: 'At seven English' }],
    ['hotelDtlList', { currency: 'USD', ...row }, { hotel_type_nm: 'Single English' }],
    ['imageList', { prod_id: 'P000001' }, { alt: 'Palace English' }],
    ['grpCategoryList', {}, { cd_group_vn_nm: 'Tours English', cd_group_nm: 'Tours English' }],
    ['nationCodeList', { use_yn: 'Y' }, { nation_nm: 'China English' }],
    ['getCode', { com_cd_group_code: 'CG005' }, { cd_vn_name: 'Food English', cd_name: 'Food English' }],
    ['customNation', { lan_tp: added, com_cd_group_code: 'CG003' }, { cd_name: 'Seoul English' }],
    ['companyDtl', { lan_tp: added }, { lan_tp: added, company_content: '<h3>Narae</h3>' }],
    ['popupNow', { lan_tp: added }, { title: 'Hello English', text: 'Welcome English' }],
    ['kpopInfoList', { lan_tp: added }, { info_title: 'Interview English' }],
    [
      'kpopInfoDetail',
      { lan_tp: added, info_seq: 'INFO1' },
      { kpop_content: '<p>Artist</p> English', event_title: 'Walk English' },
    ],
    ['kpopImageList', { info_seq: 'INFO1' }, { alt: 'Colour English' }],
    ['eventInfoList', { lan_tp: added }, { event_title: 'Walk English' }],
    ['eventInfoDtl', { lan_tp: added, event_id: 'EVENT1' }, { event_place: 'Busan English' }],
  ] as const)('%s', async (call, info, expected) => {
    const { status, body } = await shop.inject(call, info as never, { lanTp: added });
    expect(status).toBe(200);
    expect((body as unknown[])[0]).toMatchObject(expected);
  });

  it('pageFacts', async () => {
    const { status, body } = await shop.inject('pageFacts', { ...asked, prod_type: 'CG001' });
    expect([status, body.category_nm]).toEqual([200, 'Tours English']);
  });
});

it('a product that changes by itself is published with every language', async () => {
  const heard: EventEnvelope[] = [];
  const unwatch = shop.bus.watch([productChangedV1.subject], (event) => heard.push(event));
  await shop.store.collection('options').updateOne({ opt_code: 'OPT1' }, { $set: { origin_price: 31_000 } });
  expect(await carryParts(deps())).toBe(1);
  expect(await carryParts(deps())).toBe(0);
  await advanceProgress(deps());
  await shop.inject('productList1', asked as never);
  await shop.settle();
  unwatch();
  const published = heard.find(({ aggregate_id }) => aggregate_id === 'P000001');
  expect(published?.data).toMatchObject({
    titles: { KOR: 'Palace walk 한국어', [added]: 'Palace walk English' },
    options: [{ names: { [added]: 'Dinner English' }, origin_price: 31_000 }],
  });
});

it('an administrator sees what lacks the language, adds it and publishes', async () => {
  const list = (await shop.inject('adminList', { kind: 'category' }, { ...admin, lanTp: added })).body;
  expect(list).toMatchObject([{ title: 'Tours English', missing: 1 }]);
  const { published } = await shop.read('category', 'CG001');
  expect(published).toMatchObject({ names: { ...localized('Tours'), [added]: '' } });

  await shop.save('category', 'CG001', { sort_order: 2 });
  await removeLanguage();
  const { draft } = await shop.read('category', 'CG001');
  expect(draft?.content).toMatchObject({ names: { ...localized('Tours'), [added]: '' } });
  expect((await shop.publish('category', 'CG001')).body).toMatchObject({ error: 'translation_missing' });
  await shop.save('category', 'CG001', { names: localized('Tours') });
  expect((await shop.publish('category', 'CG001')).status).toBe(200);
  expect((await shop.inject('grpCategoryList', {})).body).toMatchObject([
    { cd_group_vn_nm: 'Tours Tiếng Việt' },
  ]);
});

it.each([
  'product',
  'option',
  'kpopInfo',
  'event',
  'category',
  'code',
  'company',
  'popup',
  'refundSchedule',
] as const)('the admin area lists %s and shows one', async (kind) => {
  const { status, body } = await shop.inject('adminList', { kind }, admin);
  expect(status).toBe(200);
  const [first] = body;
  if (!first) throw new Error(`there is no ${kind}`);
  const view = { kind, id: first.id, lan_tp: added, currency: 'USD' };
  expect((await shop.inject('adminPreview', view as never, admin)).status).toBe(200);
});
