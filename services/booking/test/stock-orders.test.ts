import type { BookableProduct } from '@narae/contracts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { booked, dateOn, move, quoteOf } from './support/moving.ts';
import { paidOrder as payFor } from './support/paid-order.ts';
import { tour } from './support/products.ts';

let shop: Checkout;
let products = 0;
beforeAll(async () => {
  shop = await startCheckout();
});
afterAll(() => shop.close());

type Stock = Readonly<Record<string, number>>;

const withStock = (product: BookableProduct, stock: Stock): BookableProduct => ({
  ...product,
  options: tour.options.map((option) => {
    const limit = stock[option.opt_code];
    return { ...option, ...(limit !== undefined && { stock: limit }) };
  }),
});

const sellWith = async (stock: Stock): Promise<string> => {
  const prod_id = `PSTOCK${(products += 1)}`;
  await shop.service.sell(withStock({ ...tour, prod_id }, stock));
  return prod_id;
};

const left = async (prod_id: string): Promise<Stock> => {
  const { stock = [], claims } = await shop.ledger(prod_id);
  for (const line of stock) {
    const taken = claims
      .flatMap(({ options = [] }) => options)
      .filter(({ opt_code }) => opt_code === line.opt_code)
      .reduce((sum, { count }) => sum + count, 0);
    expect(line.remaining + taken).toBe(line.capacity);
  }
  return Object.fromEntries(stock.map(({ opt_code, remaining }) => [opt_code, remaining]));
};

const optionsOf = (counts: Stock) =>
  Object.entries(counts).map(([opt_code, participant_cnt]) => ({ opt_code, participant_cnt }));

const change = async ({ me, order_id }: ChangedOrder, counts: Stock, difference: number) =>
  (
    await me.call('orderExtrasChange', {
      order_id,
      options: optionsOf(counts),
      hotels: [],
      difference,
    })
  ).body;

describe('a limited extra in the cart (SEAT-9)', () => {
  it('is not added, confirmed or held beyond what is left', async () => {
    const prod_id = await sellWith({ HANBOK: 1 });
    const options = optionsOf({ HANBOK: 1 });
    const first = await shop.confirmed(prod_id, 'ENG', { options });
    const second = await shop.confirmed(prod_id, 'ENG', { options });
    const third = await shop.confirmed(prod_id, 'ENG', {});
    const refno = await first.pay();
    expect(await left(prod_id)).toEqual({ HANBOK: 0 });
    const paying = await second.me.call('payment', { pay_type: 'P', cartId: second.cart_id, reqType: 'P' });
    expect(paying).toMatchObject({ status: 409, body: { error: 'option_sold_out', field: 'options' } });
    const wanted = { cart_id: third.cart_id, options };
    expect((await third.me.call('cartModify', wanted)).body).toMatchObject({ error: 'option_sold_out' });
    expect(
      (await third.me.add({ prod_id: await sellWith({ PHOTO: 2 }), options: optionsOf({ PHOTO: 3 }) })).body,
    ).toMatchObject({ error: 'option_not_enough', field: 'options' });
    await shop.stands(refno, '0000');
    await shop.notify(refno);
    expect((await shop.booking(first.cart_id)).txn_type).toBe('P');
    expect(await left(prod_id)).toEqual({ HANBOK: 0 });
  });
});

describe('the extras of a paid order (SEAT-9, ORDER-14)', () => {
  it('that cost no more are exchanged at once, and the others return', async () => {
    const prod_id = await sellWith({ HANBOK: 1, PHOTO: 1 });
    const order = await paidOrder(shop, { prod_id, opt_codes: ['HANBOK'] });
    expect(await left(prod_id)).toEqual({ HANBOK: 0, PHOTO: 1 });
    expect(await change(order, { PHOTO: 1 }, -10)).toMatchObject({ msg: 'success', due_id: '' });
    expect(await left(prod_id)).toEqual({ HANBOK: 1, PHOTO: 0 });
    expect((await shop.booking(order.cart_id)).seats_due_at).toBeNull();
    expect((await shop.ledger(prod_id)).claims).toHaveLength(1);
  });

  it('are not changed to one that is gone, and nothing is held for that', async () => {
    const prod_id = await sellWith({ HANBOK: 1, PHOTO: 1 });
    const order = await paidOrder(shop, { prod_id, opt_codes: ['HANBOK'] });
    await paidOrder(shop, { prod_id, opt_codes: ['PHOTO'] });
    expect(await change(order, { PHOTO: 1 }, -10)).toMatchObject({ error: 'option_sold_out' });
    // The price is not the one that was seen: what was held meanwhile is given back.
    const other = await sellWith({ PHOTO: 1 });
    const another = await paidOrder(shop, { prod_id: other, opt_codes: ['HANBOK'] });
    expect(await change(another, { PHOTO: 1 }, -3)).toMatchObject({ error: 'price_changed' });
    expect(await left(other)).toEqual({ PHOTO: 1 });
  });

  it('that cost more are taken when they are paid', async () => {
    const prod_id = await sellWith({ HANBOK: 1 });
    const order = await paidOrder(shop, { prod_id });
    const { due_id } = await change(order, { HANBOK: 1 }, 20);
    expect(await left(prod_id)).toEqual({ HANBOK: 1 });
    const refno = await order.payDue(due_id);
    await shop.stands(refno, '0000');
    expect([await shop.notify(refno), await shop.notify(refno)]).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await left(prod_id)).toEqual({ HANBOK: 0 });
    const { options, seats_due_at } = await shop.booking(order.cart_id);
    expect([options.map(({ opt_code }) => opt_code), seats_due_at]).toEqual([['HANBOK'], null]);
  });

  it('that are gone when they are paid are refunded, and the order stays as it was', async () => {
    const prod_id = await sellWith({ HANBOK: 1 });
    const order = await paidOrder(shop, { prod_id });
    const { due_id } = await change(order, { HANBOK: 1 }, 20);
    const refno = await order.payDue(due_id);
    await paidOrder(shop, { prod_id, opt_codes: ['HANBOK'] });
    await shop.stands(refno, '0000');
    await shop.notify(refno);
    const { options, refunds } = await shop.booking(order.cart_id);
    expect(options).toEqual([]);
    expect(refunds).toMatchObject([{ refno, cause: 'automatic' }]);
    expect(await shop.outcome(refno)).toMatchObject({ outcome: 'refunded', refund_reason: 'change-over' });
  });

  it('return with who cancels', async () => {
    const prod_id = await sellWith({ HANBOK: 2 });
    const admin = desk(shop.service);
    const options = optionsOf({ HANBOK: 2 });
    const { me, order_id, travellers } = await payFor(shop, { adult: 2 }, { prod_id, options });
    expect(await left(prod_id)).toEqual({ HANBOK: 0 });
    await me.call('orderCancelRequest', { order_id, reason: 'Ill', rv_mem_ids: travellers.slice(1) });
    await admin.decide(order_id);
    expect(await left(prod_id)).toEqual({ HANBOK: 1 });
    await me.call('orderCancelRequest', { order_id, reason: 'Ill' });
    await admin.decide(order_id);
    expect(await left(prod_id)).toEqual({ HANBOK: 2 });
  });
});

describe('another date (SEAT-9, ORDER-20)', () => {
  it('takes the order where its extras are left there, and gives back those it leaves', async () => {
    await shop.service.sell(withStock(dateOn('PHOME', '2026-12-20'), { HANBOK: 2 }));
    await shop.service.sell(withStock(dateOn('PFEW', '2026-12-27'), { HANBOK: 1 }));
    const order = await booked(shop, 'PHOME', { opt_codes: ['HANBOK'] });
    const second = await booked(shop, 'PHOME', { opt_codes: ['HANBOK'] });
    expect((await move(order, 'PFEW')).status).toBe(200);
    expect([await left('PHOME'), await left('PFEW')]).toEqual([{ HANBOK: 1 }, { HANBOK: 0 }]);
    expect((await quoteOf(second))?.departures).toMatchObject([
      { prod_id: 'PFEW', stop: { error: 'option_sold_out' } },
    ]);
    expect((await move(second, 'PFEW')).body).toMatchObject({ error: 'option_sold_out' });
    expect((await shop.booking(second.cart_id)).prod_id).toBe('PHOME');
    expect([await left('PHOME'), await left('PFEW')]).toEqual([{ HANBOK: 1 }, { HANBOK: 0 }]);
  });
});
