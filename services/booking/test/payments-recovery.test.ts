import { expireHolds } from '../src/payment/checkout/expire-holds.ts';
import { authorise } from '../src/payment/settle/apply-report.ts';
import { startPaymentJobs } from '../src/payment/payments.job.ts';
import type { PaymentReport } from '../src/payment/providers/provider.ts';
import { settleClaim } from '../src/inventory/seats/seat-claims.ts';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';
import { payMethods, payPal, type PayMethod } from './support/pay-methods.ts';
import { fanMeeting } from './support/products.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());
beforeEach(() => {
  checkout.provider.refunds.length = 0;
  providersAre('there');
});

const providersAre = (where: 'there' | 'away'): void => {
  checkout.provider.away = where === 'away';
  checkout.billGate.away = where === 'away';
};

const started = async (
  prod_id?: string,
  { lanTp, payType }: PayMethod = payPal,
): Promise<Order & { refno: string }> => {
  const order = await checkout.confirmed(prod_id, lanTp);
  return { ...order, refno: await order.pay(payType) };
};

/** What the provider says of an attempt that was paid. */
const reportOf = async (refno: string): Promise<PaymentReport> => {
  const { reqcur, reqamt } = await checkout.attempt(refno);
  const paid = { transid: `FP${refno}`, rescode: '0000', standing: 'paid' } as const;
  return { refno, ...paid, reqcur, reqamt, mid: null, servicetype: null };
};

const outcome = async (refno: string): Promise<string | undefined> =>
  (await checkout.outcome(refno))?.outcome;

const balanced = async (prod_id: string): Promise<void> => {
  const { capacity, remaining, claims } = await checkout.ledger(prod_id);
  expect(remaining + claims.reduce((sum, { count }) => sum + count, 0)).toBe(capacity);
};

const subjects = (refno: string): string[] =>
  checkout.service.mails.all.filter(({ id }) => id?.startsWith(`${refno}.`)).map(({ subject }) => subject);

describe.each(payMethods)('a process killed while $payType was paid', (method) => {
  it('between authorised and settled: the job finishes the payment', async () => {
    const { refno, cart_id } = await started('PTOUR1', method);
    expect(await authorise(checkout.context, await reportOf(refno))).not.toBeNull();
    expect(await outcome(refno)).toBe('waiting');
    await checkout.pass(0);
    expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'P', payments: [{ status: 'paid' }] });
    await balanced('PTOUR1');
  });

  it('between settled seats and the paid order: the job finishes and takes no seat twice', async () => {
    const { refno, cart_id } = await started('PTOUR1', method);
    await authorise(checkout.context, await reportOf(refno));
    await settleClaim(checkout.context, { cart_id, prod_id: 'PTOUR1', seats: 1, options: [] });
    const { remaining } = await checkout.ledger('PTOUR1');
    await checkout.pass(60);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining);
    await checkout.service.settle();
    expect(subjects(refno)).toHaveLength(1);
  });

  it('after settling seats of an order that is then deleted: the seats are free again', async () => {
    const { refno, cart_id, me } = await started('PTOUR1', method);
    await authorise(checkout.context, await reportOf(refno));
    await settleClaim(checkout.context, { cart_id, prod_id: 'PTOUR1', seats: 1, options: [] });
    checkout.wait(31);
    await expireHolds(checkout.context);
    expect((await me.call('mycartDelete', { cart_id })).status).toBe(200);
    expect((await checkout.ledger('PTOUR1')).claims.map(({ key }) => key)).toContain(cart_id);
    await checkout.pass(0);
    expect(await checkout.attempt(refno)).toMatchObject({
      status: 'refunded',
      refund_reason: 'order-removed',
    });
    expect((await checkout.ledger('PTOUR1')).claims.map(({ key }) => key)).not.toContain(cart_id);
    await balanced('PTOUR1');
  });

  it('between refund-due and releasing the settled seats: the seats are free again', async () => {
    const { refno, cart_id, prod_id } = await started('PTOUR1', method);
    await authorise(checkout.context, await reportOf(refno));
    await settleClaim(checkout.context, { cart_id, prod_id, seats: 1, options: [] });
    const { payments } = await checkout.booking(cart_id);
    const due = { status: 'refund-due', refund_refno: `${refno}R`, refund_reason: 'order-changed' } as const;
    await checkout.context.bookings.updateOne(
      { cart_id },
      { $set: { txn_type: 'N', payments: [{ ...payments[0], ...due, check_at: checkout.context.now() }] } },
    );
    const before = await checkout.ledger(prod_id);
    await checkout.pass(0);
    expect(await checkout.attempt(refno)).toMatchObject({ status: 'refunded' });
    const after = await checkout.ledger(prod_id);
    expect(after.claims.map(({ key }) => key)).not.toContain(cart_id);
    expect(after.remaining).toBe(before.remaining + 1);
    await balanced(prod_id);
  });

  it('between refund-due and refunded: the same refund is requested again', async () => {
    const prod_id = `PFAN${method.payType}`;
    await checkout.service.sell({ ...fanMeeting, prod_id, capacity: 1 });
    const { refno, cart_id } = await started(prod_id, method);
    await checkout.pass(31);
    const other = await checkout.confirmed(prod_id);
    await other.me.call('orderHold', { cart_id: other.cart_id });
    providersAre('away');
    await authorise(checkout.context, await reportOf(refno));
    await checkout.pass(0);
    expect(await checkout.attempt(refno)).toMatchObject({ status: 'refund-due', refund_refno: `${refno}R` });
    expect(await outcome(refno)).toBe('refunded');
    providersAre('there');
    await checkout.pass(2);
    await checkout.pass(60);
    const { status, reqamt } = await checkout.attempt(refno);
    expect(status).toBe('refunded');
    expect(method.sentBack(checkout, refno)).toEqual([reqamt]);
    expect((await checkout.booking(cart_id)).txn_type).toBe('T');
  });
});

it('a process killed between a taken seat and the hold on the booking leaves a seat that is released in time', async () => {
  const order = await checkout.confirmed();
  await order.me.call('orderHold', { cart_id: order.cart_id });
  const { remaining } = await checkout.ledger('PTOUR1');
  await checkout.service.store
    .collection('bookings')
    .updateOne({ cart_id: order.cart_id }, { $set: { hold_expires_at: null, hold_started_at: null } });
  await checkout.pass(16);
  expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining + 1);
});

describe('an attempt without a notification', () => {
  it('is checked at the provider, and the order becomes paid', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    await checkout.pass(0.5);
    expect((await checkout.booking(cart_id)).txn_type).toBe('Y');
    await checkout.pass(0.5);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
  });

  it('is checked at once when a process starts, however late its next check was due', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '0000');
    const jobs = await startPaymentJobs(checkout.context);
    await jobs.stop();
    await checkout.pass(0);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
  });

  it('stays authorised when the notification arrives during a check, and is finished by the next round', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '8000');
    checkout.provider.meanwhile = async () => {
      await authorise(checkout.context, await reportOf(refno));
    };
    await checkout.pass(1);
    expect(await checkout.attempt(refno)).toMatchObject({ status: 'authorised' });
    await checkout.pass(0);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
  });

  it('is checked at growing intervals and closed after a day', async () => {
    const { refno } = await started();
    await checkout.stands(refno, '8000');
    const asked = (): number => checkout.provider.queries.filter((one) => one === refno).length;
    for (let minute = 0; minute < 20; minute += 1) await checkout.pass(1);
    // At 1, 2, 4, 8 and 16 minutes, and once more when the hold ended.
    expect(asked()).toBe(6);
    await checkout.pass(24 * 60);
    expect(await checkout.attempt(refno)).toMatchObject({ status: 'closed', rescode: '9110' });
  });

  it('is checked before the hold ends and before another attempt starts', async () => {
    const first = await started();
    checkout.provider.away = true;
    await checkout.pass(14);
    checkout.provider.away = false;
    await checkout.stands(first.refno, '0000');
    await checkout.pass(1);
    expect((await checkout.booking(first.cart_id)).txn_type).toBe('P');

    const second = await started();
    await checkout.stands(second.refno, '0000');
    const again = await second.me.call('payment', { pay_type: 'P', cartId: second.cart_id, reqType: 'P' });
    expect(again).toMatchObject({ status: 409, body: { error: 'already_paid' } });
  });

  it('expires with the hold when nobody paid, and leaves the order confirmed', async () => {
    const { refno, cart_id } = await started();
    const { remaining } = await checkout.ledger('PTOUR1');
    await checkout.pass(15);
    expect(await checkout.booking(cart_id)).toMatchObject({ txn_type: 'T', hold_expires_at: null });
    expect((await checkout.ledger('PTOUR1')).remaining).toBe(remaining + 1);
    expect(await outcome(refno)).toBe('expired');
  });
});

describe('a payment that arrives too late', () => {
  it('takes new seats while there are any', async () => {
    const { refno, cart_id } = await started();
    await checkout.pass(31);
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
    await balanced('PTOUR1');
  });

  it('is refunded when the seats are gone, and the member gets a mail', async () => {
    await checkout.service.sell({ ...fanMeeting, capacity: 1 });
    const first = await started('PFAN1');
    await checkout.pass(31);
    const second = await started('PFAN1');
    await checkout.stands(first.refno, '0000');
    await checkout.stands(second.refno, '0000');
    expect(await checkout.notify(second.refno)).toBe('SUCCESS');
    expect(await checkout.notify(first.refno)).toBe('SUCCESS');
    expect(await checkout.notify(first.refno)).toBe('SUCCESS');
    expect(checkout.provider.refunds).toMatchObject([
      {
        refno: `${first.refno}R`,
        transid: `FP${first.refno}`,
        reqamt: '100.00',
        voidamt: '100.00',
        reasoncode: 'R002',
      },
    ]);
    expect(await outcome(first.refno)).toBe('refunded');
    expect(await checkout.booking(first.cart_id)).toMatchObject({ txn_type: 'T' });
    await balanced('PFAN1');
    await checkout.service.settle();
    expect(subjects(first.refno)).toEqual([expect.stringContaining('Sold out')]);
  });

  it('is refunded when the order was paid already', async () => {
    const order = await started();
    const onPhone = { pay_type: 'P', cartId: order.cart_id, reqType: 'M' };
    const later = (await order.me.call('payment', onPhone)).body.refno;
    await checkout.stands(order.refno, '0000');
    await checkout.stands(later, '0000');
    const answers = await Promise.all([checkout.notify(order.refno), checkout.notify(later)]);
    expect(answers).toEqual(['SUCCESS', 'SUCCESS']);
    const { txn_type, payments } = await checkout.booking(order.cart_id);
    expect(txn_type).toBe('P');
    expect(payments.map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
    expect(checkout.provider.refunds).toHaveLength(1);
    await balanced('PTOUR1');
    const kept = payments.find(({ status }) => status === 'paid')?.refno;
    const returned = payments.find(({ status }) => status === 'refunded')?.refno ?? '';
    expect((await order.me.call('payOutcome', { refno: returned })).body).toEqual([
      {
        refno: returned,
        outcome: 'refunded',
        refund_reason: 'paid-twice',
        cart_id: order.cart_id,
        order_id: (await checkout.booking(order.cart_id)).order_id,
      },
    ]);
    expect((await order.me.call('myInfoList', { mem_id: order.me.as })).body[0]?.refno).toBe(kept);
    expect((await order.me.detail(order.cart_id))?.last_payment).toMatchObject({
      refno: kept,
      status: 'paid',
    });
  });

  it('is refunded when the order was deleted since, and its seats are free', async () => {
    const { refno, cart_id, me } = await started();
    await checkout.pass(31);
    expect((await me.call('mycartDelete', { cart_id })).status).toBe(200);
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect(await checkout.attempt(refno)).toMatchObject({
      status: 'refunded',
      refund_reason: 'order-removed',
    });
    expect((await checkout.ledger('PTOUR1')).claims.map(({ key }) => key)).not.toContain(cart_id);
    await balanced('PTOUR1');
  });

  it('is refunded when another price was agreed since', async () => {
    const { refno, cart_id, me } = await started();
    await checkout.pass(31);
    await me.call('mycartReservDelete', { cart_id });
    await me.call('cartModify', {
      cart_id,
      counts: { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
    });
    await me.upload({ cart_id });
    await me.upload({ cart_id, sort_order: 2 });
    const form = me.form(cart_id);
    const travellers = [...form.travellers, { mem_type: 'adult', sort_order: 2, mem_nm: 'WANG LI' }];
    const saved = await me.call('travellersSave', { ...form, travellers, lan_tp: 'ENG', currency: 'USD' });
    expect(saved.status).toBe(200);
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    expect(await checkout.attempt(refno)).toMatchObject({
      status: 'refunded',
      refund_reason: 'amount-differs',
    });
    expect((await checkout.booking(cart_id)).txn_type).toBe('T');
  });
});
