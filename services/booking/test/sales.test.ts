import type { Sales, SalesKey } from '@narae/contracts';
import { salesKeys } from '@narae/contracts/sales-limits';
import { planCompensation } from '../src/kernel/domain/refund-plan.rules.ts';
import { sendRefunds } from '../src/payment/refunds/send-refunds.ts';
import { findBooking } from '../src/kernel/booking/booking.queries.ts';
import { changeBooking } from '../src/kernel/booking/change-booking.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { paidOrder as changeable } from './support/changed-order.ts';
import { desk } from './support/desk.ts';
import { booked, dateOn, move } from './support/moving.ts';
import { paidOrder } from './support/paid-order.ts';
import { payPal, unionPay } from './support/pay-methods.ts';
import { tour } from './support/products.ts';
import { owe, paidOrder as paidBy, refundsOf } from './support/refunds.ts';

let shop: Checkout;
let admin: ReturnType<typeof desk>;
beforeEach(async () => {
  shop = await startCheckout();
  admin = desk(shop.service);
});
afterEach(() => shop.close());

// The clock begins at noon in Seoul of 21 November.
const days = { from: '2026-11-21', to: '2026-11-23' };
const sales = async (by: SalesKey = 'day', range = days): Promise<Sales> =>
  (await admin.call('adminSales', { ...range, by })).body;
/** Key, orders, travellers, and charged and refunded in KRW. */
const lines = ({ rows }: Sales) =>
  rows.map(({ key, orders, travellers, krw }) => [key, orders, travellers, krw.charged, krw.refunded]);

it('counts a payment on the day it came in and a refund on the day it was back, both in Seoul', async () => {
  const { cart_id } = await paidBy(shop, payPal);
  // Past midnight in Seoul, while it is still the 21st in UTC.
  shop.wait(12 * 60 + 1);
  await owe(shop, cart_id, { back: 70, of: 100 });
  expect((await sales()).total.krw.refunded).toBe(0);
  await sendRefunds(shop.context, cart_id);
  const found = await sales();
  expect(lines(found)).toEqual([
    ['2026-11-21', 1, 1, 130_000, 0],
    ['2026-11-22', 0, 0, 0, 91_000],
  ]);
  expect(found.rows[1]?.money).toEqual([{ currency: 'USD', charged: 0, refunded: 70, net: -70 }]);
  expect(found.total).toEqual({
    orders: 1,
    travellers: 1,
    money: [{ currency: 'USD', charged: 100, refunded: 70, net: 30 }],
    krw: { charged: 130_000, refunded: 91_000, net: 39_000 },
  });
  expect(lines(await sales('day', { from: '2026-11-22', to: '2026-11-23' }))).toEqual([
    ['2026-11-22', 0, 0, 0, 91_000],
  ]);
});

it('counts what is paid for a change on its own day, and as no further order', async () => {
  const order = await changeable(shop);
  shop.wait(24 * 60);
  const rv_mem_id = (await shop.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const { order_id, me } = order;
  const { due_id } = (
    await me.call('orderNameChange', { order_id, names: [{ rv_mem_id, mem_nm: 'KIM NEW' }] })
  ).body;
  await payPal.arrive(shop, await order.payDue(due_id ?? ''), [shop.service]);
  expect(lines(await sales())).toEqual([
    ['2026-11-21', 1, 1, 130_000, 0],
    ['2026-11-22', 0, 0, 65_000, 0],
  ]);
});

it('keeps counting the travellers an order was paid for when some of them are cancelled', async () => {
  const { order_id, travellers, me } = await paidOrder(shop, { adult: 2, children: 1 });
  const gone = travellers.slice(1, 2);
  await me.call('orderCancelRequest', { order_id, reason: 'Ill', rv_mem_ids: gone });
  expect((await admin.decide(order_id)).status).toBe(200);
  expect((await sales()).total).toMatchObject({ orders: 1, travellers: 3 });
});

it('counts a payment that nothing could be given for as money and not as an order', async () => {
  const { cart_id, me, pay } = await shop.confirmed();
  const onDesktop = await pay();
  const onPhone = (await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'M' })).body.refno;
  for (const refno of [onDesktop, onPhone]) await payPal.arrive(shop, refno, [shop.service]);
  expect((await refundsOf(shop, cart_id)).map(({ state }) => state)).toEqual(['refunded']);
  expect((await sales()).total).toMatchObject({
    orders: 1,
    travellers: 1,
    krw: { charged: 260_000, refunded: 130_000, net: 130_000 },
  });
});

it('counts a compensation when the desk has paid it', async () => {
  const { cart_id } = await paidBy(shop, payPal);
  await changeBooking(
    shop.context,
    () => findBooking(shop.context.bookings, cart_id),
    (booking, { now: made_at }) => ({ set: { refunds: planCompensation(booking, 10, { made_at }) } }),
  );
  expect((await sales()).total.krw.refunded).toBe(0);
  const [refund] = await refundsOf(shop, cart_id);
  const settled = { refund_id: refund?.refund_id ?? '', from: 'by-hand', to: 'paid-by-hand', note: 'Paid' };
  expect((await admin.call('adminRefundSettle', settled)).status).toBe(200);
  expect((await sales()).total.krw.refunded).toBe(13_000);
});

it('counts a refund from before refunds were rows on the day of its payment', async () => {
  const { cart_id, refno } = await paidBy(shop, payPal);
  await shop.context.bookings.updateOne(
    { cart_id, 'payments.refno': refno },
    { $set: { 'payments.$.status': 'refunded' } },
  );
  expect((await sales()).total.krw).toEqual({ charged: 130_000, refunded: 130_000, net: 0 });
});

it('says how many payments have no frozen rate, and counts them in their own currency alone', async () => {
  const { cart_id } = await paidBy(shop, payPal);
  await shop.context.bookings.updateOne(
    { cart_id },
    { $set: { 'price.currency': 'CNH', 'price.deal_bas_r': 185 } },
  );
  expect(await sales()).toMatchObject({
    unrated_cnt: 1,
    total: { money: [{ currency: 'USD', charged: 100 }], krw: { charged: 0 } },
  });
});

describe('orders of two products, in three currencies and languages, over three days', () => {
  beforeEach(async () => {
    await shop.service.sell({ ...tour, prod_id: 'PTOUR2' });
    const dollars = await paidBy(shop, payPal);
    await paidOrder(shop, { adult: 2 }, { prod_id: 'PTOUR2' });
    shop.wait(24 * 60);
    const won = await paidBy(shop, unionPay);
    const yuan = await changeable(shop, { lanTp: 'CHN', pay_type: 'A' });
    shop.wait(24 * 60);
    for (const { cart_id } of [dollars, won, yuan]) {
      await owe(shop, cart_id, { back: 33, of: 100 });
      await sendRefunds(shop.context, cart_id);
    }
  });

  it('come to the same by day, trip, product, language and currency', async () => {
    const all = await Promise.all(salesKeys.map((by) => sales(by)));
    const [{ total }] = all as [Sales];
    expect(total.orders).toBe(4);
    expect(total.money.map(({ currency }) => currency)).toEqual(['CNH', 'KRW', 'USD']);
    for (const found of all) {
      expect(found.total).toEqual(total);
      const sum = (of: (row: Sales['rows'][number]) => number) =>
        found.rows.reduce((done, row) => done + of(row), 0);
      expect([sum(({ orders }) => orders), sum(({ travellers }) => travellers)]).toEqual([4, 5]);
      expect(sum(({ krw }) => krw.net)).toBe(total.krw.net);
      for (const { currency, charged, refunded } of total.money) {
        const own = (row: Sales['rows'][number]) => row.money.find((one) => one.currency === currency);
        expect(sum((row) => own(row)?.charged ?? 0)).toBe(charged);
        expect(sum((row) => own(row)?.refunded ?? 0)).toBe(refunded);
      }
    }
    expect(all.map(({ rows }) => rows.map(({ key }) => key))).toEqual([
      ['2026-11-21', '2026-11-22', '2026-11-23'],
      ['PTOUR1', 'PTOUR2'],
      ['PTOUR1', 'PTOUR2'],
      ['ENG', 'CHN'],
      ['USD', 'CNH', 'KRW'],
    ]);
  });

  it('are a file whose last line is the sum, and whose download is in the audit log', async () => {
    const url = '/api/admin/salesCsv/product/2026-11-21/2026-11-23?lan_tp=ENG';
    const cookie = await shop.service.sessions.cookie({ as: admin.as, role: 'booking' });
    const { headers, body } = await shop.service.app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost', cookie },
    });
    expect(headers['content-disposition']).toBe(
      'attachment; filename="sales-product-2026-11-21-2026-11-23.csv"',
    );
    const rows = body.trim().split('\r\n');
    expect(rows[0]).toContain('Product number,Product,Orders,Travellers,Charged (CNY),Refunded (CNY)');
    const { total } = await sales('product');
    expect(rows.at(-1)).toMatch(new RegExp(`^Total,,4,5,.*,${total.krw.net}$`));
    expect(rows).toHaveLength(4);
    const log = (await admin.call('bookingAudit', { kind: 'sales' })).body;
    expect(log).toMatchObject([
      { action: 'sales-downloaded', by: admin.as, id: 'product.2026-11-21.2026-11-23' },
    ]);
  });
});

it('rejects days in the wrong order, more than a year of them, and what is no day', async () => {
  const asked = async (from: string, to: string) =>
    (await admin.call('adminSales', { from, to, by: 'day' })).body;
  expect(await asked('2026-11-22', '2026-11-21')).toMatchObject({ error: 'day_order', field: 'to' });
  expect(await asked('2026-01-01', '2027-01-02')).toMatchObject({ error: 'sales_days_most', field: 'to' });
  expect(await asked('2026-01-01', '2027-01-01')).toMatchObject({ rows: [] });
  expect(await asked('2026-02-30', '2026-03-01')).toMatchObject({ error: 'invalid_value' });
});

it('departures of a trip are one row, named like one of them, and a moved order is sold by its trip', async () => {
  await shop.service.sell(dateOn('PONE', '2026-12-20', 100));
  await shop.service.sell(dateOn('PTWO', '2026-12-27', 100));
  const order = await booked(shop, 'PONE');
  await booked(shop, 'PTWO');
  await paidOrder(shop, { adult: 1 });
  const before = await sales('trip');
  expect(lines(before)).toEqual([
    ['TR00000001', 2, 2, 260_000, 0],
    ['PTOUR1', 1, 1, 130_000, 0],
  ]);
  expect(before.rows.map(({ title }) => title)).toEqual(
    (await sales('product')).rows.map(({ title }) => title).slice(1),
  );
  expect((await move(order, 'PTWO')).status).toBe(200);
  expect(lines(await sales('trip'))).toEqual(lines(before));
  expect((await sales('product')).total).toEqual(before.total);
});

it.each(salesKeys)(
  'a payment refunded in parts, at a rate that rounds each of them, nets nothing by %s',
  async (by) => {
    const { cart_id } = await paidBy(shop, payPal);
    // 33 USD are 42,900.66 KRW and 100 USD 130,002.
    await shop.context.bookings.updateOne({ cart_id }, { $set: { 'price.deal_bas_r': 1300.02 } });
    for (const back of [33, 33, 34]) {
      await owe(shop, cart_id, { back, of: 100 });
      await sendRefunds(shop.context, cart_id);
      shop.wait(60);
    }
    expect((await refundsOf(shop, cart_id)).map(({ amount }) => Number(amount))).toEqual([33, 33, 34]);
    const { rows, total } = await sales(by);
    expect(total.krw).toEqual({ charged: 130_002, refunded: 130_002, net: 0 });
    expect(rows.reduce((net, { krw }) => net + krw.net, 0)).toBe(0);
  },
);
