import { rateChangedV1, type EventEnvelope } from '@narae/events';
import { addDays, closingSoonDays } from '@narae/rules';
import { advanceProgress } from '../src/products/product/refresh-products.ts';
import { clock, startCatalog, today, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
beforeEach(async () => {
  shop = await startCatalog();
});
afterEach(() => shop.close());

const priceInUsd = async (prod_id: string) => {
  const { body } = await shop.inject('productDetail', { currency: 'USD', lan_tp: 'ENG', prod_id });
  return body[0]?.prod_price;
};

it('prices by the current rate from the moment it changes', async () => {
  await shop.change({ prod_id: 'P1', origin_price: 150_500 });
  expect(await priceInUsd('P1')).toBe(151);
  await shop.rate('USD', '1,500');
  await shop.settle();
  expect(await priceInUsd('P1')).toBe(100);
});

it('keeps the last good rate', async () => {
  const outcomes = [];
  for (const [rate, day] of [
    [0, '2026-03-10'],
    ['n/a', '2026-03-10'],
    ['900', '2026-03-11'],
    ['900', '2026-03-09'],
  ] as const) {
    outcomes.push(await shop.rate('USD', rate, day));
  }
  expect(outcomes).toEqual([
    { rejected: 'not_a_rate' },
    { rejected: 'not_a_rate' },
    { rejected: 'future_day' },
    'unchanged',
  ]);
  expect(await shop.catalog.rates.findOne({ currency: 'USD' }).lean()).toMatchObject({
    deal_bas_r: 1000,
    rate_day: '2026-03-10',
  });
});

it('stores JPY as data and publishes nothing', async () => {
  const heard: EventEnvelope[] = [];
  shop.bus.watch([rateChangedV1.subject], (event) => heard.push(event));
  await shop.rate('JPY(100)', '891.74');
  await shop.rate('USD', '1,001');
  await shop.settle();
  expect(heard.map((event) => [event.aggregate_id, event.version])).toEqual([['USD', 2]]);
  expect((await shop.catalog.rates.findOne({ currency: 'JPY' }).lean())?.deal_bas_r).toBe(8.9174);
});

it('answers a translated error while a rate is missing', async () => {
  await shop.close();
  shop = await startCatalog({ rates: false });
  const asked = { currency: 'CNH', lan_tp: 'CHN', prod_type: 'CG001' };
  const { status, body } = await shop.inject('productList1', asked, { lanTp: 'CHN' });
  expect([status, body.error]).toEqual([503, 'exchange_rate_missing']);
  expect(body.message).toMatch(/汇率/);
});

it('closes what departs and marks what departs soon', async () => {
  await shop.change({ prod_id: 'TODAY', start_day: '2026-03-10' });
  await shop.change({ prod_id: 'SOON', start_day: addDays(today, closingSoonDays) });
  await shop.change({ prod_id: 'FAR', start_day: '2026-05-20' });
  const deps = { ...shop.catalog, clock, nudge: () => undefined };
  expect(await advanceProgress(deps)).toBe(2);
  expect(await advanceProgress(deps)).toBe(0);
  const { body } = await shop.inject('productList1', { currency: 'KRW', lan_tp: 'KOR' });
  expect(body.map((row) => [row.prod_id, row.progress_yn])).toEqual([
    ['SOON', 'D'],
    ['FAR', 'Y'],
    ['TODAY', 'E'],
  ]);
});
