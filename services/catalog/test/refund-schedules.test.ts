import { productChangedV1, type EventEnvelope } from '@narae/events';
import { firstRefundSchedules, nameChangeOf } from '@narae/rules';
import { carryParts } from '../src/products/product/refresh-products.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock, localized } from './fixtures.ts';

let shop: Admin;
beforeEach(async () => {
  shop = await startAdmin();
});
afterEach(() => shop.close());

const steps = [
  { from_days: 14, pct: 100 },
  { from_days: 0, pct: 40 },
];
const told = async (lan_tp = 'ENG') => (await shop.inject('refundSchedules', { lan_tp })).body;
const detail = async () =>
  (await shop.inject('productDetail', { currency: 'USD', lan_tp: 'ENG', prod_id: 'P000001' })).body[0];
/** What was told of products to booking while something happened. */
const toldBooking = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const events: EventEnvelope[] = [];
  const unwatch = shop.bus.watch([productChangedV1.subject], (event) => void events.push(event));
  await work();
  await shop.settle();
  unwatch();
  return events.map(({ data }) => data);
};

it('are as the shop opened with them until somebody edits one (REFUND-3)', async () => {
  const rows = await told('KOR');
  expect(rows.map(({ title }) => title)).toEqual(['당일 여행', '숙박 여행', '콘서트·팬미팅', '국외 패키지']);
  expect(rows).toMatchObject(
    Object.values(firstRefundSchedules).map((first) => ({ ...first, version: 0, name_fee_usd: 50 })),
  );
  const list = (await shop.inject('adminList', { kind: 'refundSchedule' }, admin)).body;
  expect(list.map(({ id, state }) => [id, state])).toEqual(
    Object.keys(firstRefundSchedules).map((name) => [name, 'published']),
  );
});

it('a published one is told by the terms, by product pages and, whole, to booking; its version rises', async () => {
  await shop.save('product', 'P000001', { refund_schedule: 'trip-stay' });
  await shop.publish('product', 'P000001');
  expect(await detail()).toMatchObject({
    refund_terms: { ...firstRefundSchedules['trip-stay'], version: 0 },
    name_change: nameChangeOf('tour'),
  });
  await shop.save('refundSchedule', 'trip-stay', { steps, no_show_pct: 10, name_fee_usd: 30 });
  expect((await told())[1]).toMatchObject(firstRefundSchedules['trip-stay']);

  const next = {
    name: 'trip-stay',
    version: 1,
    steps: [
      { fromDays: 14, pct: 100 },
      { fromDays: 0, pct: 40 },
    ],
    noShowPct: 10,
    grace: null,
    organiserExtraPct: 0,
  };
  const events = await toldBooking(async () => {
    expect((await shop.publish('refundSchedule', 'trip-stay')).body).toEqual({ msg: 'success' });
  });
  expect((await told())[1]).toEqual({ ...next, title: 'Trips with a stay', name_fee_usd: 30 });
  const name_change = { countsAsCancellation: false, feeUsd: 30 };
  expect(await detail()).toMatchObject({ refund_terms: next, name_change });
  expect(events).toMatchObject([{ prod_id: 'P000001', refund_terms: next, name_change }]);

  await shop.save('refundSchedule', 'trip-stay', { names: localized('Stays') });
  await shop.publish('refundSchedule', 'trip-stay');
  expect((await told())[1]).toMatchObject({ title: 'Stays English', version: 2 });
  const rows = (await shop.inject('adminAudit', { kind: 'refundSchedule', id: 'trip-stay' }, admin)).body;
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'draft-saved',
    'draft-saved',
    'published',
    'published',
  ]);
});

it('one that no product names changes no product', async () => {
  await shop.save('refundSchedule', 'performance', { organiser_extra_pct: 20 });
  expect(await toldBooking(() => shop.publish('refundSchedule', 'performance'))).toEqual([]);
});

it('a process that ends before products carry it leaves that to the job, once', async () => {
  const catalog = { ...shop.catalog, clock, nudge: () => undefined };
  await shop.catalog.products.updateMany({}, { $unset: { refund_terms: 1, name_change: 1 } });
  expect(await detail()).toMatchObject({ refund_terms: firstRefundSchedules.outbound });
  expect(await carryParts(catalog)).toBe(1);
  expect(await carryParts(catalog)).toBe(0);
  await shop.catalog.refundSchedules.create({
    schedule: 'outbound',
    names: localized('Far'),
    steps,
    no_show_pct: 0,
    grace: { grace_hours: 48, grace_until_days: 7 },
    organiser_extra_pct: 0,
    name_fee_usd: 50,
    version: 1,
  });
  expect(await carryParts(catalog)).toBe(1);
  expect(await detail()).toMatchObject({ refund_terms: { version: 1, grace: { hours: 48, untilDays: 7 } } });
  expect(await carryParts(catalog)).toBe(0);
});

it.each([
  [{ steps: [] }, 'refund_days_order', 'content.steps'],
  [{ steps: [{ from_days: 3, pct: 100 }] }, 'refund_days_order', 'content.steps.0.from_days'],
  [{ steps: [steps[1], steps[0]] }, 'refund_days_order', 'content.steps.1.from_days'],
  [{ steps: [steps[0], steps[0], steps[1]] }, 'refund_days_order', 'content.steps.1.from_days'],
  [{ steps: [steps[1]], no_show_pct: 41 }, 'refund_pct_rises', 'content.no_show_pct'],
  [
    {
      steps: [
        { from_days: 7, pct: 30 },
        { from_days: 0, pct: 40 },
      ],
    },
    'refund_pct_rises',
    'content.steps.1.pct',
  ],
  [{ names: { ...localized('x'), VTN: '' } }, 'translation_missing', 'content.names.VTN'],
])('publishing %j: %s at %s', async (over, error, field) => {
  await shop.save('refundSchedule', 'trip-day', over);
  const { body } = await shop.publish('refundSchedule', 'trip-day');
  expect([body.error, body.field]).toEqual([error, field]);
  expect((await told())[0]).toMatchObject({ version: 0 });
});

it.each([
  [{ steps: [{ from_days: 0, pct: 101 }] }, 'invalid_value', 'content.steps.0.pct'],
  [{ steps: [{ from_days: -1, pct: 1 }] }, 'invalid_value', 'content.steps.0.from_days'],
  [{ version: 7 }, 'unknown_field', 'content.version'],
])('a draft of %j: %s at %s', async (over, error, field) => {
  const { body } = await shop.save('refundSchedule', 'trip-day', over);
  expect([body.error, body.field]).toEqual([error, field]);
});

it('there is no fifth', async () => {
  const content = (await shop.read('refundSchedule', 'outbound')).published;
  const fifth = { kind: 'refundSchedule', id: 'cruise', content, base: '', rev: 0 };
  expect((await shop.inject('adminDraftSave', fifth, admin)).body).toMatchObject({
    error: 'content_id_needed',
  });
});
