import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { tour } from './support/products.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
  await checkout.service.sell({ ...tour, prod_id: 'PMANY', capacity: 50 });
});
afterAll(() => checkout.close());

const started = async (): Promise<Order & { refno: string }> => {
  const order = await checkout.confirmed('PMANY');
  return { ...order, refno: await order.pay() };
};

describe('a payment reference that somebody guessed', () => {
  it.each([
    ['by another member', 'MEM0000009999', undefined],
    ['by a visitor', undefined, undefined],
    ['with the token of another payment', undefined, 'another'],
    ['with no token at all', undefined, ''],
    ['with an endless token', undefined, 'x'.repeat(100)],
  ])('tells nothing when it is asked about %s', async (_what, as, token) => {
    const [order, other] = [await started(), await started()];
    const named = token === 'another' ? (await checkout.attempt(other.refno)).return_token : token;
    const info = { refno: order.refno, ...(named === undefined ? {} : { token: named }) };
    const who = as === undefined ? {} : { as };
    const answer = await checkout.service.inject('payOutcome', info, who);
    expect(answer).toMatchObject({ status: 200, body: [] });
    const { headers } = await checkout.service.inject('icbReturnGet', info, who);
    expect(headers['location']).toBe('/orderResult');
    // Nobody else makes the order wait for a report that is not due.
    expect((await checkout.attempt(order.refno)).checking_since).toBeUndefined();
  });

  it('is told to the session that paid, without a token and with its order', async () => {
    const order = await started();
    const { body } = await order.me.call('payOutcome', { refno: order.refno });
    expect(body).toMatchObject([{ outcome: 'waiting', cart_id: order.cart_id }]);
    const { headers } = await order.me.call('icbReturnGet', { refno: order.refno });
    expect(headers['location']).toContain(`cart_id=${order.cart_id}`);
    expect(headers['location']).not.toContain('token=');
  });

  it('is told to the browser that brings the token, without the order’s number', async () => {
    const { refno } = await started();
    expect(await checkout.outcome(refno)).toMatchObject({ outcome: 'waiting', cart_id: '' });
  });

  it('asks a session that ran out meanwhile to renew itself', async () => {
    const order = await started();
    const answer = await order.me.call('payOutcome', { refno: order.refno }, { expired: true });
    expect(answer).toMatchObject({ status: 401, body: { error: 'token_expired' } });
  });
});
