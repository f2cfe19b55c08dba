import { firstRefundSchedules } from '@narae/rules';
import {
  paidBooking,
  plainBooking,
  plainPrice,
  plainTraveller,
} from '../../../test/support/plain-booking.ts';
import { tour } from '../../../test/support/products.ts';
import { quoteCancel, type Quoted } from './cancel-quote.rules.ts';

/** Noon in Seoul, so many days before the tour leaves. */
const before = (days: number): Date => new Date(Date.parse('2026-12-20T03:00:00Z') - days * 86_400_000);
const two = paidBooking({
  party: { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  travellers: [plainTraveller(), plainTraveller({ rv_mem_id: 'RV2', sort_order: 2 })],
});
const quote = (days: number, over: Partial<Parameters<typeof quoteCancel>[2]> = {}, booking = two) =>
  quoteCancel(booking, tour, { now: before(days), automatic: true, ...over });
const quoted = (...args: Parameters<typeof quote>): Quoted => {
  const made = quote(...args);
  if ('error' in made) throw new Error(made.error);
  return made;
};

test('the whole order is quoted by the step of its schedule, with every later one', () => {
  expect(quoted(2)).toEqual({
    share: { part: 1, of: 1 },
    quote: {
      order_id: 'ORDER1',
      version: 3,
      rv_mem_ids: ['RV1', 'RV2'],
      whole: true,
      pct: 90,
      sums: [{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }],
      tiers: [
        {
          pct: 90,
          until: '2026-12-18T14:59:59.999Z',
          until_day: '2026-12-18',
          refunds: [{ amount: 90, currency: 'USD' }],
        },
        {
          pct: 80,
          until: '2026-12-19T14:59:59.999Z',
          until_day: '2026-12-19',
          refunds: [{ amount: 80, currency: 'USD' }],
        },
        {
          pct: 70,
          until: '2026-12-20T14:59:59.999Z',
          until_day: '2026-12-20',
          refunds: [{ amount: 70, currency: 'USD' }],
        },
      ],
      departure: '2026-12-20',
      automatic: true,
    },
  });
});

test('naming everybody is the whole order, in whatever order', () => {
  expect(quoted(2, { rv_mem_ids: ['RV2', 'RV1'] })).toEqual(quoted(2));
});

test('some of the travellers are quoted by their part of the price, and a person decides', () => {
  const price = { ...plainPrice, total: 200, cost: 200, origin_cost: 260_000 };
  const part = quoted(2, { rv_mem_ids: ['RV2'] }, { ...two, price });
  expect(part.share).toEqual({ part: 100, of: 200 });
  expect(part.quote).toMatchObject({
    whole: false,
    rv_mem_ids: ['RV2'],
    automatic: false,
    sums: [{ currency: 'USD', charged: 50, refunded: 45, kept: 5 }],
  });
});

test('travellers who cannot be cancelled alone are named by the field', () => {
  expect(quote(2, { rv_mem_ids: ['RV9'] })).toEqual({ error: 'invalid_value', field: 'rv_mem_ids' });
});

test('nothing is quoted before there is an order and a price', () => {
  const rejected = { error: 'txn_type_invalid', field: 'order_id' };
  expect(quote(2, {}, plainBooking({ order_id: null }))).toEqual(rejected);
  expect(quoteCancel({ ...two, price: null }, tour, { now: before(2), automatic: true })).toEqual(rejected);
});

test('on the day of departure and after it a person decides, where the shop would by itself', () => {
  expect(quoted(1).quote.automatic).toBe(true);
  expect(quoted(1, { automatic: false }).quote.automatic).toBe(false);
  expect(quoted(0).quote).toMatchObject({ automatic: false, pct: 70 });
});

test('who did not come is left a share of the whole order for thirty days, where the schedule has one', () => {
  const departed = { error: 'cancel_departed', field: 'order_id' };
  expect(quoted(-1).quote).toMatchObject({ pct: 70, tiers: [], automatic: false });
  expect(quoted(-30).quote.pct).toBe(70);
  expect(quote(-31)).toEqual(departed);
  expect(quote(-1, { rv_mem_ids: ['RV2'] })).toEqual(departed);
  const price = { ...plainPrice, refund_schedule: firstRefundSchedules.outbound };
  expect(quote(-1, {}, { ...two, price })).toEqual(departed);
  expect(quoted(0, {}, { ...two, price }).quote.pct).toBe(50);
});
