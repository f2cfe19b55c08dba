import { termsVersion } from '@narae/contracts/terms-version';
import { noHold } from '../src/kernel/domain/hold.rules.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { fanMeeting, tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const minutesFrom = (iso: string | undefined): number =>
  (Date.parse(iso ?? '') - checkout.context.now().getTime()) / 60_000;

describe('holding seats', () => {
  it('holds them for 15 minutes, and opening the order again does not extend the hold', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const before = (await checkout.ledger('PTOUR1')).remaining;
    const first = await me.call('orderHold', { cart_id });
    expect(minutesFrom(first.body.hold_expires_at)).toBe(15);
    await checkout.pass(5);
    const again = await me.call('orderHold', { cart_id });
    expect(again.body.hold_expires_at).toBe(first.body.hold_expires_at);
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(before - 1);
    expect((await me.detail(cart_id))?.hold_expires_at).toBe(first.body.hold_expires_at);
  });

  it('extends the hold once when the payment form is sent, to 30 minutes at most in all', async () => {
    const { me, cart_id } = await checkout.confirmed();
    await me.call('orderHold', { cart_id });
    await checkout.pass(14);
    const pay = () => me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
    expect(minutesFrom((await pay()).body.hold_expires_at)).toBe(15);
    await checkout.pass(10);
    expect(minutesFrom((await pay()).body.hold_expires_at)).toBe(5);
  });

  it('goes on with a hold that the process which took it could not note on the order', async () => {
    const { me, cart_id, pay } = await checkout.confirmed();
    const { body } = await me.call('orderHold', { cart_id });
    const held = await checkout.booking(cart_id);
    // As it is when a process dies between the two writes.
    const notNoted = () =>
      bookingModel(checkout.service.store).updateOne({ cart_id }, { $set: noHold, $inc: { version: 1 } });
    await notNoted();
    await checkout.pass(5);
    expect((await me.call('orderHold', { cart_id })).body).toEqual(body);
    const copied = ['hold_started_at', 'hold_expires_at', 'hold_extended'] as const;
    for (const field of copied) expect((await checkout.booking(cart_id))[field]).toEqual(held[field]);
    await notNoted();
    await checkout.pass(5);
    await pay();
    expect(minutesFrom((await checkout.booking(cart_id)).hold_expires_at?.toISOString())).toBe(15);
    // Three more make the sixty minutes of a member: it was counted once, and five minutes for sending.
    await checkout.pass(15);
    for (let round = 0; round < 2; round += 1) {
      expect((await me.call('orderHold', { cart_id })).status).toBe(200);
      await checkout.pass(15);
    }
    expect((await me.call('orderHold', { cart_id })).body.error).toBe('hold_again_later');
  });

  it('is done once by two tabs at the same time', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const { remaining } = await checkout.ledger('PTOUR1');
    const answers = await Promise.all([0, 1].map(() => me.call('orderHold', { cart_id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining - 1);
    const { history = [] } = await checkout.booking(cart_id);
    expect(history.filter(({ what }) => what === 'held')).toHaveLength(1);
  });

  it('releases the seats once when the hold ends; the order can be held again', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const { remaining } = await checkout.ledger('PTOUR1');
    await me.call('orderHold', { cart_id });
    await checkout.pass(15);
    await checkout.pass(15);
    expect((await checkout.ledger('PTOUR1')).remaining).toBeGreaterThanOrEqual(remaining);
    expect((await me.detail(cart_id))?.hold_expires_at).toBe('');
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
  });

  it('releases the seats at once when the shopper leaves the order', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const { remaining } = await checkout.ledger('PTOUR1');
    await me.call('orderHold', { cart_id });
    expect((await me.call('orderHoldRelease', { cart_id })).body).toEqual({ msg: 'success' });
    expect((await me.call('orderHoldRelease', { cart_id })).status).toBe(200);
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining);
  });

  it('gives the last seat to one of two shoppers and answers the other that none are left', async () => {
    await checkout.service.sell({ ...fanMeeting, capacity: 1 });
    const [one, two] = [await checkout.confirmed('PFAN1'), await checkout.confirmed('PFAN1')];
    const answers = await Promise.all([one, two].map(({ me, cart_id }) => me.call('orderHold', { cart_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const body = { error: 'no_inventory', field: 'prod_id' };
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(body);
  });

  it('rejects an order that is not confirmed, and an order that is not the member’s', async () => {
    const me = shopper(checkout.service, 'MEM0000000901');
    const { cart_id } = (await me.add()).body;
    const early = await me.call('orderHold', { cart_id });
    expect(early).toMatchObject({ status: 409, body: { error: 'order_not_ready' } });
    const other = await checkout.confirmed();
    expect((await me.call('orderHold', { cart_id: other.cart_id })).body.error).toBe('cart_not_found');
    expect((await me.call('orderHold', { cart_id: 'CART999999' })).body.error).toBe('cart_not_found');
  });

  it('says that an order was cancelled, and asks for no travellers', async () => {
    const { me, cart_id } = await checkout.confirmed();
    await bookingModel(checkout.service.store).updateOne({ cart_id }, { $set: { txn_type: 'R' } });
    const answers = [
      await me.call('orderHold', { cart_id }),
      await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'order_cancelled'],
      [409, 'order_cancelled'],
    ]);
  });
});

describe('sending the payment form', () => {
  it('stores the attempt before it is answered, signed for the provider', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const { body } = await me.call('payment', {
      pay_type: 'P',
      cartId: cart_id,
      reqType: 'P',
      costPrice: 100,
      origin_total_price: 100,
    });
    expect(body).toMatchObject({
      msg: 'success',
      action: `${checkout.provider.url}/payment/payment.icb`,
      method: 'POST',
      fields: { reqcur: 'USD', reqamt: '100.00', servicetype: 'S005', restype: 'PAGE', reqtype: 'P' },
    });
    const stored = await checkout.attempt(body.refno);
    expect(stored).toMatchObject({ status: 'started', reqamt: '100.00', fields: body.fields });
    expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'Y' });
  });

  it('keeps the terms that the buyer agreed to, and the time', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const pay = (terms_version?: string) =>
      me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P', terms_version });
    expect(await pay('1999-01-01')).toMatchObject({ status: 409, body: { error: 'terms_changed' } });
    expect((await checkout.booking(cart_id)).payments).toEqual([]);
    expect((await pay()).status).toBe(200);
    expect((await checkout.booking(cart_id)).consent).toBeUndefined();
    expect((await pay(termsVersion)).status).toBe(200);
    expect((await checkout.booking(cart_id)).consent).toEqual({
      terms_version: termsVersion,
      agreed_at: checkout.context.now(),
    });
  });

  it('charges in the order’s currency by the methods of its language', async () => {
    const { me, cart_id } = await checkout.confirmed('PTOUR1', 'CHN');
    const pay = (pay_type: string) => me.call('payment', { pay_type, cartId: cart_id, reqType: 'M' });
    expect((await pay('P')).body).toMatchObject({ error: 'pay_method_unknown', field: 'payType' });
    expect((await pay('X')).body.error).toBe('invalid_value');
    for (const none of ['', 'null'])
      expect((await pay(none)).body).toMatchObject({ error: 'pay_choice_input', field: 'pay_type' });
    expect((await pay('A')).body.fields).toMatchObject({
      servicetype: 'S000',
      reqcur: 'CNY',
      reqamt: '703.00',
    });
  });

  it('says whom to ask where the provider rejects the payment', async () => {
    const { me, cart_id } = await checkout.confirmed('PTOUR1', 'CHN');
    checkout.provider.rejects = '9103';
    const rejected = await me.call('wechatpayment', { cartId: cart_id, reqType: 'M' });
    checkout.provider.rejects = null;
    expect(rejected).toMatchObject({ status: 502, body: { error: 'payment_fail_contact' } });
    expect((await checkout.booking(cart_id)).payments.map(({ status }) => status)).toEqual(['declined']);
  });

  it('opens WeChat on a phone from the server', async () => {
    const { me, cart_id } = await checkout.confirmed('PTOUR1', 'CHN');
    const wrong = await me.call('wechatpayment', { cartId: cart_id, reqType: 'P' });
    expect(wrong.body).toMatchObject({ error: 'invalid_value', field: 'reqType' });
    const { body } = await me.call('wechatpayment', { cartId: cart_id, reqType: 'M', resType: 'JSON' });
    expect(body.redirect_url).toBe(`https://pay.example/${body.refno}`);
    checkout.provider.away = true;
    const away = await me.call('wechatpayment', { cartId: cart_id, reqType: 'M' });
    checkout.provider.away = false;
    expect(away).toMatchObject({ status: 503, body: { error: 'service_unavailable' } });
    expect((await checkout.booking(cart_id)).payments).toMatchObject([
      { refno: body.refno, status: 'started' },
    ]);
  });

  it('rejects a payment whose prices differ from the agreed ones', async () => {
    const { me, cart_id } = await checkout.confirmed();
    const pay = (seen: Record<string, unknown>) =>
      me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P', ...seen });
    expect(await pay({ costPrice: 1 })).toMatchObject({ status: 409, body: { error: 'price_changed' } });
    expect((await pay({ origin_total_price: 1 })).body.error).toBe('price_changed');
    expect((await pay({ costPrice: -1 })).status).toBe(400);
    expect((await pay({ memId: 'MEM9999999999' })).status).toBe(403);
    expect((await pay({ prodId: 'PFAN1' })).body).toMatchObject({ error: 'invalid_value', field: 'prodId' });
    expect((await pay({ reqamt: '1.00' })).body.error).toBe('unknown_field');
    expect((await pay({ cartId: { $ne: '' } })).status).toBe(400);
    expect((await pay({ sandbox_outcome: 'approve' })).body.error).toBe('unknown_field');
    expect((await checkout.booking(cart_id)).payments).toEqual([]);
  });

  it('rejects a product that closed since, in the shopper’s language', async () => {
    const { me, cart_id } = await checkout.confirmed('PTOUR1', 'KOR');
    const start = () => me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
    await checkout.service.sell({ ...tour, progress_yn: 'W' });
    const prepared = await start();
    await checkout.service.sell({ ...tour, progress_yn: 'E' });
    const rejected = await start();
    await checkout.service.sell(tour);
    expect(prepared).toMatchObject({ status: 409, body: { error: 'product_not_in_progress' } });
    expect(rejected).toMatchObject({ status: 409, body: { error: 'product_closed' } });
    expect(rejected.body.message).toMatch(/[가-힣]/);
  });

  it('rejects visitors, and members who do not own the order', async () => {
    const { cart_id } = await checkout.confirmed();
    const other = await checkout.confirmed();
    const info = { pay_type: 'P', cartId: cart_id, reqType: 'P' };
    expect((await checkout.service.inject('payment', info)).status).toBe(401);
    const foreign = await other.me.call('payment', info);
    expect(foreign).toMatchObject({ status: 404, body: { error: 'cart_not_found', field: 'cartId' } });
  });

  it('draws another reference when one is taken', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => checkout.confirmed()));
    const refnos = await Promise.all(orders.map((order) => order.pay()));
    expect(new Set(refnos).size).toBe(12);
  });
});
