import { createLimiter, limitsWith, usualLimits } from '@narae/service-kit';
import { holdOrder } from '../src/payment/checkout/hold-order.ts';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

type Held = Pick<Order, 'me' | 'cart_id' | 'prod_id'>;

let products = 0;
const newProduct = async (capacity = 20): Promise<string> => {
  const prod_id = `PHOLD${(products += 1)}`;
  await checkout.service.sell({ ...tour, prod_id, capacity });
  return prod_id;
};

const hold = ({ me, cart_id }: Held, emailConfirmed = true) =>
  me.call('orderHold', { cart_id }, { emailConfirmed });
const release = ({ me, cart_id }: Held) => me.call('orderHoldRelease', { cart_id });

/** Confirmed orders of one member, each of a product of its own. */
const ordersOf = async (mem_id: string, count: number): Promise<Held[]> => {
  const me = shopper(checkout.service, mem_id);
  const orders: Held[] = [];
  for (let each = 0; each < count; each += 1) {
    const prod_id = await newProduct();
    const cart_id = await me.addWithPassport({ prod_id });
    expect((await me.call('travellersSave', me.form(cart_id))).status).toBe(200);
    orders.push({ me, cart_id, prod_id });
  }
  return orders;
};

const claimsOf = async (prod_id: string): Promise<number> => (await checkout.ledger(prod_id)).claims.length;

describe('holding the same seats again and again', () => {
  it('ends, and says when the next hold is possible', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 4; round += 1) {
      expect((await hold(order)).status).toBe(200);
      await checkout.pass(15);
    }
    const rejected = await hold(order);
    expect(rejected).toMatchObject({ status: 429, body: { error: 'hold_again_later' } });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(60);
    expect(await claimsOf(order.prod_id)).toBe(0);
    expect(
      (await order.me.call('payment', { pay_type: 'P', cartId: order.cart_id, reqType: 'P' })).body.error,
    ) //
      .toBe('hold_again_later');
    await checkout.pass(Number(rejected.headers['retry-after']) / 60);
    expect((await hold(order)).status).toBe(200);
  });

  it('is no matter of how often a shopper looks at the order and leaves', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 12; round += 1) {
      expect((await hold(order)).status).toBe(200);
      await checkout.pass(2);
      expect((await release(order)).status).toBe(200);
    }
  });

  it('cannot be gone on with by giving the seats back at the last moment', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 4; round += 1) {
      expect((await hold(order)).status).toBe(200);
      await checkout.pass(14);
      expect((await release(order)).status).toBe(200);
      expect((await release(order)).status).toBe(200);
    }
    expect((await hold(order)).body.error).toBe('hold_again_later');
  });

  it.each([
    ['changes the order', 'cartModify', { options: [{ opt_code: 'PHOTO', participant_cnt: 1 }] }],
    ['deletes its travellers', 'mycartReservMemDelete', {}],
  ] as const)('is no matter of how often a shopper %s and goes on', async (_what, call, change) => {
    const order = await checkout.confirmed(await newProduct());
    const { me, cart_id } = order;
    for (let round = 0; round < 6; round += 1) {
      expect((await hold(order)).status).toBe(200);
      await checkout.pass(2);
      expect((await me.call(call, { cart_id, ...change })).status).toBe(200);
      expect(await claimsOf(order.prod_id)).toBe(0);
      if (call === 'cartModify') await me.call(call, { cart_id, options: [] });
      expect((await me.call('travellersSave', me.form(cart_id))).status).toBe(200);
    }
  });

  it('is no matter of how often a shopper deletes the row and begins again', async () => {
    const prod_id = await newProduct();
    const me = shopper(checkout.service, 'MEM0000000804');
    for (let round = 0; round < 6; round += 1) {
      const cart_id = await me.addWithPassport({ prod_id });
      await me.call('travellersSave', me.form(cart_id));
      expect((await hold({ me, cart_id, prod_id })).status).toBe(200);
      await checkout.pass(2);
      expect((await me.call('mycartDelete', { cart_id })).status).toBe(200);
    }
  });

  it('is no matter of how often the provider declines at once', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 6; round += 1) {
      const refno = await order.pay();
      await checkout.stands(refno, '9500');
      expect(await checkout.notify(refno, { rescode: '9500' })).toBe('SUCCESS');
      expect(await claimsOf(order.prod_id)).toBe(0);
    }
    expect((await hold(order)).status).toBe(200);
  });

  it('is no matter of how often an order is taken back while its seats are being taken', async () => {
    const order = await checkout.confirmed(await newProduct());
    const { me, cart_id } = order;
    const shopping = { mem_id: me.as, lanTp: 'ENG', currency: 'USD' } as const;
    const { limiter } = checkout.context;
    const takenBack = {
      ...limiter,
      count: async (...counted: Parameters<typeof limiter.count>) => {
        await limiter.count(...counted);
        await me.call('mycartReservMemDelete', { cart_id });
      },
    };
    for (let round = 0; round < 6; round += 1) {
      const holding = holdOrder({ ...checkout.context, limiter: takenBack }, cart_id, shopping, {
        network: '203.0.113.9',
        device: 'a device',
        emailConfirmed: true,
      });
      await expect(holding).rejects.toMatchObject({ key: 'order_not_ready' });
      expect(await claimsOf(order.prod_id)).toBe(0);
      expect((await me.call('travellersSave', me.form(cart_id))).status).toBe(200);
    }
    expect((await hold(order)).status).toBe(200);
  });

  it('counts the time by which sending the payment form has lengthened a hold', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 2; round += 1) {
      expect((await hold(order)).status).toBe(200);
      await checkout.pass(14);
      const refno = await order.pay();
      await checkout.pass(14);
      await checkout.stands(refno, '9500');
      expect(await checkout.notify(refno, { rescode: '9500' })).toBe('SUCCESS');
      expect(await claimsOf(order.prod_id)).toBe(0);
    }
    // Twice 28 minutes of 60.
    expect(await hold(order)).toMatchObject({ status: 429, body: { error: 'hold_again_later' } });
  });

  it('never refuses a payment whose hold runs, however much was held before', async () => {
    const order = await checkout.confirmed(await newProduct());
    for (let round = 0; round < 3; round += 1) {
      await hold(order);
      await checkout.pass(15);
    }
    expect((await hold(order)).status).toBe(200);
    await checkout.pass(10);
    const refno = await order.pay();
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect((await checkout.booking(order.cart_id)).txn_type).toBe('P');
  });

  it('counts for no other member and no other product', async () => {
    const prod_id = await newProduct();
    const [one, other] = [await checkout.confirmed(prod_id), await checkout.confirmed(prod_id)];
    for (let round = 0; round < 4; round += 1) {
      await hold(one);
      await checkout.pass(15);
    }
    expect((await hold(one)).status).toBe(429);
    expect((await hold(other)).status).toBe(200);
  });

  it('counts nothing where there were no seats to hold', async () => {
    const prod_id = await newProduct(1);
    const [one, other] = [await checkout.confirmed(prod_id), await checkout.confirmed(prod_id)];
    await hold(one);
    for (let round = 0; round < 6; round += 1) expect((await hold(other)).body.error).toBe('no_inventory');
    await release(one);
    expect((await hold(other)).status).toBe(200);
  });

  it('is bounded for a network address too, whoever takes the seats', async () => {
    const { store, now } = checkout.context;
    const limits = limitsWith({ 'held-by-network': { amount: 2 * 900 } });
    const context = { ...checkout.context, limiter: createLimiter({ store, now, limits }) };
    const prod_id = await newProduct();
    const from = async (network: string): Promise<unknown> => {
      const { me, cart_id } = await checkout.confirmed(prod_id);
      const member = { mem_id: me.as, lanTp: 'ENG', currency: 'USD' } as const;
      return holdOrder(context, cart_id, member, { network, device: me.as, emailConfirmed: true });
    };
    await from('203.0.113.7');
    await from('203.0.113.7');
    await expect(from('203.0.113.7')).rejects.toMatchObject({ key: 'hold_again_later' });
    await from('203.0.113.8');
    expect(await claimsOf(prod_id)).toBe(3);
  });
});

describe('a device', () => {
  it('holds a product for so long, whichever of its members takes the seats', async () => {
    const prod_id = await newProduct(40);
    const most = usualLimits['held-by-device'].perWindow / 900;
    const on = async (device: string) => {
      const { me, cart_id } = await checkout.confirmed(prod_id);
      return me.call('orderHold', { cart_id }, { device });
    };
    for (let held = 0; held < most; held += 1) expect((await on('one device')).status).toBe(200);
    const rejected = await on('one device');
    expect(rejected).toMatchObject({ status: 429, body: { error: 'hold_again_later' } });
    expect(await claimsOf(prod_id)).toBe(most);
    expect((await on('another')).status).toBe(200);
  });
});

describe('holding several orders at a time', () => {
  it('is one order for whoever has not confirmed the mailbox', async () => {
    const [one, other] = (await ordersOf('MEM0000000801', 2)) as [Held, Held];
    expect((await hold(one, false)).status).toBe(200);
    expect((await hold(one, false)).status).toBe(200);
    const rejected = await hold(other, false);
    expect(rejected).toMatchObject({ status: 429, body: { error: 'hold_unconfirmed' } });
    expect(rejected.headers['retry-after']).toBe('900');
    expect((await hold(other)).status).toBe(200);
    await release(one);
    await release(other);
    expect((await hold(other, false)).status).toBe(200);
  });

  it('is five orders for others, and one more once a hold has ended', async () => {
    const orders = await ordersOf('MEM0000000802', 6);
    const last = orders.pop() as Held;
    for (const order of orders) expect((await hold(order)).status).toBe(200);
    expect(await hold(last)).toMatchObject({ status: 429, body: { error: 'holds_at_once' } });
    expect(await claimsOf(last.prod_id)).toBe(0);
    await checkout.pass(15);
    expect((await hold(last)).status).toBe(200);
  });

  it('is no more for orders that are held at the same moment', async () => {
    const orders = await ordersOf('MEM0000000803', 4);
    await Promise.all(orders.map((order) => hold(order, false)));
    const claims = await Promise.all(orders.map(({ prod_id }) => claimsOf(prod_id)));
    expect(claims.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1);
  });
});
