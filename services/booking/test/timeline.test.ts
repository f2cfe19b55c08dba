import type { OrderStep } from '@narae/contracts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { gate } from './support/departure.ts';
import { desk } from './support/desk.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';

const minutesOfDay = 24 * 60;

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout();
});
afterEach(() => shop.close());

const stepsOf = async ({ me, order_id }: PaidOrder): Promise<OrderStep[]> => {
  const [order] = (await me.call('myOrder', { order_id, lan_tp: 'ENG' })).body;
  if (!order) throw new Error(`no order ${order_id}`);
  return order.steps;
};

const told = (steps: readonly OrderStep[]): string[] =>
  steps.map(({ what, by, about }) => [what, by, about].filter(Boolean).join(' '));

const ask = async ({ me, order_id }: PaidOrder, more: { rv_mem_ids?: readonly string[] } = {}) => {
  const { status } = await me.call('orderCancelRequest', { order_id, reason: 'Ill', ...more });
  expect(status).toBe(200);
  shop.wait(1);
};

const approve = async ({ order_id }: PaidOrder): Promise<void> => {
  expect((await desk(shop.service).decide(order_id)).status).toBe(200);
  shop.wait(1);
};

it('tells everything that happens to an order once, in its order, to its member and to the desk (ORDER-13)', async () => {
  const order = await paidOrder(shop, { adult: 2 });
  const [stays = '', leaves = ''] = order.travellers;
  shop.wait(1);
  await ask(order);
  expect((await order.me.call('orderCancelWithdraw', { order_id: order.order_id })).status).toBe(200);
  shop.wait(1);
  await ask(order, { rv_mem_ids: [leaves] });
  await approve(order);
  shop.wait(29 * minutesOfDay);
  const [ticket] = (await order.me.call('orderTickets', { order_id: order.order_id })).body;
  expect(await gate(shop.service).scan(ticket!.token)).toMatchObject({ outcome: 'ok' });

  const steps = await stepsOf(order);
  expect(told(steps)).toEqual([
    'booked member',
    'confirmed member',
    `paid member ${order.refno}`,
    'cancel-requested member 1',
    'cancel-withdrawn member 1',
    'cancel-requested member 2',
    'party-changed desk 2',
    `refund-made shop ${order.order_id}-1`,
    `refunded shop ${order.order_id}-1`,
    `checked-in desk ${stays}`,
  ]);
  const atDesk = await desk(shop.service).order(order.order_id);
  expect(atDesk.steps).toEqual(steps);
  expect(atDesk).toMatchObject({
    cancellations: [
      { cancel_no: 1, state: 'withdrawn' },
      { cancel_no: 2, state: 'approved' },
    ],
    refunds: [{ refund_id: `${order.order_id}-1`, state: 'refunded' }],
  });
});

it('tells an organiser’s cancellation once, also where the member had asked to cancel (REFUND-4)', async () => {
  const order = await paidOrder(shop);
  shop.wait(1);
  await ask(order);
  await desk(shop.service).call('adminDepartureCancel', { prod_id: 'PTOUR1', reason: 'Snow' });
  await runDepartureCancels(shop.context);
  const steps = told(await stepsOf(order));
  const { order_id, refno } = order;
  expect(steps.slice(2)).toEqual([
    `paid member ${refno}`,
    'cancel-requested member 1',
    'organiser-cancelled desk',
    `refund-made shop ${order_id}-1`,
    `refunded shop ${order_id}-1`,
  ]);
});
