import { tripChangedV2, type EventEnvelope } from '@narae/events';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import type { ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { gate } from './support/departure.ts';
import { booked, dateOn, move } from './support/moving.ts';
import { payPal } from './support/pay-methods.ts';
import { readCalendar } from './support/read-calendar.ts';
import { changeSold, changeTo, soldOn, tell } from './support/sold.ts';

const minutesADay = 1440;

let shop: Checkout;
let trips: EventEnvelope[];
beforeEach(async () => {
  shop = await startCheckout();
  trips = [];
  await shop.service.bus.consume({
    name: 'booking-test-changed-trips',
    subjects: [tripChangedV2.subject],
    handle: async (event) => void trips.push(event),
  });
});
afterEach(() => shop.close());

const sold = soldOn('PSOLD', '2026-12-20');
const sell = async (over = {}) => {
  await shop.service.sell({ ...sold, ...over });
  return { ...sold, ...over };
};
const changesOf = async ({ cart_id }: { readonly cart_id: string }) =>
  (await shop.booking(cart_id)).departure_changes ?? [];
const quote = async ({ me, order_id }: ChangedOrder) =>
  (await me.call('orderCancelQuote', { order_id })).body[0]!;
const set = ({ cart_id }: { readonly cart_id: string }, fields: object) =>
  bookingModel(shop.service.store).updateOne({ cart_id }, { $set: fields });

describe('who paid for a departure that is changed (ORDER-22)', () => {
  it('has what was and what is, why, and until when cancelling is free, once', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    const changed = await changeSold(shop, sold, { start_day: '2026-12-27', end_day: '2026-12-28' });
    const now = shop.context.now();
    expect(await tell(shop)).toBe(1);
    expect(await changesOf(order)).toEqual([
      {
        no: 1,
        prod_id: 'PSOLD',
        change_no: 1,
        at: now,
        from: expect.objectContaining({
          start_day: '2026-12-20',
          end_day: '2026-12-20',
          start_time: '09:00',
        }),
        to: expect.objectContaining({ start_day: '2026-12-27', end_day: '2026-12-28', start_time: '09:00' }),
        reason: 'weather',
        note: 'A storm comes.',
        free_until: new Date(now.getTime() + 7 * 86_400_000),
      },
    ]);
    expect(await tell(shop)).toBe(0);
    await shop.service.sell(changed);
    await tell(shop);
    expect(await changesOf(order)).toHaveLength(1);
    const { steps } = await desk(shop.service).order(order.order_id);
    expect(steps.filter(({ what }) => what === 'departure-changed')).toEqual([
      { what: 'departure-changed', by: 'desk', at: now.toISOString(), about: '1' },
    ]);
  });

  it('keeps seats, price and tickets; other services hear of the new last day', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    const { price } = await shop.booking(order.cart_id);
    const [ticket] = (await order.me.call('orderTickets', { order_id: order.order_id })).body;
    await changeSold(shop, sold, { start_day: '2026-11-24', end_day: '2026-11-24', origin_price: 999_000 });
    await tell(shop);
    await shop.service.settle();
    expect((await shop.booking(order.cart_id)).price).toEqual(price);
    expect((await shop.ledger('PSOLD')).claims).toMatchObject([{ key: order.cart_id, status: 'paid' }]);
    expect(trips.at(-1)?.data).toMatchObject({ order_id: order.order_id, last_day: '2026-11-24' });
    const { outcome } = await gate(shop.service, 'Bus 1', 'PSOLD').scan(ticket?.token ?? '');
    expect(outcome).toBe('ok');
  });

  it('reads it on the page of the order, in its own language', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    await changeSold(shop, sold, { start_time: '10:00', meeting_points: sold.titles });
    await tell(shop);
    const { order_id, me } = order;
    const korean = { ...me, lanTp: 'KOR' } as const;
    const page = async () => (await shop.service.inject('myOrder', { order_id }, korean)).body[0];
    expect(await page()).toMatchObject({
      departure_changes: [
        {
          no: 1,
          parts: ['time', 'meeting'],
          before: { ymd_format: '2026-12-20', start_time: '09:00', meeting_point: '궁 정문' },
          now: {
            ymd_format: '2026-12-20',
            start_time: '10:00',
            meeting_point: 'Han river night walk 한국어',
          },
          why: '날씨로 인해 변경되었습니다.',
          note: 'A storm comes.',
        },
      ],
      free_until: '2026-11-28T03:00:00.000Z',
    });
    shop.wait(30 * minutesADay);
    expect(await page()).toMatchObject({ departure_changes: [], free_until: '' });
  });

  it('is told of each of two changes, the older one first', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    const once = await changeSold(shop, sold, { start_time: '10:00' });
    await changeSold(shop, once, { start_time: '11:00' }, once.changes);
    expect(await tell(shop)).toBe(2);
    expect((await changesOf(order)).map(({ no, to }) => [no, to.start_time])).toEqual([
      [1, '10:00'],
      [2, '11:00'],
    ]);
  });

  it('is told though the event of the change itself was lost', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    const { changes, ...product } = await changeSold(shop, sold, { start_time: '10:00' });
    await shop.service.store.collection('departure_changes').deleteMany({});
    await shop.service.sell({ ...product, origin_price: 140_000, changes });
    await tell(shop);
    expect(await changesOf(order)).toHaveLength(1);
  });
});

describe('is not told:', () => {
  it('an order that is confirmed and not paid, which has the new day', async () => {
    await sell();
    const { cart_id, me } = await shop.confirmed('PSOLD');
    await changeSold(shop, sold, { start_day: '2026-12-27', end_day: '2026-12-27' });
    expect(await tell(shop)).toBe(0);
    expect((await me.detail(cart_id))?.ymd_format).toBe('2026-12-27');
  });

  it('one that was bought later, moved there later, cancelled, or of a departure that is over', async () => {
    await sell();
    await shop.service.sell(dateOn('PHOME', '2026-12-19'));
    const cancelled = await booked(shop, 'PSOLD');
    await set(cancelled, { txn_type: 'R' });
    const moved = await booked(shop, 'PHOME');
    await changeSold(shop, sold, { start_time: '10:00' });
    shop.wait(11);
    const later = await booked(shop, 'PSOLD');
    expect((await move(moved, 'PSOLD')).status).toBe(200);
    expect(await tell(shop)).toBe(0);
    for (const order of [cancelled, moved, later]) expect(await changesOf(order)).toEqual([]);

    const over = soldOn('POVER', '2026-11-23');
    await shop.service.sell(over);
    const traveller = await booked(shop, 'POVER');
    shop.wait(3 * minutesADay);
    await changeSold(shop, over, { start_time: '10:00' });
    expect(await tell(shop)).toBe(0);
    expect(await changesOf(traveller)).toEqual([]);
  });
});

it('who was paying while the departure was changed is told when the payment comes', async () => {
  await sell();
  const order = await shop.confirmed('PSOLD');
  const refno = await order.pay();
  await changeSold(shop, sold, { start_time: '10:00' });
  expect(await tell(shop)).toBe(0);
  shop.wait(15);
  await payPal.arrive(shop, refno, [shop.service]);
  await shop.service.settle();
  expect(await changesOf(order)).toHaveLength(1);
});

it('a balance follows the new day, and is never due at once', async () => {
  await sell({ start_day: '2027-02-20', end_day: '2027-02-20', deposit_pct: 30 });
  const before = { ...sold, start_day: '2027-02-20', end_day: '2027-02-20', deposit_pct: 30 };
  const order = await booked(shop, 'PSOLD');
  const balance = async () => {
    const { dues = [], price } = await shop.booking(order.cart_id);
    return [price?.deposit?.balance_by, dues[0]?.due_by.toISOString(), dues[0]?.amount];
  };
  expect(await balance()).toEqual(['2027-01-21', '2027-01-21T15:00:00.000Z', 70]);
  const later = await changeSold(shop, before, { start_day: '2027-03-20', end_day: '2027-03-20' });
  await tell(shop);
  expect(await balance()).toEqual(['2027-02-18', '2027-02-18T15:00:00.000Z', 70]);
  await changeSold(shop, later, { start_day: '2026-12-01', end_day: '2026-12-01' }, later.changes);
  await tell(shop);
  expect((await balance())[0]).toBe('2026-11-24');
});

describe('cancelling after a change (REFUND-11)', () => {
  const near = soldOn('PNEAR', '2026-11-23');

  it('gives everything back while the window is open, whatever the step, and says until when', async () => {
    await shop.service.sell(near);
    const order = await booked(shop, 'PNEAR');
    expect((await quote(order)).pct).toBe(90);
    await changeSold(shop, near, { meeting_points: soldOn('X', '2026-01-01', {}).titles });
    await tell(shop);
    expect(await quote(order)).toMatchObject({
      pct: 100,
      sums: [{ charged: 100, refunded: 100, kept: 0 }],
      tiers: [
        { pct: 100, until: '2026-11-23T00:00:00.000Z' },
        { pct: 70, until: '2026-11-23T14:59:59.999Z' },
      ],
    });
    const request = { order_id: order.order_id, reason: 'Cannot come', pct: 100 };
    expect((await order.me.call('orderCancelRequest', request)).status).toBe(200);
    // The moment of the request decides.
    shop.wait(minutesADay);
    await desk(shop.service).decide(order.order_id);
    expect((await shop.booking(order.cart_id)).refunds).toMatchObject([{ amount: '100.00' }]);
  });

  it('gives back what the step says once 7 days are over', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    await changeSold(shop, sold, { start_day: '2026-11-29', end_day: '2026-11-29' });
    await tell(shop);
    const { free_until } = (await changesOf(order))[0]!;
    shop.wait((free_until.getTime() - shop.context.now().getTime()) / 60_000);
    expect((await quote(order)).pct).toBe(100);
    shop.wait(1);
    expect((await quote(order)).pct).toBe(80);
  });

  it('is not held down by a move that was made in a lower step', async () => {
    await sell();
    await shop.service.sell(dateOn('PHOME', '2026-12-13'));
    const order = await booked(shop, 'PHOME');
    expect((await move(order, 'PSOLD')).status).toBe(200);
    await set(order, { 'moves.0.refund_pct_most': 80 });
    expect((await quote(order)).pct).toBe(80);
    await changeSold(shop, sold, { start_time: '10:00' });
    await tell(shop);
    expect((await quote(order)).pct).toBe(100);
    shop.wait(8 * minutesADay);
    expect((await quote(order)).pct).toBe(80);
  });

  it('goes on after a move to another date, until that departs', async () => {
    await shop.service.sell(soldOn('PEARLY', '2026-11-24'));
    await sell();
    const order = await booked(shop, 'PSOLD');
    await changeSold(shop, sold, { start_time: '10:00' });
    await tell(shop);
    expect((await move(order, 'PEARLY')).status).toBe(200);
    shop.wait(2 * minutesADay);
    expect(await quote(order)).toMatchObject({
      pct: 100,
      tiers: [{ pct: 100, until: '2026-11-24T00:00:00.000Z' }, { pct: 70 }],
    });
  });
});

describe('the mail about a change (ORDER-22)', () => {
  const mailsOf = ({ order_id }: ChangedOrder) =>
    shop.service.mails.all.filter(({ id }) => id?.startsWith(`${order_id}.departure-changed.`));

  it('says what was and what is, why, and until when cancelling is free; the calendar entry changes', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    await shop.service.settle();
    await changeSold(shop, sold, { start_day: '2026-12-27', end_day: '2026-12-27', start_time: '10:00' });
    await tell(shop);
    await shop.service.settle();
    const [mail, ...others] = mailsOf(order);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your trip has changed/);
    for (const said of [
      'Sun, Dec 20, 2026 · 09:00–17:00',
      'Sun, Dec 27, 2026 · 10:00–17:00',
      'Palace gate',
      'The weather makes it necessary.',
      'A storm comes.',
      'Cancelling returns everything until',
      'Nov 28, 2026',
    ])
      expect(mail?.text).toContain(said);
    expect(readCalendar(mail?.calendar?.content ?? '')).toMatchObject({
      sequence: 1,
      first: '2026-12-27T10:00:00',
    });
  });

  it('names no reason where nobody said one', async () => {
    await sell();
    const order = await booked(shop, 'PSOLD');
    const { changes: _changes, ...after } = { ...sold, start_time: '10:00', changes: [] };
    const { reason: _reason, ...silent } = changeTo(sold, after, { note: '' });
    await shop.service.sell({ ...after, changes: [silent] });
    await tell(shop);
    await shop.service.settle();
    expect(mailsOf(order)).toHaveLength(1);
    expect(mailsOf(order)[0]?.text).not.toContain('Reason');
  });
});
