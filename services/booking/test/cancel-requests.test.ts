import { startCheckout, type Checkout } from './support/checkout.ts';
import { paidOrder, payFor } from './support/paid-order.ts';
import { unionPay } from './support/pay-methods.ts';
import { tour } from './support/products.ts';

/** Minutes of a day. */
const day = 24 * 60;

let shop: Checkout;
beforeEach(async () => {
  // Noon in Seoul of 21 November; the tour leaves on 20 December, by the schedule `outbound`.
  shop = await startCheckout();
});
afterEach(() => shop.close());

describe('the quote of a cancellation', () => {
  it('says what goes back now and at every later step, to the end of a day in Seoul', async () => {
    const { me, order_id, cart_id, travellers } = await paidOrder(shop);
    const { version } = await shop.booking(cart_id);
    const { status, body } = await me.call('orderCancelQuote', { order_id });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: [
        {
          order_id,
          version,
          rv_mem_ids: travellers,
          whole: true,
          pct: 90,
          sums: [{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }],
          departure: '2026-12-20',
          automatic: false,
        },
      ],
    });
    expect(body[0]?.tiers).toEqual([
      tier(90, '2026-11-30'),
      tier(85, '2026-12-10'),
      tier(80, '2026-12-12'),
      tier(70, '2026-12-19'),
      tier(50, '2026-12-20'),
    ]);
  });

  it('counts the day of Seoul, not of the machine, to the day of departure', async () => {
    const { me, order_id } = await paidOrder(shop);
    const pctNow = async () => (await me.call('orderCancelQuote', { order_id })).body[0];
    // 23:59 in Seoul of 30 November, then midnight.
    shop.wait(9 * day + 11 * 60 + 59);
    expect(await pctNow()).toMatchObject({ pct: 90 });
    shop.wait(1);
    expect(await pctNow()).toMatchObject({ pct: 85, sums: [{ refunded: 85, kept: 15 }] });
    shop.wait(18 * day);
    expect(await pctNow()).toMatchObject({ pct: 70 });
    shop.wait(day);
    expect(await pctNow()).toMatchObject({ pct: 50, tiers: [{ pct: 50, until_day: '2026-12-20' }] });
    shop.wait(day);
    expect(await me.call('orderCancelQuote', { order_id })).toMatchObject({
      status: 409,
      body: { error: 'cancel_departed' },
    });
  });

  it('after departure leaves who did not come what the schedule says, for thirty days', async () => {
    await shop.service.sell({ ...tour, prod_id: 'PDAY1', refund_schedule: 'trip-day' });
    const { me, order_id } = await paidOrder(shop, { adult: 2 }, { prod_id: 'PDAY1' });
    shop.wait(30 * day);
    expect((await me.call('orderCancelQuote', { order_id })).body[0]).toMatchObject({
      pct: 70,
      tiers: [],
      sums: [{ charged: 200, refunded: 140, kept: 60 }],
    });
    shop.wait(30 * day);
    expect(await me.call('orderCancelQuote', { order_id })).toMatchObject({
      status: 409,
      body: { error: 'cancel_departed' },
    });
  });

  it('is nobody else’s, and of nothing that is not paid', async () => {
    const { order_id } = await paidOrder(shop);
    const waiting = await shop.confirmed();
    const unpaid = (await shop.booking(waiting.cart_id)).order_id;
    expect(await waiting.me.call('orderCancelQuote', { order_id })).toMatchObject({
      status: 404,
      body: { error: 'order_not_found' },
    });
    expect(await waiting.me.call('orderCancelQuote', { order_id: unpaid })).toMatchObject({
      status: 409,
      body: { error: 'txn_type_invalid' },
    });
  });

  it('of an order in yuan that UnionPay charged in won is in won', async () => {
    const { me, order_id } = await payFor(shop, await shop.confirmed('PTOUR1', 'CHN'), unionPay);
    expect((await me.call('orderCancelQuote', { order_id })).body[0]).toMatchObject({
      sums: [{ currency: 'KRW', charged: 130_000, refunded: 117_000, kept: 13_000 }],
    });
  });
});

describe('a request for cancellation', () => {
  it('keeps the terms of its moment, can be withdrawn, and is asked once at a time', async () => {
    const { me, order_id, cart_id } = await paidOrder(shop);
    const quote = (await me.call('orderCancelQuote', { order_id })).body[0];
    const asked = await me.call('orderCancelRequest', {
      order_id,
      reason: ' My plans\r\nhave changed <3. ',
      version: quote?.version,
      pct: quote?.pct,
    });
    expect(asked).toMatchObject({ status: 200, body: { msg: 'success', cancel_no: 1, state: 'asked' } });
    shop.wait(15 * day);
    const stored = await shop.booking(cart_id);
    expect(stored.txn_type).toBe('PR');
    expect(stored.cancellations).toMatchObject([
      { cancel_no: 1, state: 'asked', pct: 90, reason: 'My plans\nhave changed <3.', sums: quote?.sums },
    ]);
    for (const name of ['orderCancelQuote', 'orderCancelRequest'] as const)
      expect(
        await me.call(name, { order_id, ...(name === 'orderCancelRequest' && { reason: 'x' }) }),
      ).toMatchObject({ status: 409, body: { error: 'txn_type_invalid' } });
    expect((await me.call('orderCancelWithdraw', { order_id })).status).toBe(200);
    const back = await shop.booking(cart_id);
    expect(back).toMatchObject({ txn_type: 'P', cancellations: [{ state: 'withdrawn' }] });
    expect(back.refunds ?? []).toEqual([]);
    expect(await me.call('orderCancelWithdraw', { order_id })).toMatchObject({ status: 409 });
  });

  it('is taken as old clients send it, and needs a reason', async () => {
    const { me, order_id } = await paidOrder(shop);
    for (const reason of ['', '   ', 'x'.repeat(501)])
      expect((await me.call('orderCancelRequest', { order_id, reason })).status).toBe(400);
    expect(await me.call('orderCancelRequest', { order_id, reason: '' })).toMatchObject({
      body: { error: 'cancel_reason_input', field: 'reason' },
    });
    expect(await me.call('orderCancelRequest', {}, { positional: [order_id, 'Not coming'] })).toMatchObject({
      status: 200,
    });
  });

  it('is not taken on a quote that is not so any more', async () => {
    const { me, order_id } = await paidOrder(shop);
    const quote = (await me.call('orderCancelQuote', { order_id })).body[0];
    shop.wait(10 * day);
    const asked = { order_id, reason: 'Late', version: quote?.version, pct: quote?.pct };
    expect(await me.call('orderCancelRequest', asked)).toMatchObject({
      status: 409,
      body: { error: 'cancel_quote_changed' },
    });
    const other = { order_id, reason: 'Late', version: (quote?.version ?? 0) + 1 };
    expect(await me.call('orderCancelRequest', other)).toMatchObject({
      status: 409,
      body: { error: 'cancel_quote_changed' },
    });
  });

  it('is taken ten times from an order, and not more often', async () => {
    const { me, order_id } = await paidOrder(shop);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await me.call('orderCancelRequest', { order_id, reason: 'Maybe' })).status).toBe(200);
      await me.call('orderCancelWithdraw', { order_id });
    }
    expect(await me.call('orderCancelRequest', { order_id, reason: 'Maybe' })).toMatchObject({
      status: 409,
      body: { error: 'cancel_requests_most' },
    });
  });

  it('is approved at once where the operator switched that on, and only before departure', async () => {
    const admin = { as: 'MEM0000000099', role: 'booking' as const };
    const settings = () => shop.service.inject('adminCancelSettings', {}, admin);
    expect((await settings()).body).toEqual({ automatic: false, minimum_automatic: false });
    await shop.service.inject('adminCancelSettingsSave', { automatic: true }, admin);
    expect((await settings()).body).toEqual({ automatic: true, minimum_automatic: false });
    const [early, late] = [await paidOrder(shop), await paidOrder(shop)];
    const taken = (await shop.ledger('PTOUR1')).remaining;
    expect((await early.me.call('orderCancelQuote', { order_id: early.order_id })).body[0]?.automatic).toBe(
      true,
    );
    expect(
      (await early.me.call('orderCancelRequest', { order_id: early.order_id, reason: 'Ill' })).body,
    ).toMatchObject({ state: 'approved' });
    expect(await shop.booking(early.cart_id)).toMatchObject({
      txn_type: 'R',
      refunds: [{ amount: '90.00', cause: 'cancelled', cancel_no: 1 }],
    });
    expect((await shop.ledger('PTOUR1')).remaining).toBe(taken + 1);
    shop.wait(29 * day);
    expect(
      (await late.me.call('orderCancelRequest', { order_id: late.order_id, reason: 'Ill' })).body,
    ).toMatchObject({ state: 'asked' });
  });
});

const tier = (pct: number, until_day: string) => ({
  pct,
  until: `${until_day}T14:59:59.999Z`,
  until_day,
  refunds: [{ currency: 'USD', amount: pct }],
});
