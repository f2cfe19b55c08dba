import type { StartPaymentCommand } from '../src/payment/checkout/payable-order.ts';
import { startPayment } from '../src/payment/checkout/start-payment.ts';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

let products = 0;
/** An order of a product of its own. */
const ordered = async (): Promise<Order> => {
  const prod_id = `PTABS${(products += 1)}`;
  await checkout.service.sell({ ...tour, prod_id });
  return checkout.confirmed(prod_id);
};

const commandOf = (order: Order): StartPaymentCommand => ({
  mem_id: order.me.as,
  cart_id: order.cart_id,
  payType: 'P',
  lanTp: 'ENG',
  currency: 'USD',
  holder: { network: '203.0.113.9', device: 'a device', emailConfirmed: true },
  reqType: 'P',
  resType: 'PAGE',
  seen: { origin_total_price: 100 },
});

/** Starts a payment in one tab; the other does something while the seats are being taken, after everything was checked. */
const startWhile = (order: Order, meanwhile: () => Promise<unknown>) => {
  const { limiter } = checkout.context;
  let done = false;
  const count: typeof limiter.count = async (limit, ...counted) => {
    await limiter.count(limit, ...counted);
    if (done || limit !== 'held-by-member') return;
    done = true;
    await meanwhile();
  };
  return startPayment({ ...checkout.context, limiter: { ...limiter, count } }, commandOf(order));
};

const claimsOf = async ({ prod_id }: Order) =>
  (await checkout.ledger(prod_id)).claims.map(({ key, status }) => [key, status]);
const paymentsOf = async ({ cart_id }: Order) =>
  (await checkout.booking(cart_id)).payments.map(({ refno, status }) => [refno, status]);

it('six presses at once, each at its own moment, get the first answer', async () => {
  const order = await ordered();
  let moments = 0;
  const start = () => {
    const now = () => new Date(checkout.context.now().getTime() + (moments += 1));
    return startPayment({ ...checkout.context, now }, commandOf(order));
  };
  await order.me.call('orderHold', { cart_id: order.cart_id });
  checkout.wait(1);
  const answers = await Promise.all(Array.from({ length: 6 }, start));
  expect(new Set(answers.map(({ refno }) => refno)).size).toBe(1);
  expect((await paymentsOf(order)).map(([, status]) => status)).toEqual(['started']);
});

it('six presses at once on seats that nobody held before get the first answer', async () => {
  const order = await ordered();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => startPayment(checkout.context, commandOf(order))),
  );
  expect(new Set(answers.map(({ refno }) => refno)).size).toBe(1);
  expect(await claimsOf(order)).toEqual([[order.cart_id, 'held']]);
});

describe('a payment that is started while another tab', () => {
  it('deletes the order: nothing is sent, and the seats go back', async () => {
    const order = await ordered();
    const started = startWhile(order, () => order.me.call('mycartDelete', { cart_id: order.cart_id }));
    await expect(started).rejects.toMatchObject({ key: 'cart_not_found' });
    expect(await paymentsOf(order)).toEqual([]);
    expect(await claimsOf(order)).toEqual([]);
  });

  it('changes the order: nothing is sent, and the seats go back', async () => {
    const order = await ordered();
    const options = [{ opt_code: 'HANBOK', participant_cnt: 1 }];
    const started = startWhile(order, () =>
      order.me.call('cartModify', { cart_id: order.cart_id, currency: 'USD', options }),
    );
    await expect(started).rejects.toMatchObject({ key: 'order_not_ready' });
    expect(await paymentsOf(order)).toEqual([]);
    expect(await claimsOf(order)).toEqual([]);
  });

  it('agrees on the order in another currency: it is not charged in the first', async () => {
    const order = await ordered();
    const chinese = shopper(checkout.service, order.me.as, 'CHN');
    const started = startWhile(order, () => chinese.call('orderHold', { cart_id: order.cart_id }));
    await expect(started).rejects.toMatchObject({ key: 'price_changed' });
    expect(await paymentsOf(order)).toEqual([]);
    expect(await chinese.detail(order.cart_id, 'CNH')).toMatchObject({ total_price: 703, agreed: true });
    expect(await claimsOf(order)).toEqual([[order.cart_id, 'held']]);
  });

  it('starts the same payment: both send one attempt', async () => {
    const order = await ordered();
    let other = '';
    const { refno } = await startWhile(order, async () => {
      other = await order.pay();
    });
    expect(refno).toBe(other);
    expect(await paymentsOf(order)).toEqual([[refno, 'started']]);
    expect(await claimsOf(order)).toEqual([[order.cart_id, 'held']]);
  });

  it('comes back from an earlier one, which was paid: it is not paid twice and keeps its seats', async () => {
    const order = await ordered();
    const first = await order.pay();
    await checkout.stands(first, '8000');
    await checkout.pass(31);
    const started = startWhile(order, async () => {
      await checkout.stands(first, '0000');
      expect(await checkout.notify(first)).toBe('SUCCESS');
    });
    await expect(started).rejects.toMatchObject({ key: 'already_paid' });
    expect(await paymentsOf(order)).toEqual([[first, 'paid']]);
    expect(await claimsOf(order)).toEqual([[order.cart_id, 'paid']]);
  });

  it('comes back from an earlier one, whose report is late: it is checked first', async () => {
    const order = await ordered();
    const first = await order.pay();
    const wayBack = await checkout.wayBack(first);
    await checkout.stands(first, '8000');
    await checkout.pass(31);
    const started = startWhile(order, async () => {
      await order.pay();
      await checkout.service.app.inject({ method: 'GET', url: wayBack });
    });
    await expect(started).rejects.toMatchObject({ key: 'payment_checking' });
    expect((await checkout.booking(order.cart_id)).txn_type).toBe('Y');
  });
});
