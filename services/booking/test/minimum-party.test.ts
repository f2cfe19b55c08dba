import type { Mail } from '@narae/service-kit';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { watchMinimums } from '../src/notify/minimum-party/watch-minimums.ts';
import { contextBeside } from './support/context-beside.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { paidOrder } from './support/paid-order.ts';
import { tour } from './support/products.ts';

const mailbox = 'desk@narae.example';
const desk = { as: 'MEM0000000099', role: 'booking' as const };
const prod_id = 'PSMALL1';
const dayMs = 86_400_000;

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout({ deskMailbox: mailbox });
  await shop.service.sell({ ...tour, prod_id, min_cnt: 4 });
});
afterEach(() => shop.close());

const daysBefore = (days: number): void => {
  const wanted = Date.parse(`${tour.start_day}T03:00:00Z`) - days * dayMs;
  shop.wait((wanted - shop.context.now().getTime()) / 60_000);
};
const watch = () => watchMinimums(shop.context);
const toDesk = (): Mail[] => shop.service.mails.all.filter(({ id }) => id?.includes('.minimum-desk.'));
const automatic = (minimum_automatic: boolean) =>
  shop.service.inject('adminCancelSettingsSave', { minimum_automatic }, desk);
const status = async () => (await shop.service.inject('adminDepartureCancelStatus', { prod_id }, desk)).body;

it('tells the desk of too few people once two weeks before and once when it is to be decided', async () => {
  await paidOrder(shop, { adult: 2 }, { prod_id });
  daysBefore(15);
  await watch();
  expect(toDesk()).toEqual([]);
  daysBefore(14);
  await watch();
  await watch();
  expect(toDesk()).toHaveLength(1);
  expect(toDesk()[0]).toMatchObject({ to: mailbox, lan_tp: 'KOR' });
  for (const said of ['2명', '4명', '14일', prod_id, '/admin/booking?view=departures'])
    expect(toDesk()[0]?.text).toContain(said);
  daysBefore(8);
  await watch();
  await watch();
  expect(toDesk()).toHaveLength(2);
});

it('two processes tell it once', async () => {
  daysBefore(10);
  const other = await contextBeside(shop.service, shop.context.now);
  await Promise.all([watch(), watchMinimums(other)]);
  await Promise.all([watch(), watchMinimums(other)]);
  expect(new Set(toDesk().map(({ id }) => id)).size).toBe(1);
});

it('says nothing where enough have paid', async () => {
  await paidOrder(shop, { adult: 4 }, { prod_id });
  daysBefore(8);
  await watch();
  expect(toDesk()).toEqual([]);
});

it('leaves the departure to the desk unless somebody switched cancelling on', async () => {
  await paidOrder(shop, { adult: 2 }, { prod_id });
  daysBefore(7);
  await watch();
  expect((await status()).state).toBe('none');
});

it('cancels it seven days before, refunds everybody whole and tells why in every language', async () => {
  const order = await paidOrder(shop, { adult: 2 }, { prod_id });
  expect((await automatic(true)).status).toBe(200);
  daysBefore(8);
  await watch();
  expect((await status()).state).toBe('none');
  daysBefore(7);
  // The process dies before its orders are cancelled; the next round finds it cancelled already.
  await watch();
  await watch();
  expect(await status()).toMatchObject({ state: 'running', asked_by: desk.as, orders_left: 1 });
  await runDepartureCancels(shop.context);
  const stored = await shop.booking(order.cart_id);
  expect(stored.txn_type).toBe('R');
  expect(stored.refunds?.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['organiser-cancelled', '200.00'],
  ]);
  const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
  for (const said of ['최소 출발 인원', 'Too few people', '最低成团人数', '最少催行人員', 'tối thiểu'])
    expect(shown?.organiser_reason).toContain(said);
});

it.each([6, 1])(
  'does not cancel by itself when it is too late to tell in time: %i days before',
  async (days) => {
    await paidOrder(shop, { adult: 2 }, { prod_id });
    await automatic(true);
    daysBefore(days);
    await watch();
    expect((await status()).state).toBe('none');
    expect(toDesk()).toHaveLength(1);
  },
);

it('keeps both switches apart, and writes into the audit log who turned which', async () => {
  await automatic(true);
  const settings = async () => (await shop.service.inject('adminCancelSettings', {}, desk)).body;
  expect(await settings()).toEqual({ automatic: false, minimum_automatic: true });
  await shop.service.inject('adminCancelSettingsSave', { automatic: true }, desk);
  await automatic(false);
  expect(await settings()).toEqual({ automatic: true, minimum_automatic: false });
  const rows = (await shop.service.inject('bookingAudit', {}, desk)).body;
  expect(rows.filter(({ action }) => action === 'cancel-settings-changed')).toHaveLength(3);
});
