import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { shopper } from './support/shopper.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

/** An order confirmed in English for 100 USD, and the same member in Chinese, where it costs 703 CNH. */
const inTwoLanguages = async () => {
  const order = await checkout.confirmed();
  const { cart_id } = order;
  const chinese = shopper(checkout.service, order.me.as, 'CHN');
  const pay = (pay_type: string, info: Record<string, unknown> = {}) =>
    chinese.call('payment', { pay_type, cartId: cart_id, reqType: 'P', ...info });
  return {
    ...order,
    chinese: {
      detail: () => chinese.detail(cart_id, 'CNH'),
      hold: () => chinese.call('orderHold', { cart_id }),
      pay,
    },
  };
};

const inDollars = { prod_price_tp: 'USD', total_price: 100, pay_types: ['P'] };
const inYuan = { prod_price_tp: 'CNH', total_price: 703, pay_types: ['A', 'W', 'U'] };

const stored = async ({ cart_id }: Order) => {
  const { price } = await checkout.booking(cart_id);
  return { currency: price?.currency, total: price?.total };
};

describe('an order opened in a language of another currency', () => {
  it('is quoted in it, and agreed in it when its seats are taken', async () => {
    const order = await inTwoLanguages();
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, agreed: false });
    expect(await stored(order)).toEqual({ currency: 'USD', total: 100 });
    await order.chinese.hold();
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, agreed: true });
    expect(await stored(order)).toEqual({ currency: 'CNH', total: 703 });
    const { body } = await order.chinese.pay('A', { origin_total_price: 703 });
    expect(body.fields).toMatchObject({ reqcur: 'CNY', reqamt: '703.00' });
  });

  it('is agreed anew although its seats are held, which stay held as long as before', async () => {
    const order = await inTwoLanguages();
    const { hold_expires_at } = (await order.me.call('orderHold', { cart_id: order.cart_id })).body;
    checkout.wait(3);
    const { remaining } = await checkout.ledger('PTOUR1');
    expect((await order.chinese.hold()).body).toMatchObject({ hold_expires_at });
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, agreed: true, hold_expires_at });
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining);
    expect(await order.me.detail(order.cart_id)).toMatchObject({ ...inDollars, agreed: false });
  });

  it('cannot be paid before it is agreed in it: the price the browser shows is another', async () => {
    const order = await inTwoLanguages();
    await order.me.call('orderHold', { cart_id: order.cart_id });
    const other = { status: 409, body: { error: 'price_changed', field: 'currency' } };
    expect(await order.chinese.pay('A')).toMatchObject(other);
    expect(await order.chinese.pay('W', { currency: 'CNY' })).toMatchObject(other);
    expect((await order.chinese.pay('P')).body).toMatchObject({ error: 'pay_method_unknown' });
    expect((await order.chinese.pay('A', { currency: 'USD' })).body.error).toBe('pay_method_unknown');
    expect((await checkout.booking(order.cart_id)).payments).toEqual([]);
  });

  it('cannot be paid as it was by a tab of the other language', async () => {
    const order = await inTwoLanguages();
    await order.me.call('orderHold', { cart_id: order.cart_id });
    await order.chinese.hold();
    const old = { pay_type: 'P', cartId: order.cart_id, reqType: 'P', origin_total_price: 100 };
    expect(await order.me.call('payment', old)).toMatchObject({
      status: 409,
      body: { error: 'price_changed', field: 'currency' },
    });
  });

  it('is charged in no currency that it has lost while the provider was asked', async () => {
    const order = await inTwoLanguages();
    const first = await order.pay();
    await checkout.stands(first, '9110');
    checkout.provider.meanwhile = async () => {
      await checkout.notify(first, { rescode: '9110' });
      await order.chinese.hold();
    };
    const again = await order.me.call('payment', { pay_type: 'P', cartId: order.cart_id, reqType: 'M' });
    expect(again).toMatchObject({ status: 409, body: { error: 'price_changed' } });
    expect((await checkout.booking(order.cart_id)).payments.map(({ status }) => status)).toEqual(['closed']);
  });
});

describe('an order whose payment is on its way', () => {
  const onItsWay = async () => {
    const order = await inTwoLanguages();
    const refno = await order.pay();
    await checkout.stands(refno, '8000');
    return { ...order, refno };
  };

  it('keeps its currency and offers its methods in every language', async () => {
    const order = await onItsWay();
    await order.chinese.hold();
    expect(await order.chinese.detail()).toMatchObject({ ...inDollars, agreed: true });
    expect(await order.chinese.pay('A')).toMatchObject({ status: 409, body: { error: 'price_changed' } });
    const { body } = await order.chinese.pay('P', { currency: 'USD', origin_total_price: 100 });
    expect(body.fields).toMatchObject({ reqcur: 'USD', reqamt: '100.00', param1: 'CHN' });
  });

  it('keeps the order’s own currency where its method charges another', async () => {
    const order = await inTwoLanguages();
    await order.chinese.hold();
    const { refno, fields } = (await order.chinese.pay('U')).body;
    expect(fields).toMatchObject({ CURRENCY: '0000', AMOUNT: '130000' });
    expect((await order.chinese.pay('U')).body).toMatchObject({ refno, fields });
    expect(await order.me.detail(order.cart_id)).toMatchObject({ ...inYuan, agreed: true });
  });

  it('keeps them after its hold as long as the provider has not said that it is over', async () => {
    const order = await onItsWay();
    await checkout.pass(31);
    expect(await order.chinese.detail()).toMatchObject({ ...inDollars, txn_type: 'T', agreed: true });
    await checkout.stands(order.refno, '9110');
    expect(await checkout.notify(order.refno, { rescode: '9110' })).toBe('SUCCESS');
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, agreed: false });
  });

  it('keeps them no longer than its hold where nobody arrived at the provider', async () => {
    const order = await inTwoLanguages();
    await order.pay();
    expect(await order.chinese.detail()).toMatchObject(inDollars);
    await checkout.pass(31);
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, agreed: false });
  });

  it('has it again where the shopper arrives after all', async () => {
    const order = await inTwoLanguages();
    const refno = await order.pay();
    await checkout.pass(31);
    expect(await checkout.notify(refno, { rescode: '8000' })).toBe('SUCCESS');
    expect(await order.chinese.detail()).toMatchObject(inDollars);
  });

  it('gets money back that comes in the currency before', async () => {
    const order = await inTwoLanguages();
    const refno = await order.pay();
    await checkout.pass(31);
    await order.chinese.hold();
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect((await order.me.call('payOutcome', { refno })).body).toMatchObject([
      { outcome: 'refunded', refund_reason: 'amount-differs' },
    ]);
    expect(checkout.provider.refunds).toMatchObject([{ refno: `${refno}R`, voidamt: '100.00' }]);
    expect(await order.chinese.detail()).toMatchObject({ ...inYuan, txn_type: 'T', agreed: true });
  });
});
