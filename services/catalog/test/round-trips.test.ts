import { localized, startCatalog, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
/** What the store is asked while a call is answered; what the relay and the audit job read beside it is not. */
let asked: string[];

const reads = new Set(['find', 'findOne', 'aggregate', 'countDocuments', 'distinct']);

const usd = { currency: 'USD', lan_tp: 'ENG' };
const of = { prod_type: 'CG001', prod_category: '01' };

beforeAll(async () => {
  shop = await startCatalog();
  await shop.catalog.options.create([
    {
      opt_code: 'O1',
      kind: 'extra',
      names: localized('Dinner'),
      messages: localized('At seven'),
      origin_price: 33_300,
    },
  ]);
  const hotels = [
    { hotel_dtl_id: 'H1S', hotel_type: 'S' as const, names: localized('Single'), origin_hotel_price: 90_000 },
  ];
  for (let at = 0; at < 4; at += 1)
    await shop.change({ prod_id: `P${at}`, opt_codes: ['O1'], hotels, related: ['P1', 'P2', 'P3'] });
  for (const [prod_id, start_time] of [
    ['P4', '09:00'],
    ['P5', '19:00'],
  ] as const)
    await shop.change({ prod_id, start_time, hotels }, 'P4');
  await shop.settle();
  // The first search learns the words of the shop; from then on they are known.
  await shop.inject('productSearch', { ...usd, q: 'palace' });
  shop.catalog.products.base.set('debug', (collection: string, method: string, query: unknown) => {
    const trip = `${collection}.${method} ${JSON.stringify(query)}`;
    if (reads.has(method) && !/outbox|audit\.at|^content_versions/.test(trip)) asked.push(trip);
  });
});
afterAll(async () => {
  shop.catalog.products.base.set('debug', false);
  await shop.close();
});
beforeEach(() => {
  asked = [];
});

test.each([
  // The rooms of all pairs are known since the search (CART-6).
  ['a list', 'productList1', usd, 1],
  ['a category', 'productList1', { ...usd, prod_type: 'CG001' }, 1],
  ['a search', 'productSearch', { ...usd, q: 'palace' }, 1],
  ['a search for nothing in particular', 'productSearch', { ...usd, q: '' }, 1],
  // The trips and their marks are read once, and each page by itself.
  ['a page of trips', 'tripList', usd, 3],
  ['a page of trips within days', 'tripList', { ...usd, from: '2026-04-01' }, 3],
  ['the shelves of the home page', 'tripShelves', usd, 1],
  ['how many trips there are', 'tripListSummary', { ...usd, from: '2026-04-01', q: 'palace' }, 0],
  ['the events', 'eventInfoList', { lan_tp: 'ENG' }, 1],
  ['the articles', 'kpopInfoList', { lan_tp: 'ENG' }, 1],
  ['a product', 'productDetail', { ...usd, prod_id: 'P1' }, 4],
  ['an event', 'eventInfoDtl', { lan_tp: 'ENG', event_id: 'E1' }, 3],
  ['an article', 'kpopInfoDetail', { lan_tp: 'ENG', info_seq: 'K1' }, 3],
  ['pictures', 'imageList', { prod_id: 'P1' }, 1],
  ['options', 'optionList2', { currency: 'USD', opt_code: 'O1' }, 1],
  ['messages of options', 'optionMsg', { opt_code: 'O1', ...of }, 2],
  ['rooms', 'hotelDtlList', { currency: 'USD', ...of }, 1],
  ['what goes with it', 'productRelated', { ...usd, prod_id: 'P1' }, 3],
  ['what a head says', 'pageFacts', { ...usd, prod_id: 'P1' }, 2],
  ['what the head of a trip with several dates says', 'pageFacts', { ...usd, prod_id: 'P4' }, 4],
] as const)('%s costs at most the trips to the store it may', async (_, call, info, most) => {
  const { status } = await shop.inject(call, info as never);
  expect(status).toBe(200);
  expect(asked.length).toBeGreaterThan(most > 0 ? 0 : -1);
  expect({ call, asked: asked.length <= most ? 'few enough' : asked }).toEqual({ call, asked: 'few enough' });
});

test('a client that has the answer already gets 304 without another trip, and a change is seen at once', async () => {
  const ask = (etag?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/productList1',
      payload: { info: usd },
      headers: etag ? { 'if-none-match': etag } : {},
    });
  const etag = String((await ask()).headers['etag']);
  asked = [];
  const again = await ask(etag);
  expect([again.statusCode, again.body, asked]).toEqual([304, '', []]);
  await shop.change({ prod_id: 'P1', origin_price: 77_000, opt_codes: ['O1'] });
  const after = await ask(etag);
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('77000');
});
