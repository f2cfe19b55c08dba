import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { runDepartureMoves } from '../src/orders/departures/run-departure-move.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { booked, dateOn, move, seatsAt } from './support/moving.ts';
import { paidOrder as payFor } from './support/paid-order.ts';

const desk = { as: 'MEM0000000099', role: 'booking' as const };

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout();
  const { sell } = shop.service;
  await sell(dateOn('PHOME', '2026-12-20', 100, { capacity: 20, min_cnt: 2 }));
  await sell(dateOn('PSAME', '2026-12-27', 100, { capacity: 3, start_time: '09:00', end_time: '18:00' }));
  await sell(dateOn('PCHEAP', '2026-12-28', 90, { capacity: 20 }));
  await sell(dateOn('PDEAR', '2026-12-29', 120, { capacity: 20 }));
  await sell(dateOn('PCLOSED', '2026-12-31', 100, { progress_yn: 'E' }));
  await sell(dateOn('PELSE', '2026-12-27', 100, { trip_id: 'TR00000002' }));
});
afterEach(() => shop.close());

const quote = async ({ order_id }: ChangedOrder, more: Record<string, unknown> = {}) =>
  (await shop.service.inject('adminOrderMoveQuote', { order_id, ...more }, desk)).body[0];
const moveFor = (
  { order_id }: ChangedOrder,
  prod_id: string,
  { price = 'agreed', difference = 0, reason = 'not-running' } = {},
) => shop.service.inject('adminOrderMove', { order_id, prod_id, price, difference, reason }, desk);
const seats = async ({ cart_id }: ChangedOrder, to: string) => [
  await seatsAt(shop, cart_id, 'PHOME'),
  await seatsAt(shop, cart_id, to),
];
const set = ({ cart_id }: ChangedOrder, fields: object) =>
  bookingModel(shop.service.store).updateOne({ cart_id }, { $set: fields });

describe('one order (ORDER-21)', () => {
  it('says where to, what it costs and who stays behind', async () => {
    const order = await booked(shop, 'PHOME');
    await booked(shop, 'PHOME');
    expect(await quote(order)).toMatchObject({
      stop: null,
      before: 100,
      paid_cnt: 1,
      min_cnt: 2,
      departures: [
        { prod_id: 'PSAME', difference: 0, seats_left: 3, start_time: '09:00' },
        { prod_id: 'PCHEAP', difference: 0 },
        { prod_id: 'PDEAR', difference: 0 },
      ],
      target: null,
    });
    expect(await quote(order, { price: 'cheaper', prod_id: 'PCHEAP' })).toMatchObject({
      departures: [{ difference: 0 }, { difference: -10 }, { difference: 0 }],
      target: { difference: -10, total: 90, refunds: [{ amount: 10, currency: 'USD' }] },
    });
  });

  it('is moved at the agreed price to a dearer date, with its reason in the mail and the audit log', async () => {
    const order = await booked(shop, 'PHOME');
    expect((await moveFor(order, 'PDEAR')).status).toBe(200);
    expect(await seats(order, 'PDEAR')).toEqual([0, 1]);
    const stored = await shop.booking(order.cart_id);
    expect(stored).toMatchObject({
      prod_id: 'PDEAR',
      price: { total: 100 },
      moves: [{ by: 'desk', difference: 0, refund_pct_most: 100, reason: 'not-running' }],
      left: [],
    });
    expect(stored.refunds ?? []).toEqual([]);
    const [entry] = (await shop.service.inject('bookingAudit', { kind: 'booking', id: order.cart_id }, desk))
      .body;
    expect(entry).toMatchObject({
      action: 'order-moved',
      by: desk.as,
      changes: [
        { field: 'departure', from: 'PHOME', to: 'PDEAR' },
        { field: 'move_reason', from: '', to: 'not-running' },
      ],
    });
    await shop.service.settle();
    const mail = shop.service.mails.all.find(({ id }) => id === `${order.order_id}.moved.1`);
    expect(mail?.text).toContain('The trip does not run on the earlier date.');
  });

  it('has the difference back where the date is cheaper, if the desk says so', async () => {
    const kept = await booked(shop, 'PHOME');
    expect((await moveFor(kept, 'PCHEAP')).status).toBe(200);
    expect((await shop.booking(kept.cart_id)).price?.total).toBe(100);
    const order = await booked(shop, 'PHOME');
    expect((await moveFor(order, 'PCHEAP', { price: 'cheaper' })).body).toMatchObject({
      error: 'price_changed',
      field: 'difference',
    });
    expect((await moveFor(order, 'PCHEAP', { price: 'cheaper', difference: -10 })).status).toBe(200);
    expect(await shop.booking(order.cart_id)).toMatchObject({
      price: { total: 90 },
      refunds: [{ cause: 'changed', amount: '10.00' }],
    });
  });

  it('has its balance due by the new day, and a reminder with it (MONEY-12)', async () => {
    await shop.service.sell(dateOn('PPARTS', '2027-02-20', 100, { deposit_pct: 30 }));
    await shop.service.sell(dateOn('PLATER', '2027-03-20', 100, { deposit_pct: 30 }));
    const order = await booked(shop, 'PPARTS');
    const due = async () => {
      const { price, dues = [] } = await shop.booking(order.cart_id);
      return [price?.deposit?.balance_by, dues[0]?.due_by.toISOString()];
    };
    expect(await due()).toEqual(['2027-01-21', '2027-01-21T15:00:00.000Z']);
    expect((await moveFor(order, 'PLATER')).status).toBe(200);
    expect(await due()).toEqual(['2027-02-18', '2027-02-18T15:00:00.000Z']);
    expect((await moveFor(order, 'PSAME')).status).toBe(200);
    expect((await due())[0]).toBe('2026-11-27');
  });

  it('is moved until it departs, also one that its member cannot move, and after the sale of the other date', async () => {
    const order = await booked(shop, 'PHOME');
    await set(order, { 'price.moving': null });
    shop.wait(27 * 1440);
    expect((await move(order, 'PSAME')).body.error).toBe('move_by_desk');
    await shop.service.sell(dateOn('PLATE', '2026-12-18', 100, { start_time: '20:00', cutoff_hours: 24 }));
    expect((await moveFor(order, 'PLATE')).status).toBe(200);
    expect(await seats(order, 'PLATE')).toEqual([0, 1]);
  });

  it.each([
    ['PHOME', 'move_same'],
    ['PELSE', 'move_other_trip'],
    ['PCLOSED', 'product_deadline'],
    ['PNONE', 'product_not_found'],
  ])('is not moved to %s', async (to, error) => {
    expect((await moveFor(await booked(shop, 'PHOME'), to)).body).toMatchObject({ error, field: 'prod_id' });
  });

  it('is not moved while its cancellation is asked for, once somebody was let in, or after it departed', async () => {
    const order = await booked(shop, 'PHOME');
    const check = {
      scan_id: 'S1',
      rv_mem_id: 'R',
      ticket_no: 'T',
      outcome: 'ok',
      at: new Date(),
      gate: 'Bus',
    };
    await set(order, { check_ins: [check] });
    expect((await moveFor(order, 'PSAME')).body.error).toBe('move_checked_in');
    await set(order, { check_ins: [], txn_type: 'PR' });
    expect((await moveFor(order, 'PSAME')).body.error).toBe('change_cancel_open');
    await set(order, { txn_type: 'P' });
    shop.wait(40 * 1440);
    expect((await moveFor(order, 'PSAME')).body.error).toBe('move_over');
    expect((await moveFor({ ...order, order_id: 'ORDER999999999' }, 'PSAME')).body.error).toBe(
      'order_not_found',
    );
    expect((await quote(order))?.stop?.error).toBe('move_over');
  });

  it('is nothing for a member or another role', async () => {
    const order = await booked(shop, 'PHOME');
    const input = {
      order_id: order.order_id,
      prod_id: 'PSAME',
      price: 'agreed',
      difference: 0,
      reason: 'asked',
    };
    for (const who of [{ as: 'MEM0000000098', role: 'catalogue' as const }, { as: 'MEM0000000097' }])
      expect((await shop.service.inject('adminOrderMove', input, who)).status).toBe(403);
  });
});

describe('all orders of a departure (ORDER-21)', () => {
  const status = async () =>
    (await shop.service.inject('adminDepartureMoveStatus', { prod_id: 'PHOME' }, desk)).body;
  const begin = (to_prod_id: string, { price = 'agreed', prod_id = 'PHOME' } = {}) =>
    shop.service.inject('adminDepartureMove', { prod_id, to_prod_id, price, reason: 'few-people' }, desk);

  it('are moved one by one, and those that cannot be are named', async () => {
    const orders = [await booked(shop, 'PHOME'), await booked(shop, 'PHOME'), await booked(shop, 'PHOME')];
    const [first, second] = orders;
    if (!first || !second) throw new Error('nobody booked');
    expect(await status()).toMatchObject({
      state: 'none',
      orders: 3,
      seats: 3,
      people: 3,
      min_cnt: 2,
      dates: [{ prod_id: 'PSAME', seats_left: 3 }, { prod_id: 'PCHEAP' }, { prod_id: 'PDEAR' }],
      last: null,
    });
    expect((await begin('PCHEAP', { price: 'cheaper' })).body).toMatchObject({
      state: 'running',
      last: { asked_by: desk.as, waiting: 3, moved: 0, left: [] },
    });
    await second.me.call('orderCancelRequest', { order_id: second.order_id, reason: 'No time' });
    expect((await begin('PSAME')).body).toMatchObject({ error: 'move_running', field: 'prod_id' });
    await Promise.all([runDepartureMoves(shop.context), runDepartureMoves(shop.context)]);
    await runDepartureMoves(shop.context);
    expect(await status()).toMatchObject({
      state: 'done',
      orders: 1,
      last: {
        to: { prod_id: 'PCHEAP', ymd_format: '2026-12-28' },
        moved: 2,
        waiting: 0,
        left: [{ order_id: second.order_id, message: expect.stringContaining('cancel') }],
      },
    });
    expect(await seats(first, 'PCHEAP')).toEqual([0, 1]);
    expect((await shop.booking(first.cart_id)).moves).toMatchObject([{ by: 'desk', reason: 'few-people' }]);
    expect(await seats(second, 'PCHEAP')).toEqual([1, 0]);

    await second.me.call('orderCancelWithdraw', { order_id: second.order_id });
    expect((await begin('PCHEAP')).status).toBe(200);
    await runDepartureMoves(shop.context);
    expect(await status()).toMatchObject({ state: 'done', orders: 0, last: { moved: 1, left: [] } });
  });

  it('are not begun where they do not fit, there are none, or the date is not to be had', async () => {
    expect((await begin('PSAME')).body).toMatchObject({ error: 'move_nobody', field: 'prod_id' });
    await Promise.all([0, 1, 2, 3].map(() => booked(shop, 'PHOME')));
    expect((await begin('PSAME')).body).toMatchObject({ error: 'seats_not_enough', field: 'to_prod_id' });
    expect((await begin('PELSE')).body).toMatchObject({ error: 'move_other_trip', field: 'to_prod_id' });
    expect((await begin('PHOME')).body).toMatchObject({ error: 'move_same', field: 'to_prod_id' });
    expect((await begin('PCLOSED')).body.error).toBe('product_deadline');
    expect((await begin('PSAME', { prod_id: 'PNONE' })).body.error).toBe('product_not_found');
    expect((await status()).state).toBe('none');
    shop.wait(40 * 1440);
    expect((await begin('PCHEAP')).body).toMatchObject({ error: 'move_over', field: 'prod_id' });
  });

  it('name how many seats were left where others took them meanwhile', async () => {
    const { order_id } = await payFor(shop, { adult: 2 }, { prod_id: 'PHOME' });
    expect((await begin('PSAME')).status).toBe(200);
    await Promise.all([booked(shop, 'PSAME'), booked(shop, 'PSAME')]);
    await runDepartureMoves(shop.context);
    const { last } = await status();
    expect(last).toMatchObject({ moved: 0, left: [{ order_id, message: expect.stringContaining('1') }] });
  });

  it('of a product without a trip have no other date', async () => {
    await paidOrder(shop);
    const { body } = await shop.service.inject('adminDepartureMoveStatus', { prod_id: 'PTOUR1' }, desk);
    expect(body).toMatchObject({ orders: 1, dates: [] });
  });
});
