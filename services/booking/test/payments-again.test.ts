import { termsVersion } from '@narae/contracts/terms-version';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { unionPay } from './support/pay-methods.ts';
import { tour } from './support/products.ts';

let checkout: Checkout;
beforeAll(async () => {
  // Far less than the provider takes where a test has it take long.
  checkout = await startCheckout({ timeoutMs: 500 });
});
afterAll(() => checkout.close());

/** What a press on Pay sends. */
const press = ({ me, cart_id }: Order, changes: Record<string, unknown> = {}) =>
  me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P', ...changes });

const statuses = async ({ cart_id }: Order): Promise<string[]> =>
  (await checkout.booking(cart_id)).payments.map(({ status }) => status);

/** Changes what the form says: the next press is about another request. */
const moveMailbox = async (order: Order, mailbox: number): Promise<void> => {
  const { order_id } = await checkout.booking(order.cart_id);
  const changed = await order.me.call('orderUpdate', { order_id, email: `lin${mailbox}@example.com` });
  expect(changed.status).toBe(200);
};

/** An order with so many attempts that are open, each of another form. */
const withOpenAttempts = async (count: number): Promise<Order> => {
  const order = await checkout.confirmed();
  for (let each = 0; each < count; each += 1) {
    await moveMailbox(order, each);
    expect((await press(order)).status).toBe(200);
  }
  return order;
};

describe('going to pay once more', () => {
  it('sends the same form under the same reference, however often', async () => {
    const order = await checkout.confirmed();
    const { body: first } = await press(order);
    for (const minutes of [0, 1, 8]) {
      await checkout.stands(first.refno, '8000');
      checkout.wait(minutes);
      const { body: again } = await press(order);
      expect([again.refno, again.action, again.fields]).toEqual([first.refno, first.action, first.fields]);
    }
    expect(await statuses(order)).toEqual(['started']);
    const { payments } = await checkout.booking(order.cart_id);
    expect(payments[0]?.check_at?.getTime()).toBe(checkout.context.now().getTime() + 60_000);
  });

  it('sends one attempt from two tabs at once', async () => {
    const order = await checkout.confirmed();
    const answers = await Promise.all([press(order), press(order), press(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refno)).size).toBe(1);
    expect(await statuses(order)).toEqual(['started']);
  });

  it('reports one attempt to the other services', async () => {
    const order = await checkout.confirmed();
    const seen: unknown[] = [];
    const stop = checkout.service.bus.watch(['shop.booking.order.payment-started.v1'], ({ data }) => {
      if (data['cart_id'] === order.cart_id) seen.push(data['refno']);
    });
    const { body } = await press(order);
    await press(order);
    await checkout.service.settle();
    stop();
    expect(seen).toEqual([body.refno]);
  });

  it('draws another reference for another device, language or mailbox, and finds each again', async () => {
    const order = await checkout.confirmed();
    const refnos = [
      (await press(order)).body.refno,
      (await press(order, { reqType: 'M' })).body.refno,
      (await press(order, { lanTp: 'JPN' })).body.refno,
    ];
    expect(new Set(refnos).size).toBe(3);
    expect((await press(order)).body.refno).toBe(refnos[0]);
    const { payments } = await checkout.booking(order.cart_id);
    expect(payments.map(({ refno }) => refno)).toEqual([refnos[1], refnos[2], refnos[0]]);
    await moveMailbox(order, 0);
    expect(refnos).not.toContain((await press(order)).body.refno);
  });

  it('is the latest attempt again: what becomes of the others leaves its seats alone', async () => {
    const order = await checkout.confirmed();
    const { refno } = (await press(order)).body;
    const other = (await press(order, { reqType: 'M' })).body.refno;
    await press(order);
    await checkout.stands(other, '9500');
    expect(await checkout.notify(other, { rescode: '9500' })).toBe('SUCCESS');
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'Y' });
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'P' });
    expect(checkout.provider.refunds).toEqual([]);
  });

  it('draws another reference once the first was declined, or its hold has ended', async () => {
    const declined = await checkout.confirmed();
    const first = (await press(declined)).body.refno;
    await checkout.stands(first, '9500');
    expect((await press(declined)).body.refno).not.toBe(first);
    const late = await checkout.confirmed();
    const before = (await press(late)).body.refno;
    await checkout.stands(before, '8000');
    await checkout.pass(31);
    expect((await press(late)).body.refno).not.toBe(before);
  });

  it('notes the terms agreed to at the last press', async () => {
    const order = await checkout.confirmed();
    await press(order);
    checkout.wait(1);
    await press(order, { terms_version: termsVersion });
    expect((await checkout.booking(order.cart_id)).consent).toEqual({
      terms_version: termsVersion,
      agreed_at: checkout.context.now(),
    });
  });
});

describe('of two open attempts', () => {
  const declines = async (refno: string): Promise<void> => {
    await checkout.stands(refno, '9500');
    expect(await checkout.notify(refno, { rescode: '9500' })).toBe('SUCCESS');
  };
  /** An order of a product of its own that is being paid in two ways. */
  const paidTwoWays = async () => {
    const prod_id = `PTWO${(twoWays += 1)}`;
    await checkout.service.sell({ ...tour, prod_id });
    const order = await checkout.confirmed(prod_id);
    const earlier: string = (await press(order)).body.refno;
    const later: string = (await press(order, { reqType: 'M' })).body.refno;
    const held = async () => (await checkout.ledger(prod_id)).claims.map(({ status }) => status);
    return { order, earlier, later, held };
  };
  let twoWays = 0;

  it('the earlier one keeps the seats when the later one is declined, and can still be paid', async () => {
    const { order, earlier, later, held } = await paidTwoWays();
    const { hold_expires_at } = await checkout.booking(order.cart_id);
    await declines(later);
    expect(await held()).toEqual(['held']);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'Y', hold_expires_at });
    await checkout.stands(earlier, '0000');
    expect(await checkout.notify(earlier)).toBe('SUCCESS');
    expect(await held()).toEqual(['paid']);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'P' });
    expect(checkout.provider.refunds).toEqual([]);
  });

  it.each([
    ['later', 'earlier'],
    ['earlier', 'later'],
  ] as const)('the %s one is declined, then the %s: only now the seats go back', async (first, second) => {
    const { order, held, ...attempts } = await paidTwoWays();
    await declines(attempts[first]);
    expect(await held()).toEqual(['held']);
    await declines(attempts[second]);
    expect(await held()).toEqual([]);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'T', hold_expires_at: null });
  });

  it('the other one keeps the seats when the approval of one is not answered', async () => {
    await checkout.service.sell({ ...tour, prod_id: 'PTWOU' });
    const order = await checkout.confirmed('PTWOU', 'CHN');
    const [alipay, union] = [await order.pay('A'), await order.pay('U')];
    checkout.billGate.silent = true;
    await unionPay.arrive(checkout, union, [checkout.service]);
    checkout.billGate.silent = false;
    expect(await statuses(order)).toEqual(['started', 'refunded']);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'Y' });
    expect((await checkout.ledger('PTWOU')).claims.map(({ status }) => status)).toEqual(['held']);
    await checkout.stands(alipay, '0000');
    expect(await checkout.notify(alipay)).toBe('SUCCESS');
    expect(await statuses(order)).toEqual(['paid', 'refunded']);
  });

  it('one from a hold that has ended keeps no seats', async () => {
    const { order, earlier, later, held } = await paidTwoWays();
    for (const refno of [earlier, later]) await checkout.stands(refno, '8000');
    await checkout.pass(31);
    expect(await held()).toEqual([]);
    const again: string = (await press(order)).body.refno;
    expect(await held()).toEqual(['held']);
    await declines(again);
    expect(await held()).toEqual([]);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'T' });
  });
});

describe('WeChat on a phone, opened once more', () => {
  const open = ({ me, cart_id }: Order) =>
    me.call('wechatpayment', { cartId: cart_id, reqType: 'M', resType: 'JSON' });

  it('is opened under the same reference', async () => {
    const order = await checkout.confirmed('PTOUR1', 'CHN');
    const first = await open(order);
    const again = await open(order);
    expect(again).toMatchObject({ status: 200, body: { refno: first.body.refno } });
    expect(again.body.redirect_url).toBe(first.body.redirect_url);
    expect(await statuses(order)).toEqual(['started']);
  });

  it.each(['9317', '9402'])(
    'is being checked where the provider answers %s, and not declined',
    async (code) => {
      const order = await checkout.confirmed('PTOUR1', 'CHN');
      const { refno } = (await open(order)).body;
      checkout.provider.rejects = code;
      const again = await open(order);
      checkout.provider.rejects = null;
      expect(again).toMatchObject({ status: 409, body: { error: 'payment_checking' } });
      expect(await checkout.attempt(refno)).toMatchObject({ status: 'started' });
      expect((await order.me.detail(order.cart_id))?.checking_refno).toBe(refno);
      await checkout.stands(refno, '0000');
      await checkout.pass(0);
      expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'P' });
    },
  );
});

describe('the attempts of an order', () => {
  it('are ten within an hour; the open ones may still be sent', async () => {
    const order = await withOpenAttempts(10);
    expect((await press(order)).status).toBe(200);
    await moveMailbox(order, 10);
    checkout.wait(10);
    const rejected = await press(order);
    expect(rejected).toMatchObject({ status: 429, body: { error: 'payment_again_later' } });
    expect(Number(rejected.headers['retry-after'])).toBe(50 * 60);
    expect(rejected.body.message).toContain('50 minutes');
    expect((await checkout.booking(order.cart_id)).payments).toHaveLength(10);
    checkout.wait(50);
    expect((await press(order)).status).toBe(200);
  });

  it('are rejected before seats are held for them', async () => {
    await checkout.service.sell({ ...tour, prod_id: 'PTRIED' });
    const order = await checkout.confirmed('PTRIED');
    for (let each = 0; each < 10; each += 1) {
      const { refno } = (await press(order)).body;
      await checkout.stands(refno, '9500');
      await checkout.notify(refno, { rescode: '9500' });
    }
    expect(await press(order)).toMatchObject({ status: 429, body: { error: 'payment_again_later' } });
    expect((await checkout.ledger('PTRIED')).claims).toEqual([]);
  });

  it('are started sixty times an hour at most, also where one is sent again', async () => {
    const order = await checkout.confirmed();
    for (let each = 0; each < 60; each += 1) expect((await press(order)).status).toBe(200);
    expect(await press(order)).toMatchObject({ status: 429, body: { error: 'payment_again_later' } });
  });

  it('are asked about together, five at a time', async () => {
    const order = await withOpenAttempts(8);
    checkout.provider.queries.length = 0;
    checkout.provider.busiest = 0;
    checkout.provider.slowMs = 50;
    expect((await press(order)).status).toBe(200);
    checkout.provider.slowMs = 0;
    expect(new Set(checkout.provider.queries).size).toBe(8);
    expect(checkout.provider.busiest).toBe(5);
  });

  it('keep nobody waiting longer than one answer may take', async () => {
    const order = await withOpenAttempts(8);
    checkout.provider.queries.length = 0;
    checkout.provider.slowMs = 1_000;
    expect((await press(order)).status).toBe(200);
    checkout.provider.slowMs = 0;
    expect(checkout.provider.queries).toHaveLength(5);
  });
});
