import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { admin } from './admin-fixtures.ts';
import { startCatalog, type TestCatalog } from './fixtures.ts';

/** What the source says about a day, YYYYMMDD; nothing for all others. */
let said: Record<string, unknown>;
/** What the source does instead of answering. */
let misbehave: ((end: (status: number, body: string) => void) => void) | null;
let asked: URL[];
let source: Server;
let shop: TestCatalog;

const row = (cur_unit: string, deal_bas_r: string, result = 1) => ({ result, cur_unit, deal_bas_r });

beforeAll(async () => {
  source = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://source');
    asked.push(url);
    const end = (status: number, body: string): void => void response.writeHead(status).end(body);
    if (misbehave) return misbehave(end);
    end(200, JSON.stringify(said[url.searchParams.get('searchdate') ?? ''] ?? []));
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
});
afterAll(() => {
  source.closeAllConnections();
  source.close();
});
beforeEach(async () => {
  said = {};
  // The request at the start is over with its first answer.
  misbehave = (end) => end(500, '');
  asked = [];
  const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  const rateSource = { url, key: 'the-key', timeoutMs: 2_000, everyMs: 3_600_000 };
  const looked = once(source, 'request');
  shop = await startCatalog({ rateSource });
  await looked;
  misbehave = null;
  await shop.rate('JPY', 9, '2026-03-02');
});
afterEach(() => shop.close());

const fetchNow = async () => {
  asked = [];
  return shop.inject('adminRatesFetch', {}, admin);
};
const inUse = async () => {
  const { body } = await shop.inject('adminRates', {}, admin);
  return Object.fromEntries(body.rates.map((rate) => [rate.currency, [rate.deal_bas_r, rate.rate_day]]));
};

it('takes numbers with commas and units of a hundred, and prices follow at once', async () => {
  said['20260310'] = [row('USD', '1,040.5'), row('JPY(100)', '911.23'), row('CNH', '201.7'), row('EUR', '1')];
  await shop.change({ prod_id: 'P1', origin_price: 104_050 });
  const { status, body } = await fetchNow();
  expect([status, body]).toEqual([200, { msg: 'success', rate_day: '2026-03-10', taken: 3 }]);
  expect(await inUse()).toEqual({
    USD: [1040.5, '2026-03-10'],
    CNH: [201.7, '2026-03-10'],
    JPY: [9.1123, '2026-03-10'],
  });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    authkey: 'the-key',
    searchdate: '20260310',
    data: 'AP01',
  });
  const detail = await shop.inject('productDetail', { currency: 'USD', lan_tp: 'ENG', prod_id: 'P1' });
  expect(detail.body[0]?.prod_price).toBe(100);
  const { body: rates } = await shop.inject('adminRates', {}, admin);
  expect(rates.rates[0]?.history[0]).toMatchObject({ deal_bas_r: 1040.5, by: 'official' });
  const { body: audit } = await shop.inject('adminAudit', { kind: 'rate', id: 'USD' }, admin);
  expect(audit[0]).toMatchObject({
    by: admin.as,
    action: 'rate-fetched',
    changes: [{ field: 'deal_bas_r', from: '1000', to: '1040.5' }],
  });
});

it('walks back over days without rates, to the last one that had any', async () => {
  said['20260306'] = [row('JPY(100)', '905')];
  const { body } = await fetchNow();
  expect(body).toMatchObject({ rate_day: '2026-03-06', taken: 1 });
  expect(asked.map(({ searchParams }) => searchParams.get('searchdate'))).toEqual([
    '20260310',
    '20260309',
    '20260308',
    '20260307',
    '20260306',
  ]);
  expect((await inUse())['JPY']).toEqual([9.05, '2026-03-06']);
});

it('goes no further back than what is known', async () => {
  expect((await fetchNow()).body).toMatchObject({ rate_day: '2026-03-02', taken: 0 });
  expect(asked).toHaveLength(9);
});

it.each<[string, unknown]>([
  ['a wrong key', [{ result: 3, cur_unit: null, deal_bas_r: null }]],
  ['the day’s last question', [{ result: 4 }]],
  ['no list', { error: 'maintenance' }],
  ['numbers that are none', [row('USD', 'abc'), row('CNH', '0'), row('JPY(100)', '-1')]],
  ['a rate that cannot be meant', [row('USD', '10.4')]],
])('keeps the last good rates when the source answers %s', async (_, answer) => {
  said['20260310'] = answer;
  const before = await inUse();
  const { status, body } = await fetchNow();
  expect([status, body.error]).toEqual([502, 'rate_source_fail']);
  expect(await inUse()).toEqual(before);
});

it('ignores rows that are no rates', async () => {
  said['20260310'] = [{ hello: 'world' }, 7, { result: 1, cur_unit: 'USD', deal_bas_r: null }];
  expect((await fetchNow()).body).toMatchObject({ rate_day: '2026-03-02', taken: 0 });
});

it.each<[string, NonNullable<typeof misbehave>]>([
  ['falls silent', () => undefined],
  ['is in trouble', (end) => end(500, 'oops')],
  ['sends a page', (end) => end(200, '<html>')],
  ['sends more than rates can be', (end) => end(200, JSON.stringify(['x'.repeat(300_000)]))],
])('keeps the last good rates when the source %s', async (_, how) => {
  misbehave = how;
  const before = await inUse();
  const { status, body } = await fetchNow();
  expect([status, body.error]).toEqual([502, 'rate_source_fail']);
  expect(await inUse()).toEqual(before);
});

describe('by hand', () => {
  const set = (over: object) =>
    shop.inject('adminRateSet', { currency: 'USD', deal_bas_r: 1010, ...over }, admin);

  it('takes a small step, and a large one once it is confirmed', async () => {
    expect((await set({})).status).toBe(200);
    const asked = await set({ deal_bas_r: 1200 });
    expect([asked.status, asked.body.error]).toEqual([409, 'rate_jump']);
    expect(asked.body.message).toContain('18.8');
    expect((await inUse())['USD']).toEqual([1010, '2026-03-10']);
    expect((await set({ deal_bas_r: 1200, confirmed: true })).status).toBe(200);
    expect((await inUse())['USD']).toEqual([1200, '2026-03-10']);
    const { body } = await shop.inject('adminRates', {}, admin);
    expect(body.rates[0]?.history.map(({ deal_bas_r, by }) => [deal_bas_r, by])).toEqual([
      [1200, admin.as],
      [1010, admin.as],
      [1000, ''],
    ]);
  });

  it.each([
    [{ deal_bas_r: 10 }, 'rate_bounds', 'deal_bas_r'],
    [{ deal_bas_r: 10, confirmed: true }, 'rate_bounds', 'deal_bas_r'],
    [{ deal_bas_r: 0 }, 'rate_not_a_rate', 'deal_bas_r'],
    [{ deal_bas_r: 'x' }, 'rate_not_a_rate', 'deal_bas_r'],
    [{ deal_bas_r: -1391 }, 'rate_not_a_rate', 'deal_bas_r'],
    [{ rate_day: '2026-03-11' }, 'rate_day_invalid', 'rate_day'],
    [{ rate_day: 'soon' }, 'rate_day_invalid', 'rate_day'],
    [{ rate_day: '2026-03-01' }, 'rate_older', 'rate_day'],
    [{ currency: 'KRW' }, 'invalid_value', 'currency'],
  ])('rejects %j', async (over, error, field) => {
    const { body } = await set(over);
    expect([body.error, body.field]).toEqual([error, field]);
    expect((await inUse())['USD']).toEqual([1000, '2026-03-10']);
  });
});

it('says so where there is no source', async () => {
  const alone = await startCatalog();
  const { status, body } = await alone.inject('adminRatesFetch', {}, admin);
  expect([status, body.error]).toEqual([503, 'rate_source_off']);
  expect((await alone.inject('adminRates', {}, admin)).body.has_source).toBe(false);
  await alone.close();
});
