import { startCheckout, type Checkout, type Order } from './support/checkout.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const comeBack = async (refno: string) =>
  checkout.service.app.inject({ method: 'GET', url: await checkout.wayBack(refno) });

/** An order whose shopper is back from the provider while the report is still out. */
const backFromProvider = async (): Promise<Order & { refno: string }> => {
  const order = await checkout.confirmed();
  const refno = await order.pay();
  await checkout.stands(refno, '8000');
  await comeBack(refno);
  return { ...order, refno };
};

const checking = async ({ me, cart_id }: Order): Promise<string | undefined> =>
  (await me.detail(cart_id))?.checking_refno;

const countToPay = async ({ me }: Order): Promise<unknown> =>
  (await me.call('paymentCnt', { txn_type: 'T' })).body[0]?.paymentCnt;

describe('a payment that is being checked', () => {
  it('is none while the shopper is at the provider: who gives up there may try again', async () => {
    const order = await checkout.confirmed();
    await order.pay();
    expect(await checking(order)).toBe('');
    expect(await countToPay(order)).toBe(1);
    expect(
      (await order.me.call('payment', { pay_type: 'P', cartId: order.cart_id, reqType: 'P' })).status,
    ).toBe(200);
  });

  it('begins when the shopper comes back: order, cart, payment list and my info say so, and nothing can be paid', async () => {
    const order = await backFromProvider();
    const { me, cart_id, refno } = order;
    expect(await checking(order)).toBe(refno);
    expect((await me.cartList()).map((row) => row.checking_refno)).toEqual([refno]);
    const waiting = await me.call('paymentInfoList', { currency: 'USD', lan_tp: 'ENG' });
    expect(waiting.body.map((row) => row.checking_refno)).toEqual([refno]);
    expect(await countToPay(order)).toBe(0);
    const { body } = await me.call('myInfoList', { mem_id: me.as });
    expect(body).toMatchObject([{ cart_id, txn_type: 'Y', refno }]);
    const again = await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
    expect(again).toMatchObject({ status: 409, body: { error: 'payment_checking' } });
  });

  it('has the provider asked by the next round, and becomes paid', async () => {
    const order = await backFromProvider();
    await checkout.stands(order.refno, '0000');
    await checkout.pass(0);
    expect(await checkout.booking(order.cart_id)).toMatchObject({ txn_type: 'P' });
    expect(await checking(order)).toBe('');
    expect((await order.me.call('myInfoList', { mem_id: order.me.as })).body).toMatchObject([
      { txn_type: '' },
    ]);
  });

  it('ends when the provider says that the shopper never arrived', async () => {
    const order = await backFromProvider();
    await checkout.stands(order.refno, '9300');
    await checkout.pass(0);
    expect(await checking(order)).toBe('');
  });

  it('ends with a declined payment and with the hold', async () => {
    const declined = await backFromProvider();
    await checkout.stands(declined.refno, '9500');
    await checkout.notify(declined.refno, { rescode: '9500' });
    expect(await checking(declined)).toBe('');
    const held = await backFromProvider();
    await checkout.pass(30);
    expect(await checking(held)).toBe('');
    expect((await held.me.call('myInfoList', { mem_id: held.me.as })).body).toEqual([]);
  });

  it('begins too when the provider notifies that it is still deciding', async () => {
    const order = await checkout.confirmed();
    const refno = await order.pay();
    expect(await checkout.notify(refno, { rescode: '8000' })).toBe('SUCCESS');
    expect(await checking(order)).toBe(refno);
  });

  it('is noted once, however often the browser comes back', async () => {
    const { refno, cart_id } = await backFromProvider();
    const { version } = await checkout.booking(cart_id);
    await comeBack(refno);
    expect((await checkout.booking(cart_id)).version).toBe(version);
  });
});
