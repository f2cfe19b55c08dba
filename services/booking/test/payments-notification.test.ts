import { jest } from '@jest/globals';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const started = async (prod_id?: string): Promise<Order & { refno: string }> => {
  const order = await checkout.confirmed(prod_id);
  await order.me.call('orderHold', { cart_id: order.cart_id });
  const refno = await order.pay();
  await checkout.service.settle();
  return { ...order, refno };
};

const outcome = async (refno: string, order?: Order) =>
  order ? (await order.me.call('payOutcome', { refno })).body[0] : checkout.outcome(refno);

const events = async (name: string, cart_id: string): Promise<number> => {
  const { outbox } = await checkout.booking(cart_id);
  return outbox.filter(({ subject }) => subject.endsWith(`.${name}.v1`)).length;
};

const mailsAbout = (refno: string) =>
  checkout.service.mails.all.filter(({ id }) => id?.startsWith(`${refno}.`));

describe('a valid notification', () => {
  it('makes the order paid, keeps its seats and sends one mail', async () => {
    const order = await started();
    const { refno, cart_id } = order;
    await checkout.stands(refno, '0000');
    expect(await outcome(refno, order)).toMatchObject({ outcome: 'waiting', cart_id });
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect(await checkout.booking(cart_id)).toMatchObject({
      txn_type: 'P',
      open: false,
      hold_expires_at: null,
      payments: [{ status: 'paid', transid: `FP${refno}` }],
    });
    const { claims } = await checkout.ledger('PTOUR1');
    expect(claims.find(({ key }) => key === cart_id)).toMatchObject({ status: 'paid', expires_at: null });
    expect(await outcome(refno, order)).toMatchObject({
      refno,
      outcome: 'paid',
      refund_reason: null,
      cart_id,
    });
    expect(await outcome(refno)).toMatchObject({ outcome: 'paid', cart_id: '' });
    await checkout.service.settle();
    expect(mailsAbout(refno)).toMatchObject([
      { to: 'lin@example.com', lan_tp: 'ENG', subject: expect.stringContaining('confirmed') },
    ]);
    expect(
      (await order.me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' })).body.error,
    ).toBe('already_paid');
  });

  it('reads the booking once on its way to paid', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    const notice = await checkout.notice(refno);
    const bookings = bookingModel(checkout.service.store);
    const reads = jest.spyOn(bookings, 'findOne');
    const writes = jest.spyOn(bookings, 'findOneAndUpdate');
    expect((await checkout.service.form('icbStatus', notice)).body).toBe('SUCCESS');
    const written = Math.max(...writes.mock.invocationCallOrder);
    // What follows by the event of the write, such as the mail, reads for itself.
    const ofThisPayment = reads.mock.calls.filter(
      ([filter], at) =>
        JSON.stringify(filter).includes(refno) && (reads.mock.invocationCallOrder[at] ?? 0) < written,
    );
    reads.mockRestore();
    writes.mockRestore();
    expect(ofThisPayment).toHaveLength(1);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
  });

  it('counts once, however often it arrives and how many arrive at once', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    const { remaining } = await checkout.ledger('PTOUR1');
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkout.notify(refno)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'SUCCESS'));
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    await checkout.service.settle();
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
    expect(mailsAbout(refno)).toHaveLength(1);
    expect(checkout.provider.refunds).toEqual([]);
  });

  it('raises one order.paid event', async () => {
    const { refno, cart_id } = await started();
    const paid: string[] = [];
    const stop = checkout.service.bus.watch(['shop.booking.order.paid.v1'], ({ data }) => {
      if (data['cart_id'] === cart_id) paid.push(String(data['refno']));
    });
    await checkout.stands(refno, '0000');
    await Promise.all(Array.from({ length: 5 }, () => checkout.notify(refno)));
    await checkout.service.settle();
    stop();
    expect(paid).toEqual([refno]);
    expect(await events('paid', cart_id)).toBe(0);
  });

  it('about a pending payment decides nothing and is answered SUCCESS', async () => {
    const { refno, cart_id } = await started();
    expect(await checkout.notify(refno, { rescode: '8000' })).toBe('SUCCESS');
    expect((await checkout.booking(cart_id)).txn_type).toBe('Y');
  });

  it('about a declined payment releases the seats and lets the shopper try again', async () => {
    const order = await started();
    const { refno, cart_id } = order;
    const { remaining } = await checkout.ledger('PTOUR1');
    await checkout.stands(refno, '9500');
    expect(await checkout.notify(refno, { rescode: '9500' })).toBe('SUCCESS');
    expect(await checkout.notify(refno, { rescode: '9500' })).toBe('SUCCESS');
    expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'T', hold_expires_at: null });
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining + 1);
    expect(await outcome(refno)).toMatchObject({ outcome: 'declined' });
    const second = await order.pay();
    await checkout.stands(second, '0000');
    expect(await checkout.notify(second)).toBe('SUCCESS');
    expect(await outcome(second)).toMatchObject({ outcome: 'paid' });
  });

  it('about a success counts for each of several orders declined before', async () => {
    for (const order of [await started('PFAN1'), await started('PFAN1')]) {
      await checkout.stands(order.refno, '9500');
      await checkout.notify(order.refno, { rescode: '9500' });
      const second = await order.pay();
      await checkout.stands(second, '0000');
      expect(await checkout.notify(second)).toBe('SUCCESS');
      expect(await outcome(second)).toMatchObject({ outcome: 'paid' });
    }
  });

  it('about a shopper who left the provider is a cancellation', async () => {
    const { refno } = await started();
    await checkout.stands(refno, '9110');
    expect(await checkout.notify(refno, { rescode: '9110' })).toBe('SUCCESS');
    expect(await outcome(refno)).toMatchObject({ outcome: 'cancelled' });
  });

  it('about a success after a decline still counts', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '9500');
    await checkout.notify(refno, { rescode: '9500' });
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
    expect(await checkout.notify(refno, { rescode: '9500' })).toBe('FAIL');
  });
});

describe('a notification that must not be believed', () => {
  const mismatches: readonly [what: string, changes: Record<string, string>][] = [
    ['an amount with its characters moved, which signs alike', { reqamt: '001.00' }],
    ['a smaller amount', { reqamt: '1.00' }],
    ['an amount that is no number', { reqamt: '1e2' }],
    ['another currency', { reqcur: 'CNY' }],
    ['another merchant', { mid: 'P00000000001' }],
    ['another method', { servicetype: 'S000' }],
    ['no transaction', { transid: '' }],
  ];

  it.each(mismatches)('with %s is answered FAIL and changes nothing', async (_what, changes) => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    const before = await checkout.booking(cart_id);
    expect(await checkout.notify(refno, changes)).toBe('FAIL');
    expect(await checkout.booking(cart_id)).toEqual(before);
  });

  it('is answered FAIL when the provider does not confirm it, although it is signed', async () => {
    const { refno, cart_id } = await started();
    for (const rescode of ['8000', '9110', '9500', '9999', '9301']) {
      await checkout.stands(refno, rescode);
      expect(await checkout.notify(refno)).toBe('FAIL');
    }
    await checkout.stands(refno, '0000', { reqamt: '1.00' });
    expect(await checkout.notify(refno)).toBe('FAIL');
    await checkout.stands(refno, '0000', { transid: 'ANOTHER' });
    expect(await checkout.notify(refno)).toBe('FAIL');
    expect((await checkout.booking(cart_id)).txn_type).toBe('Y');
  });

  it('is answered FAIL while the provider cannot be asked, and counts when it is repeated', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    checkout.provider.away = true;
    expect(await checkout.notify(refno)).toBe('FAIL');
    checkout.provider.away = false;
    expect((await checkout.booking(cart_id)).txn_type).toBe('Y');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
  });

  it('is answered FAIL for an unknown reference or a wrong signature', async () => {
    const { refno } = await started();
    await checkout.stands(refno, '0000');
    const post = async (payload: string): Promise<string> =>
      (
        await checkout.service.app.inject({
          method: 'POST',
          url: '/payment/icb/status',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload,
        })
      ).body;
    expect(await post(`refno=${refno}&rescode=0000&fgkey=${'0'.repeat(64)}`)).toBe('FAIL');
    expect(await post(`refno=TRIP1&refno=${refno}`)).toBe('FAIL');
    expect(await post('')).toBe('FAIL');
    expect(await post('%')).toBe('FAIL');
    expect(await outcome(refno)).toMatchObject({ outcome: 'waiting' });
  });

  it('is answered FAIL when its transaction already paid another order', async () => {
    const [one, two] = [await started(), await started()];
    await checkout.stands(one.refno, '0000', { transid: 'SAME' });
    await checkout.stands(two.refno, '0000', { transid: 'SAME' });
    expect(await checkout.notify(one.refno, { transid: 'SAME' })).toBe('SUCCESS');
    expect(await checkout.notify(two.refno, { transid: 'SAME' })).toBe('FAIL');
    expect((await checkout.booking(two.cart_id)).txn_type).toBe('Y');
  });
});

describe('the return address of the provider', () => {
  const visit = async (method: 'GET' | 'POST', url: string, refno = ''): Promise<string> => {
    const answer = await checkout.service.app.inject({
      method,
      url,
      ...(method === 'POST'
        ? {
            payload: `refno=${refno}&rescode=0000`,
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              origin: 'https://provider.example',
            },
          }
        : {}),
    });
    expect(answer.statusCode).toBe(303);
    return answer.headers.location ?? '';
  };
  const comeBack = async (method: 'GET' | 'POST', refno: string): Promise<string> =>
    visit(method, `${await checkout.wayBack(refno)}${method === 'GET' ? '&rescode=0000' : ''}`, refno);

  it('decides nothing, whatever its parameters say, and redirects to the popup’s landing page', async () => {
    const { refno, cart_id } = await started();
    const before = await checkout.booking(cart_id);
    const { return_token } = await checkout.attempt(refno);
    const values = `refno=${refno}&cart_id=${cart_id}&token=${return_token}&lan_tp=ENG`;
    const address = `/orderIcbResult?${values}`;
    expect(await comeBack('GET', refno)).toBe(address);
    expect(await comeBack('POST', refno)).toBe(address);
    const { txn_type, hold_expires_at } = before;
    expect(await checkout.booking(cart_id)).toMatchObject({ txn_type, hold_expires_at });
    expect(await checkout.attempt(refno)).toMatchObject({ status: 'started' });
    await checkout.stands(refno, '9500');
    await checkout.notify(refno, { rescode: '9500' });
    expect(await comeBack('GET', refno)).toContain('/orderIcbResultFail?');
  });

  it('redirects phones to the result page', async () => {
    const { me, cart_id } = await checkout.confirmed('PTOUR1', 'CHN');
    const { body } = await me.call('payment', { pay_type: 'A', cartId: cart_id, reqType: 'M' });
    const { return_token } = await checkout.attempt(body.refno);
    expect(await comeBack('GET', body.refno)).toBe(
      `/orderResult?refno=${body.refno}&cart_id=${cart_id}&token=${return_token}&lan_tp=CHN`,
    );
  });

  it('redirects to the plain result page for an unknown reference', async () => {
    for (const refno of ['TRIP0', '//evil.example'])
      expect(await visit('GET', `/payment/icb/return?refno=${refno}`)).toBe('/orderResult');
  });
});
