import { seatChangedV1 } from '@narae/events';
import { seatFacts } from '../src/inventory/seats/seats.ts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { relayed } from './support/context-beside.ts';
import { paidOrder } from './support/paid-order.ts';
import { payPal } from './support/pay-methods.ts';
import { fanMeeting } from './support/products.ts';
import { patient } from './support/waiting.ts';

const desk = { as: 'MEM0000000099', role: 'booking' as const };
const prod_id = 'PCONCERT1';
const concert = {
  ...fanMeeting,
  prod_id,
  capacity: 4,
  cancellation: 'concert' as const,
  refund_schedule: 'performance' as const,
};

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout();
  await shop.service.sell(concert);
});
afterEach(() => shop.close());

const status = async () => (await shop.service.inject('adminDepartureCancelStatus', { prod_id }, desk)).body;
const cancel = (reason = 'The singer is ill.') =>
  shop.service.inject('adminDepartureCancel', { prod_id, reason }, desk);

it('refunds everybody whole and more, closes the sale, and tells why, each order once', async () => {
  const first = await paidOrder(shop, { adult: 1 }, { prod_id });
  const second = await paidOrder(shop, { adult: 2 }, { prod_id });
  await second.me.call('orderCancelRequest', { order_id: second.order_id, reason: 'No time' });
  const waits = patient(shop.service);
  const holds = await shop.confirmed(prod_id);
  await holds.me.call('orderHold', { cart_id: holds.cart_id });
  expect((await waits.waitFor(1, prod_id)).status).toBe(200);
  expect(await status()).toMatchObject({
    state: 'none',
    orders_left: 2,
    orders_done: 0,
    unpaid_left: 1,
    refunds: [{ currency: 'USD', amount: 300 }],
    extra_pct: 10,
    days_left: 29,
  });

  expect((await cancel()).body).toMatchObject({ state: 'running', orders_left: 2, asked_by: desk.as });
  // Already closed, before a single order is: nobody comes in.
  const late = await patient(shop.service).add({ prod_id });
  expect(late).toMatchObject({ status: 409, body: { error: 'product_deadline' } });
  expect((await cancel('Another reason')).body.reason).toBe('The singer is ill.');

  await Promise.all([runDepartureCancels(shop.context), runDepartureCancels(shop.context)]);
  await runDepartureCancels(shop.context);
  expect(await status()).toMatchObject({
    state: 'done',
    orders_left: 0,
    orders_done: 2,
    unpaid_left: 0,
    refunds: [{ currency: 'USD', amount: 300 }],
  });
  for (const [order, amount, extra] of [
    [first, '100.00', '10.00'],
    [second, '200.00', '20.00'],
  ] as const) {
    const stored = await shop.booking(order.cart_id);
    expect(stored.txn_type).toBe('R');
    const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
    expect(shown?.organiser_reason).toBe('The singer is ill.');
    expect(stored.refunds?.map((one) => [one.cause, one.amount, one.state])).toEqual([
      ['organiser-cancelled', amount, 'refunded'],
      ['compensation', extra, 'by-hand'],
    ]);
    const sent = shop.provider.refunds.filter(({ refno }) => refno?.startsWith(`${order.refno}R`));
    expect(sent).toHaveLength(1);
  }
  expect((await shop.booking(holds.cart_id)).txn_type).toBe('X');
  expect(await shop.ledger(prod_id)).toMatchObject({ remaining: 4, capacity: 4, claims: [] });
  expect(await waits.state()).toBe('ended');

  await relayed(shop.service);
  const told = shop.service.mails.all.filter(({ subject }) =>
    subject.startsWith(mailTexts('ENG')('cancel_organiser_subject')),
  );
  expect(told.map(({ id }) => id).sort()).toEqual(
    [first, second].map(({ order_id }) => `${order_id}.order-cancelled.0`).sort(),
  );
  for (const said of ['The singer is ill.', mailTexts('ENG')('cancel_extra_note')])
    expect(told[0]?.text).toContain(said);
});

it('cancels a payment that arrives after it, and stays closed when the catalogue tells of the product again', async () => {
  const order = await shop.confirmed(prod_id);
  const refno = await order.pay();
  await cancel();
  await runDepartureCancels(shop.context);
  expect((await status()).state).toBe('running');
  await payPal.arrive(shop, refno, [shop.service]);
  expect((await shop.booking(order.cart_id)).txn_type).toBe('P');
  await runDepartureCancels(shop.context);
  expect(await shop.booking(order.cart_id)).toMatchObject({
    txn_type: 'R',
    refunds: [{ amount: '100.00' }, { cause: 'compensation' }],
  });
  await runDepartureCancels(shop.context);
  expect((await status()).state).toBe('done');
  await shop.service.sell({ ...concert, progress_yn: 'Y' });
  expect((await patient(shop.service).add({ prod_id })).body.error).toBe('product_deadline');
});

it('tells the catalogue that no seats are left, also when its orders give theirs back or its capacity is changed', async () => {
  const left: number[] = [];
  shop.service.bus.watch([seatChangedV1.subject], ({ data }) => {
    const seats = seatChangedV1.data.parse(data);
    if (seats.prod_id === prod_id) left.push(seats.remaining);
  });
  await paidOrder(shop, { adult: 1 }, { prod_id });
  await shop.service.settle();
  expect(left.at(-1)).toBe(3);
  left.length = 0;
  await cancel();
  await runDepartureCancels(shop.context);
  await shop.service.sell({ ...concert, capacity: 9 });
  await shop.service.settle();
  expect(left).not.toEqual([]);
  expect(new Set(left)).toEqual(new Set([0]));
  const facts = await seatFacts(shop.context);
  expect(facts.find(({ aggregateId }) => aggregateId === prod_id)?.data).toMatchObject({ remaining: 0 });
});

describe('beside many departures that were cancelled before', () => {
  const note = (id: string, done_at: Date | null, asked_at = shop.context.now()) =>
    shop.context.departureCancels.create({
      prod_id: id,
      reason: 'ill',
      asked_by: desk.as,
      asked_at,
      done_at,
    });
  beforeEach(async () => {
    const before = new Date(shop.context.now().getTime() - 86_400_000);
    for (let n = 0; n < 60; n += 1) await note(`PDONE${n}`, before, before);
  });

  it('goes on with the newest', async () => {
    const { cart_id } = await paidOrder(shop, { adult: 1 }, { prod_id });
    await cancel();
    await runDepartureCancels(shop.context);
    expect((await shop.booking(cart_id)).txn_type).toBe('R');
  });

  it('cancels an order that was paid when its departure was done', async () => {
    const { cart_id } = await paidOrder(shop, { adult: 1 }, { prod_id });
    await note(prod_id, shop.context.now());
    expect(await runDepartureCancels(shop.context)).toBe(1);
    expect((await shop.booking(cart_id)).txn_type).toBe('R');
  });
});

it('is not begun for what has departed or is not there, and needs a reason', async () => {
  expect(await cancel('  ')).toMatchObject({ status: 400, body: { error: 'cancel_reason_input' } });
  const unknown = { prod_id: 'PNOTHING', reason: 'x' };
  expect((await shop.service.inject('adminDepartureCancel', unknown, desk)).status).toBe(404);
  shop.wait(30 * 24 * 60);
  expect(await cancel()).toMatchObject({ status: 409, body: { error: 'cancel_departed' } });
});
