import { completeTexts } from '@narae/contracts/localized';
import { localized, startCatalog, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
beforeAll(async () => {
  shop = await startCatalog();
  await shop.catalog.options.create([
    {
      opt_code: 'O1',
      kind: 'extra',
      names: localized('Fireworks'),
      messages: localized('-'),
      origin_price: 10,
    },
  ]);
  await shop.catalog.categories.create([
    { cd_group_code: 'CG001', names: localized('Tours'), icon: 'kpop', sort_order: 1 },
  ]);
  await shop.change({
    prod_id: 'BUSAN',
    start_day: '2026-06-01',
    titles: completeTexts({
      CHN: '釜山一日：跟着HARBOR 7散步',
      KOR: '부산, HARBOR 7의 노래를 따라',
      ENG: 'Busan to the songs of HARBOR 7',
      JPN: 'プサン、HARBOR 7の歌をたどる',
      VTN: 'Busan theo những bài hát của HARBOR 7',
    }),
    places: completeTexts({ CHN: '釜山', KOR: '부산', ENG: 'Gwangalli, Busan', JPN: '釜山', VTN: 'Busan' }),
    opt_codes: ['O1'],
  });
  await shop.change({
    prod_id: 'PALACE',
    contents: localized('<p>Ends near the <b>Busan</b> noodle house</p>'),
  });
  await shop.change({ prod_id: 'OVER', progress_yn: 'E', titles: localized('Busan Busan') });
  await shop.change({ prod_id: 'STAGE', prod_type: 'CG004', variant: 'enter', titles: localized('Encore') });
  await shop.change({ prod_id: 'PACK2', package_cnt: 2, package_group: 'PACK2', titles: localized('Pack') });
  await shop.change({ prod_id: 'PACK4', package_cnt: 4, package_group: 'PACK2', titles: localized('Pack') });
  await shop.settle();
});
afterAll(() => shop.close());

const english = { currency: 'USD', lan_tp: 'ENG' };
const search = async (q: string, more: object = {}) => {
  const { status, body } = await shop.inject('productSearch', { ...english, q, ...more });
  expect(status).toBe(200);
  return body.map((row) => row.prod_id);
};

describe('productSearch', () => {
  it.each([
    '부산',
    '釜山',
    '跟着harbor',
    'ﾌﾟｻﾝ',
    'ぷさん',
    'busan',
    'bai hat',
    'BÀI HÁT',
    'harbor7 부산 釜山',
  ])('finds the same trip by %s, whatever language the page is in', async (words) => {
    for (const lan_tp of ['CHN', 'KOR', 'ENG', 'JPN', 'VTN']) {
      expect((await search(words, { lan_tp }))[0]).toBe('BUSAN');
    }
  });

  it('puts a title before a text, and what is over last', async () => {
    expect(await search('busan')).toEqual(['BUSAN', 'PALACE', 'OVER']);
  });

  it('wants every word, and searches options too', async () => {
    expect(await search('busan noodle')).toEqual(['PALACE']);
    expect(await search('fireworks')).toEqual(['BUSAN']);
    expect(await search('busan zeppelin')).toEqual([]);
  });

  it('shows everything in the order of lists without words, a package group once', async () => {
    expect(await search('')).toEqual(['PACK2', 'PALACE', 'STAGE', 'BUSAN', 'OVER']);
    expect((await shop.inject('productSearch', english)).body).toHaveLength(5);
    expect(await search('pack')).toEqual(['PACK2']);
  });

  it('stays within a category', async () => {
    expect(await search('', { prod_type: 'CG004' })).toEqual(['STAGE']);
    expect(await search('busan', { prod_type: 'CG004' })).toEqual([]);
  });

  it('answers cards in the asked language and currency, with where they lead', async () => {
    const { body } = await shop.inject('productSearch', {
      currency: 'CNH',
      lan_tp: 'CHN',
      q: 'busan harbor',
    });
    expect(body).toEqual([
      expect.objectContaining({
        prod_title: '釜山一日：跟着HARBOR 7散步',
        prod_price: 500,
        prod_price_tp: 'CNH',
        destinations: [{ place_id: 'busan', place_nm: '釜山' }],
      }),
    ]);
    expect(body[0]).not.toHaveProperty('fingerprint');
  });

  it('finds nothing by signs and pictures alone, and takes operators as words', async () => {
    for (const words of ['?!', '🎉🎉', '%', '.*', '$where', '(zz+)+$', '\u0000']) {
      expect(await search(words)).toEqual([]);
    }
  });

  it('finds a change at once, and loses what is gone', async () => {
    expect(await search('moonlight')).toEqual([]);
    await shop.change({
      prod_id: 'STAGE',
      prod_type: 'CG004',
      variant: 'enter',
      titles: localized('Moonlight'),
    });
    expect(await search('moonlight')).toEqual(['STAGE']);
    expect(await search('encore')).toEqual([]);
  });

  it.each([
    [{ ...english, q: 'x'.repeat(101) }, 'invalid_value', 'q'],
    [{ ...english, q: { $regex: '.' } }, 'invalid_value', 'q'],
    [{ ...english, q: ['busan'] }, 'invalid_value', 'q'],
    [{ ...english, q: '', prod_type: 'a-b' }, 'invalid_value', 'prod_type'],
    [{ ...english, q: '', sort: 'price' }, 'unknown_field', 'sort'],
    [{ lan_tp: 'ENG', q: '' }, 'invalid_value', 'currency'],
    [{ currency: 'USD', lan_tp: { $ne: '' }, q: '' }, 'invalid_value', 'lan_tp'],
  ])('rejects %j', async (info, error, field) => {
    const { status, body } = await shop.inject('productSearch', info);
    expect([status, body.error, body.field]).toEqual([400, error, field]);
  });

  it('costs what a list costs once it knows the texts', async () => {
    const trips: string[] = [];
    await search('busan');
    await shop.settle();
    shop.store.set('debug', (collection: string, method: string, ...what: unknown[]) => {
      // The relay and the audit job read beside it, and whether others wrote is asked now and then.
      if (collection !== 'content_versions' && !/outbox|audit\.at/.test(JSON.stringify(what)))
        trips.push(`${collection}.${method}`);
    });
    await search('palace');
    shop.store.set('debug', false);
    expect(trips).toEqual(['products.find']);
  });
});

describe('pageFacts', () => {
  const facts = async (more: object) => (await shop.inject('pageFacts', { ...english, ...more })).body;

  it('quotes one product, packages beside their leader too', async () => {
    expect((await facts({ prod_id: 'PACK4' })).products.map((row) => row.prod_id)).toEqual(['PACK4']);
    expect(await facts({ prod_id: 'NOPE' })).toEqual({ products: [], departures: [], category_nm: '' });
  });

  it('quotes the first of a list and the name of its category', async () => {
    const { products, category_nm } = await facts({ prod_type: 'CG001' });
    expect(category_nm).toBe('Tours English');
    expect(products.map((row) => row.prod_id)).toEqual(['PACK2', 'PALACE', 'BUSAN', 'OVER']);
  });

  it('rejects what is no identifier', async () => {
    const { status, body } = await shop.inject('pageFacts', { ...english, prod_id: { $gt: '' } });
    expect([status, body.field]).toEqual([400, 'prod_id']);
  });
});

it('siteMap names every trip once with the day it changed', async () => {
  const { body } = await shop.inject('siteMap', {});
  expect(body.map((row) => row.prod_id)).toEqual(['BUSAN', 'OVER', 'PACK2', 'PALACE', 'STAGE']);
  expect(body[0]).toEqual({
    prod_id: 'BUSAN',
    trip_id: expect.stringMatching(/^TR\d{8}$/),
    variant: 'trip',
    mod_day: '2026-03-10',
  });
});
