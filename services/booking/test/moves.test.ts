import { tripChangedV1, tripChangedV2, type EventEnvelope } from '@narae/events';
import { TxnType } from '@narae/contracts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { serveAllQueues } from '../src/waiting-list/queue/serve-queue.ts';
import { relayed } from './support/context-beside.ts';
import { paidOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { gate } from './support/departure.ts';
import { booked, dateOn, move, quoteOf, seatsAt } from './support/moving.ts';
import { readCalendar } from './support/read-calendar.ts';
import { patient } from './support/waiting.ts';

let shop: Checkout;
let trips: EventEnvelope[];
beforeAll(async () => {
  shop = await startCheckout();
  trips = [];
  await shop.service.bus.consume({
    name: 'booking-test-moved-trips',
    subjects: [tripChangedV1.subject, tripChangedV2.subject],
    handle: async (event) => void trips.push(event),
  });
  const { sell } = shop.service;
  await sell(dateOn('PHOME', '2026-12-20', 100, { capacity: 1000 }));
  await sell(dateOn('PSAME', '2026-12-27', 100, { capacity: 1000, start_time: '09:00', end_time: '18:00' }));
  await sell(dateOn('PCHEAP', '2026-12-28', 90));
  await sell(dateOn('PDEAR', '2026-12-29', 120));
  await sell(dateOn('PFULL', '2026-12-30', 100, { capacity: 0 }));
  await sell(dateOn('PCLOSED', '2026-12-31', 100, { progress_yn: 'E' }));
  await sell(dateOn('PSOON', '2026-11-23', 100));
  await sell(dateOn('PSIZE', '2026-12-27', 100, { package_cnt: 2 }));
  await sell(dateOn('PELSE', '2026-12-27', 100, { trip_id: 'TR00000002' }));
  await sell(dateOn('PMUCH', '2026-12-27', 2_300));
  await sell(dateOn('PSHOW', '2026-12-20', 100, { refund_schedule: 'performance', trip_id: 'TR00000003' }));
  const fee = { trip_id: 'TR00000004', move_fee: 6_500 };
  await sell(dateOn('PFEE', '2026-12-20', 100, fee));
  await sell(dateOn('PFEECHEAP', '2026-12-21', 80, fee));
});
afterAll(() => shop.close());

const stored = ({ cart_id }: { cart_id: string }) => shop.booking(cart_id);
const set = (cart_id: string, fields: object) =>
  bookingModel(shop.service.store).updateOne({ cart_id }, { $set: fields });

describe('the quote (ORDER-20)', () => {
  it('says until when an order can be moved, and where to', async () => {
    const order = await booked(shop, 'PHOME');
    const quote = await quoteOf(order);
    expect(quote).toMatchObject({
      order_id: order.order_id,
      trip_id: 'TR00000001',
      prod_id: 'PHOME',
      ymd_format: '2026-12-20',
      stop: null,
      move_until: '2026-12-17',
      currency: 'USD',
      before: 100,
      fee: 0,
      seats_needed: 1,
      target: null,
    });
    expect(
      quote?.departures.map(({ prod_id, difference, stop }) => [prod_id, difference, stop?.error]),
    ).toEqual([
      ['PSOON', 0, undefined],
      ['PMUCH', 2_200, 'payment_cap_exceeded'],
      ['PSAME', 0, undefined],
      ['PCHEAP', -10, undefined],
      ['PDEAR', 20, undefined],
      ['PFULL', 0, 'no_inventory'],
    ]);
    expect(quote?.departures[2]).toMatchObject({ start_time: '09:00', end_time: '18:00', seats_left: 1000 });
    expect(quote?.departures[5]?.stop?.message).toBe('No seats are left. Please contact us.');
  });

  it('of one date says what comes back, what cancelling gives there, and who needs another passport', async () => {
    const order = await booked(shop, 'PHOME');
    const [traveller] = (await stored(order)).travellers;
    const facts = { mem_type: 'adult', sort_order: 1, passport_expiry: '2026-12-27' };
    const { cart_id } = order;
    expect((await order.me.call('travellerDetailsSave', { cart_id, travellers: [facts] })).status).toBe(200);
    expect((await quoteOf(order, 'PCHEAP'))?.target).toMatchObject({
      prod_id: 'PCHEAP',
      stop: null,
      total: 90,
      difference: -10,
      origin_difference: -13_000,
      refunds: [{ amount: 10, currency: 'USD' }],
      refund_steps: [
        { pct: 100, until: '2026-12-25' },
        { pct: 90, until: '2026-12-26' },
        { pct: 80, until: '2026-12-27' },
        { pct: 70, until: '2026-12-28' },
      ],
      changes_until: '2026-12-21',
      passports_expired: [{ rv_mem_id: traveller?.rv_mem_id, mem_nm: traveller?.mem_nm }],
    });
    expect((await quoteOf(order, 'PSAME'))?.target?.passports_expired).toEqual([]);
    expect((await quoteOf(order, 'PELSE'))?.target?.stop?.error).toBe('move_other_trip');
    expect(
      (await order.me.call('orderMoveQuote', { order_id: order.order_id, prod_id: 'PNONE' })).body.error,
    ).toBe('product_not_found');
  });

  it('says why an order cannot be moved', async () => {
    expect((await quoteOf(await booked(shop, 'PSHOW')))?.stop).toEqual({
      error: 'move_not_allowed',
      message: 'Orders of this performance cannot be moved to another date.',
    });
    const alone = await quoteOf(await paidOrder(shop));
    expect(alone).toMatchObject({ trip_id: '', departures: [], stop: { error: 'move_by_desk' } });
  });
});

describe('an order is moved (ORDER-20)', () => {
  it('to seats that the waiting list offers its member, and the place in the queue is used', async () => {
    await shop.service.sell(dateOn('PWANTED', '2027-01-02', 100, { capacity: 0 }));
    const order = await booked(shop, 'PHOME');
    const me = patient(shop.service, order.me.as);
    expect((await me.waitFor(1, 'PWANTED')).status).toBe(200);
    expect((await move(order, 'PWANTED')).body.error).toBe('no_inventory');
    await shop.service.sell(dateOn('PWANTED', '2027-01-02', 100, { capacity: 1 }));
    await serveAllQueues(shop.context);
    expect(await me.state()).toBe('offered');
    const [other] =
      (await quoteOf(await booked(shop, 'PHOME')))?.departures.filter(
        ({ prod_id }) => prod_id === 'PWANTED',
      ) ?? [];
    expect(other?.stop?.error).toBe('no_inventory');
    expect((await move(order, 'PWANTED')).status).toBe(200);
    expect((await shop.ledger('PWANTED')).claims).toMatchObject([
      { key: order.cart_id, status: 'paid', count: 1 },
    ]);
    await serveAllQueues(shop.context);
    expect(await me.state()).toBe('taken');
  });

  it('to a date of the same price: seats, tickets, timeline, calendar and copies follow', async () => {
    const order = await booked(shop, 'PHOME');
    const { cart_id, order_id, me } = order;
    await shop.service.settle();
    const before = (await me.call('orderTickets', { order_id })).body;
    const { uid } = readCalendar(shop.service.mails.all.at(-1)?.calendar?.content ?? '');
    trips.splice(0);
    expect((await move(order, 'PSAME')).body).toEqual({ msg: 'success', due_id: '' });

    expect(await stored(order)).toMatchObject({
      prod_id: 'PSAME',
      txn_type: 'P',
      left: [],
      moves: [{ move_no: 1, from: 'PHOME', to: 'PSAME', by: 'member', difference: 0 }],
      price: { total: 100 },
      refunds: [],
    });
    expect([await seatsAt(shop, cart_id, 'PHOME'), await seatsAt(shop, cart_id, 'PSAME')]).toEqual([0, 1]);
    expect((await shop.ledger('PSAME')).claims.find(({ key }) => key === cart_id)?.status).toBe('paid');
    const [shown] = (await me.call('myOrder', { order_id })).body;
    expect(shown).toMatchObject({ prod_id: 'PSAME', ymd_format: '2026-12-27', changes_until: '2026-12-20' });
    expect(shown?.steps.at(-1)).toMatchObject({ what: 'moved', by: 'member', about: '1' });
    const after = (await me.call('orderTickets', { order_id })).body;
    expect(after[0]?.ticket_no).not.toBe(before[0]?.ticket_no);
    expect(after[0]?.state).toBe('valid');
    const [quote] = (await me.call('orderCancelQuote', { order_id })).body;
    expect(quote).toMatchObject({ departure: '2026-12-27', pct: 100 });

    await relayed(shop.service);
    expect(trips.map(({ data }) => data)).toEqual([
      { cart_id, order_id, mem_id: me.as, paid: true, last_day: '2026-12-27' },
      { cart_id, order_id, mem_id: me.as, prod_id: 'PSAME', paid: true, last_day: '2026-12-27' },
    ]);
    await shop.service.settle();
    const mail = shop.service.mails.all.at(-1);
    expect(mail?.id).toBe(`${order_id}.moved.1`);
    expect(mail?.text).toContain('Date before: Sun, Dec 20, 2026');
    expect(mail?.text).toContain(`${after[0]?.ticket_no.slice(0, 4)}`);
    expect(mail?.pictures).toHaveLength(1);
    expect(readCalendar(mail?.calendar?.content ?? '')).toMatchObject({
      method: 'REQUEST',
      uid,
      sequence: 1,
    });
  });

  it('with new tickets: old codes admit nobody, at the old gate or the new one (TICKET-1)', async () => {
    const order = await booked(shop, 'PHOME');
    const { order_id, me } = order;
    const [old] = (await me.call('orderTickets', { order_id })).body;
    expect((await move(order, 'PSAME')).status).toBe(200);
    const [ticket] = (await me.call('orderTickets', { order_id })).body;
    const [before, there] = [gate(shop.service, 'Bus 1', 'PHOME'), gate(shop.service, 'Bus 2', 'PSAME')];
    const listed = async (at: typeof there) =>
      (await at.guests()).filter((guest) => guest.order_id === order_id).map(({ ticket_no }) => ticket_no);
    expect([await listed(before), await listed(there)]).toEqual([[], [ticket?.ticket_no]]);
    for (const place of [before, there]) {
      expect(await place.scan(old?.token ?? '')).toMatchObject({ outcome: 'void', departure: null });
      expect((await place.scan(old?.ticket_no ?? '', { how: 'typed' })).outcome).toBe('unknown');
    }
    expect(await before.scan(ticket?.token ?? '')).toMatchObject({
      outcome: 'wrong-departure',
      departure: { prod_id: 'PSAME' },
    });
    expect((await there.scan(ticket?.token ?? '')).outcome).toBe('ok');
    expect((await move(order, 'PHOME')).body.error).toBe('move_checked_in');
  });

  it('to a cheaper date: the difference goes back, and a cancellation returns what is left', async () => {
    const order = await booked(shop, 'PHOME');
    expect((await move(order, 'PCHEAP', -9)).body).toMatchObject({
      error: 'price_changed',
      field: 'difference',
    });
    expect((await move(order, 'PCHEAP', -10)).body).toMatchObject({ due_id: '' });
    expect(await stored(order)).toMatchObject({
      price: { total: 90 },
      refunds: [{ cause: 'changed', amount: '10.00', state: 'refunded' }],
    });
    const [quote] = (await order.me.call('orderCancelQuote', { order_id: order.order_id })).body;
    expect(quote?.sums).toMatchObject([{ charged: 90, refunded: 90 }]);
  });

  it('with its fee: the difference is smaller, and the fee stays charged', async () => {
    const order = await booked(shop, 'PFEE');
    expect(await quoteOf(order, 'PFEECHEAP')).toMatchObject({
      fee: 5,
      fee_krw: 6_500,
      target: { total: 80, difference: -15, origin_difference: -19_500 },
    });
    expect((await move(order, 'PFEECHEAP', -15)).body).toMatchObject({ due_id: '' });
    const [quote] = (await order.me.call('orderCancelQuote', { order_id: order.order_id })).body;
    expect(quote?.sums).toMatchObject([{ charged: 85 }]);
  });

  it('and back again, as often as wanted, with extras at their price', async () => {
    const order = await booked(shop, 'PHOME', { opt_codes: ['HANBOK'] });
    for (const [to, home] of [
      ['PSAME', 0],
      ['PHOME', 1],
      ['PSAME', 0],
    ] as const) {
      expect((await move(order, to)).body).toMatchObject({ msg: 'success' });
      expect(await seatsAt(shop, order.cart_id, 'PHOME')).toBe(home);
      expect(await seatsAt(shop, order.cart_id, 'PSAME')).toBe(1 - home);
    }
    expect(await stored(order)).toMatchObject({ price: { total: 120, option: 20 } });
    expect((await stored(order)).moves).toHaveLength(3);
  });
});

describe('an order stays where it is (ORDER-20)', () => {
  it.each([
    ['its own date', 'PHOME', 0, 'move_same'],
    ['another trip', 'PELSE', 0, 'move_other_trip'],
    ['another size', 'PSIZE', 0, 'move_other_size'],
    ['a closed date', 'PCLOSED', 0, 'product_deadline'],
    ['a full date', 'PFULL', 0, 'no_inventory'],
    ['a date above the cap', 'PMUCH', 2_200, 'payment_cap_exceeded'],
  ])('for %s', async (_what, prod_id, difference, error) => {
    const order = await booked(shop, 'PHOME');
    expect((await move(order, prod_id, difference)).body).toMatchObject({ error, field: 'prod_id' });
    expect(await stored(order)).toMatchObject({ prod_id: 'PHOME' });
    expect(await seatsAt(shop, order.cart_id, 'PHOME')).toBe(1);
  });

  it('where cancelling is asked for, somebody was let in, or nothing was pinned', async () => {
    const asked = await booked(shop, 'PHOME');
    await asked.me.call('orderCancelRequest', { order_id: asked.order_id, reason: 'Ill' });
    expect((await move(asked, 'PSAME')).body).toMatchObject({
      error: 'change_cancel_open',
      field: 'order_id',
    });
    const older = await booked(shop, 'PHOME');
    await bookingModel(shop.service.store).updateOne(
      { cart_id: older.cart_id },
      { $unset: { 'price.moving': '' } },
    );
    expect((await move(older, 'PSAME')).body.error).toBe('move_by_desk');
  });

  it('where more people travel than there are seats left', async () => {
    await shop.service.sell(dateOn('PONE', '2027-01-02', 100, { capacity: 1 }));
    const order = await booked(shop, 'PHOME');
    const two = { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
    const { price } = await stored(order);
    await set(order.cart_id, {
      party: two,
      price: { ...price, cost: 200, total: 200, origin_cost: 260_000 },
    });
    const { body } = await move(order, 'PONE');
    expect(body).toMatchObject({ error: 'seats_not_enough', field: 'prod_id' });
    expect(String(body.message)).toContain('(1 left)');
    expect((await shop.ledger('PONE')).remaining).toBe(1);
  });

  it('from the day on which less than everything goes back', async () => {
    const order = await booked(shop, 'PSOON');
    expect((await quoteOf(order))?.stop?.error).toBe('move_over');
    expect((await move(order, 'PSAME')).body.error).toBe('move_over');
    expect((await stored(order)).txn_type).toBe(TxnType.Paid);
  });
});
