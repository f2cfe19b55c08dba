import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { closeForGood } from '../src/catalog/index.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import type { ChangedOrder } from './support/changed-order.ts';
import { booked, dateOn, move, quoteOf, seatsAt } from './support/moving.ts';

let shop: Checkout;
beforeAll(async () => {
  shop = await startCheckout();
  await shop.service.sell(dateOn('PHOME', '2026-12-20', 100, { capacity: 1000 }));
  await shop.service.sell(dateOn('PDEAR', '2026-12-27', 120, { capacity: 1000 }));
  await shop.service.sell(dateOn('PFULL', '2026-12-28', 120, { capacity: 0 }));
});
afterAll(() => shop.close());

let dates = 0;
/** A dearer date with a single seat. */
const single = async (): Promise<string> => {
  const prod_id = `PONE${(dates += 1)}`;
  await shop.service.sell(
    dateOn(prod_id, `2027-01-${String(dates + 1).padStart(2, '0')}`, 120, { capacity: 1 }),
  );
  return prod_id;
};
const dueOf = async ({ me, order_id }: ChangedOrder) =>
  (await me.call('orderChanges', { order_id, lan_tp: 'ENG' })).body[0]?.due;
const seats = async ({ cart_id }: ChangedOrder, to: string) => [
  await seatsAt(shop, cart_id, 'PHOME'),
  await seatsAt(shop, cart_id, to),
];
const pay = async (refno: string): Promise<void> => {
  await shop.stands(refno, '0000');
  expect(await shop.notify(refno)).toBe('SUCCESS');
};
/** An order whose move to a dearer date waits for its payment. */
const waiting = async (to: string) => {
  const order = await booked(shop, 'PHOME');
  const { body } = await move(order, to, 20);
  expect(body).toEqual({ msg: 'success', due_id: `${order.order_id}-D1` });
  return { order, due_id: `${order.order_id}-D1` };
};

describe('a dearer date (ORDER-20)', () => {
  it('waits for its payment a day, which holds the new seats, and the order moves with it', async () => {
    const { order, due_id } = await waiting('PDEAR');
    expect(await dueOf(order)).toMatchObject({
      kind: 'move',
      amount: 20,
      due_by: new Date(shop.context.now().getTime() + 86_400_000).toISOString(),
      lines: [{ text: 'Sun, Dec 27, 2026', count: 0 }],
      move: { prod_id: 'PDEAR', ymd_format: '2026-12-27' },
    });
    expect((await quoteOf(order))?.stop?.error).toBe('change_open');
    expect(await seats(order, 'PDEAR')).toEqual([1, 0]);
    const refno = await order.payDue(due_id);
    expect(await seats(order, 'PDEAR')).toEqual([1, 1]);
    expect((await shop.ledger('PDEAR')).claims.find(({ key }) => key === order.cart_id)?.status).toBe('held');
    await pay(refno);
    await pay(refno);
    expect(await seats(order, 'PDEAR')).toEqual([0, 1]);
    expect((await shop.ledger('PDEAR')).claims.find(({ key }) => key === order.cart_id)?.status).toBe('paid');
    expect(await shop.booking(order.cart_id)).toMatchObject({
      prod_id: 'PDEAR',
      left: [],
      price: { total: 120 },
      dues: [{ kind: 'move', state: 'paid' }],
      moves: [{ move_no: 1, difference: 20 }],
    });
    expect(await shop.outcome(refno)).toMatchObject({ outcome: 'paid', due: 'move' });
    await shop.service.settle();
    const mails = shop.service.mails.all.map(({ id }) => id);
    expect(mails.filter((id) => id === `${order.order_id}.moved.1`)).toHaveLength(1);
    expect(mails).not.toContain(`${refno}.paid`);
    const [quote] = (await order.me.call('orderCancelQuote', { order_id: order.order_id })).body;
    expect(quote?.sums).toMatchObject([{ charged: 120 }]);
  });

  it('makes no due where it is full', async () => {
    const order = await booked(shop, 'PHOME');
    expect((await move(order, 'PFULL', 20)).body).toMatchObject({ error: 'no_inventory', field: 'prod_id' });
    expect((await shop.booking(order.cart_id)).dues).toBeUndefined();
  });

  it('cannot be paid for while its seats are another’s', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    const other = await waiting(to);
    await order.payDue(due_id);
    expect((await other.order.tryDue(other.due_id)).error).toBe('no_inventory');
  });

  it('taken back gives the new seats back at once', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    const refno = await order.payDue(due_id);
    expect((await order.me.call('orderChangeVoid', { order_id: order.order_id, due_id })).status).toBe(200);
    expect(await seats(order, to)).toEqual([1, 0]);
    await pay(refno);
    expect(await shop.outcome(refno)).toMatchObject({ outcome: 'refunded', refund_reason: 'change-over' });
    expect(await shop.booking(order.cart_id)).toMatchObject({ prod_id: 'PHOME', txn_type: 'P' });
  });

  it('is held fifteen minutes, however often the form is sent meanwhile', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    await order.payDue(due_id);
    for (const minutes of [5, 5]) {
      shop.wait(minutes);
      await order.tryDue(due_id);
    }
    await shop.pass(6);
    expect(await seats(order, to)).toEqual([1, 0]);
  });

  it('paid after its hold was lost has other seats, or the money goes back', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    const refno = await order.payDue(due_id);
    await shop.pass(40);
    expect(await seats(order, to)).toEqual([1, 0]);
    const faster = await waiting(to);
    const first = await faster.order.payDue(faster.due_id);
    await pay(first);
    expect((await shop.booking(faster.order.cart_id)).prod_id).toBe(to);
    await pay(refno);
    expect(await shop.outcome(refno)).toMatchObject({ outcome: 'refunded', refund_reason: 'change-over' });
    expect(await seats(order, to)).toEqual([1, 0]);

    const again = await single();
    const late = await waiting(again);
    const lateRefno = await late.order.payDue(late.due_id);
    await shop.pass(40);
    await pay(lateRefno);
    expect(await seats(late.order, again)).toEqual([0, 1]);
  });

  it('has its seats while the provider says that it was paid, though the notification is missing', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    const refno = await order.payDue(due_id);
    await shop.stands(refno, '0000');
    await shop.pass(40);
    expect(await seats(order, to)).toEqual([0, 1]);
    expect((await shop.booking(order.cart_id)).prod_id).toBe(to);
  });

  it('ends after a day, its seats are nobody’s, and a late payment goes back', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    shop.wait(23 * 60 + 55);
    const refno = await order.payDue(due_id);
    shop.wait(10);
    await order.sweep();
    expect((await shop.booking(order.cart_id)).dues).toMatchObject([{ state: 'void' }]);
    expect(await seats(order, to)).toEqual([1, 0]);
    await pay(refno);
    expect(await shop.outcome(refno)).toMatchObject({ outcome: 'refunded', refund_reason: 'change-over' });
  });

  it('is not moved to that its organiser cancelled, or once somebody was let in', async () => {
    const to = await single();
    const { order, due_id } = await waiting(to);
    const refno = await order.payDue(due_id);
    await closeForGood(shop.context, to);
    await pay(refno);
    expect(await shop.outcome(refno)).toMatchObject({ refund_reason: 'change-over' });
    expect((await shop.booking(order.cart_id)).prod_id).toBe('PHOME');

    const inside = await waiting('PDEAR');
    const check = {
      scan_id: 'S1',
      rv_mem_id: 'R',
      ticket_no: 'T',
      outcome: 'ok',
      at: new Date(),
      gate: 'Bus',
    };
    await bookingModel(shop.service.store).updateOne(
      { cart_id: inside.order.cart_id },
      { $set: { check_ins: [check] } },
    );
    expect((await inside.order.tryDue(inside.due_id)).error).toBe('change_over');
  });
});
