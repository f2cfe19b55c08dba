import { expireRows } from '../src/cart/rows/remove-rows.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { tour } from './support/products.ts';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await startCheckout();
});
afterEach(() => checkout.close());

const day = 24 * 60;
/** The trip leaves in two days. */
const soon = { ...tour, prod_id: 'PSOON', start_day: '2026-11-23', end_day: '2026-11-24' };

const sellSoon = async (): Promise<void> => checkout.service.sell(soon);
const close = async (): Promise<void> => checkout.service.sell({ ...soon, progress_yn: 'E' });

test('rows of a trip that left are shown as expired at once and stored as such by the job', async () => {
  await sellSoon();
  const { me, cart_id } = await checkout.confirmed('PSOON');
  const waiting = async () => (await me.call('paymentCnt', { txn_type: 'T' })).body[0]?.paymentCnt;
  checkout.wait(day);
  expect(await waiting()).toBe(1);
  expect(await expireRows(checkout.context)).toBe(0);

  checkout.wait(day);
  expect((await me.cartList())[0]).toMatchObject({ cart_id, txn_type: 'X', total_price: 100 });
  expect(await waiting()).toBe(0);
  expect((await me.call('paymentInfoList', { currency: 'USD', lan_tp: 'ENG' })).body).toEqual([]);
  expect((await checkout.booking(cart_id)).txn_type).toBe('T');

  expect(await expireRows(checkout.context)).toBe(1);
  expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'X', open: false, in_cart: true });
  expect((await me.detail(cart_id))?.txn_type).toBe('X');
  expect(await expireRows(checkout.context)).toBe(0);
});

test('rows expire when the catalogue says that their product is closed, also those without travellers', async () => {
  await sellSoon();
  const { me, cart_id } = await checkout.confirmed('PSOON');
  await me.call('mycartReservDelete', { cart_id });
  expect((await me.cartList())[0]).toMatchObject({ txn_type: 'N' });
  await close();
  expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'X', open: false });
});

test('an expired row can only be deleted, with its personal data', async () => {
  await sellSoon();
  const { me, cart_id } = await checkout.confirmed('PSOON');
  await close();
  const rejections = [
    await me.call('cartModify', { cart_id, options: [] }),
    await me.call('mycartReservDelete', { cart_id }),
  ];
  expect(rejections.map(({ body }) => body.error)).toEqual(Array(2).fill('txn_type_invalid'));
  expect((await me.call('travellersSave', me.form(cart_id))).body.error).toBe('product_deadline');
  expect((await me.call('orderHold', { cart_id })).body.error).toBe('product_closed');

  expect((await me.call('mycartDelete', { cart_id })).status).toBe(200);
  expect(await me.cartList()).toEqual([]);
  expect(await me.detail(cart_id)).toBeUndefined();
  expect(await checkout.booking(cart_id)).toMatchObject({
    in_cart: false,
    travellers: [],
    files: [],
    tel: '',
  });
});

test('a product that opens again can be put in the cart again beside its expired row', async () => {
  await sellSoon();
  const { me } = await checkout.confirmed('PSOON');
  await close();
  expect((await me.add({ prod_id: 'PSOON' })).body.error).toBe('product_deadline');
  await sellSoon();
  expect((await me.add({ prod_id: 'PSOON' })).status).toBe(200);
  expect((await me.cartList()).map(({ txn_type }) => txn_type).sort()).toEqual(['N', 'X']);
});

test('a row whose payment is on its way waits for its end', async () => {
  await sellSoon();
  const order = await checkout.confirmed('PSOON');
  const refno = await order.pay();
  await close();
  expect((await checkout.booking(order.cart_id)).txn_type).toBe('Y');
  await checkout.stands(refno, '9110');
  await checkout.pass(31);
  expect((await checkout.booking(order.cart_id)).txn_type).toBe('T');
  expect((await order.me.detail(order.cart_id))?.txn_type).toBe('X');
  expect(await expireRows(checkout.context)).toBe(1);
});

test('a payment that succeeds after its trip has closed still gets its seats while the row waits for it', async () => {
  await sellSoon();
  const order = await checkout.confirmed('PSOON');
  const refno = await order.pay();
  await close();
  await expireRows(checkout.context);
  await checkout.stands(refno, '0000');
  expect(await checkout.notify(refno)).toBe('SUCCESS');
  expect((await checkout.booking(order.cart_id)).txn_type).toBe('P');
});

test('a payment that comes after its row has expired goes back, and the reason is told', async () => {
  await sellSoon();
  const order = await checkout.confirmed('PSOON');
  const refno = await order.pay();
  await checkout.stands(refno, '9110');
  await checkout.pass(31);
  await close();
  expect((await checkout.booking(order.cart_id)).txn_type).toBe('X');
  await checkout.stands(refno, '0000');
  expect(await checkout.notify(refno)).toBe('SUCCESS');
  expect((await order.me.call('payOutcome', { refno })).body[0]).toMatchObject({
    outcome: 'refunded',
    refund_reason: 'trip-closed',
  });
});
