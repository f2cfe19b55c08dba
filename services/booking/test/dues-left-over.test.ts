import { jest } from '@jest/globals';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { seatLedgerModel } from '../src/inventory/seats/seat-ledger.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout();
});
afterEach(() => shop.close());

const rename = ({ me, order_id }: PaidOrder, rv_mem_id: string | undefined) =>
  me.call('orderNameChange', { order_id, names: [{ rv_mem_id, mem_nm: 'KIM NEW' }] });
const cancelOne = async (order: PaidOrder) => {
  const { me, order_id, travellers } = order;
  await me.call('orderCancelRequest', { order_id, reason: 'Ill.', rv_mem_ids: [travellers[1]] });
  expect((await desk(shop.service).decide(order_id)).status).toBe(200);
};

it('a change of a traveller who was cancelled is over at once and keeps nothing else from being changed', async () => {
  const order = await paidOrder(shop, { adult: 2 });
  expect((await rename(order, order.travellers[1])).status).toBe(200);
  await cancelOne(order);
  expect((await shop.booking(order.cart_id)).dues).toMatchObject([{ state: 'void' }]);
  expect((await rename(order, order.travellers[0])).status).toBe(200);
});

it('a change that fits no more, from before such changes ended at once, ends with the next one', async () => {
  const order = await paidOrder(shop, { adult: 2 });
  await rename(order, order.travellers[1]);
  await shop.context.bookings.updateOne(
    { cart_id: order.cart_id, 'travellers.rv_mem_id': order.travellers[1] },
    { $set: { 'travellers.$.rv_mem_id': 'RV_MEM999999999' } },
  );
  expect((await rename(order, order.travellers[0])).body.due_id).toBe(`${order.order_id}-D2`);
  expect((await shop.booking(order.cart_id)).dues).toMatchObject([{ state: 'void' }, { state: 'open' }]);
});

it('seats whose ledger others change all the while stay due and are given back by the job', async () => {
  const order = await paidOrder(shop, { adult: 2 });
  const left = (await shop.ledger('PTOUR1')).remaining;
  const always = jest
    .spyOn(seatLedgerModel(shop.service.store), 'findOneAndUpdate')
    .mockReturnValue({ lean: () => ({ exec: async () => null }) } as never);
  await cancelOne(order);
  expect((await shop.booking(order.cart_id)).seats_due_at).toBeInstanceOf(Date);
  always.mockRestore();
  await finishCancellations(shop.context);
  expect((await shop.booking(order.cart_id)).seats_due_at).toBeNull();
  expect((await shop.ledger('PTOUR1')).remaining).toBe(left + 1);
});
