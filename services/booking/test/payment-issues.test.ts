import { startCheckout, type Checkout } from './support/checkout.ts';
import { payPal, unionPay, type PayMethod } from './support/pay-methods.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());
beforeEach(() => checkout.context.paymentIssues.deleteMany({}));

const desk = { as: 'MEM0000009999', role: 'booking' } as const;
const list = async (question: Record<string, unknown> = {}) =>
  (await checkout.service.inject('adminPayments', question as never, desk)).body;
const settle = (issue_id: string, version = 1, note = 'Asked them by telephone') =>
  checkout.service.inject('adminPaymentSettle', { issue_id, version, note }, desk);
const ask = (refno: string) => checkout.service.inject('adminPaymentAsk', { refno }, desk);

const started = async ({ payType, lanTp }: PayMethod = payPal) => {
  const order = await checkout.confirmed('PTOUR1', lanTp);
  return { ...order, refno: await order.pay(payType) };
};
const unsigned = (refno: string) =>
  checkout.service.form('icbStatus', { refno, rescode: '0000', fgkey: '0'.repeat(64) });

describe('a notification of FunPay that differs is kept', () => {
  it.each([
    ['amount', { reqamt: '1.00' }, { came: { amount: '1.00', currency: 'USD' } }],
    ['currency', { reqcur: 'CNY' }, { came: { amount: '100.00', currency: 'CNY' } }],
    ['merchant', { mid: 'P00000000001' }, {}],
    ['method', { servicetype: 'S000' }, {}],
    ['no-transaction', { transid: '' }, { transid: '' }],
  ])('in its %s, with what was asked and what came', async (kind, changes, says) => {
    const { refno, cart_id } = await started();
    expect(await checkout.notify(refno, changes)).toBe('FAIL');
    const { order_id } = await checkout.booking(cart_id);
    expect((await list()).rows).toEqual([
      expect.objectContaining({
        kind,
        source: 'notification',
        refno,
        order_id: order_id ?? cart_id,
        mem_id: expect.stringMatching(/^MEM/),
        asked: { amount: '100.00', currency: 'USD' },
        rescode: '0000',
        times: 1,
        plan: 'ask',
        may_ask: true,
        ...says,
      }),
    ]);
  });

  it('where the provider, asked back, says otherwise, but not while it is deciding', async () => {
    const { refno } = await started();
    await checkout.stands(refno, '8000');
    expect(await checkout.notify(refno)).toBe('FAIL');
    expect((await list()).rows).toEqual([]);
    await checkout.stands(refno, '9500');
    expect(await checkout.notify(refno)).toBe('FAIL');
    expect((await list()).rows).toMatchObject([{ kind: 'not-confirmed', source: 'query', rescode: '9500' }]);
  });

  it('where its payment has come in: another transaction, and a failure', async () => {
    const { refno } = await started();
    await checkout.stands(refno, '0000');
    expect(await checkout.notify(refno)).toBe('SUCCESS');
    await checkout.notify(refno, { transid: 'SECOND' });
    await checkout.notify(refno, { rescode: '9110' });
    const { rows } = await list();
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['failed-after-paid', 'other-transaction']);
    expect(rows).toMatchObject([{ plan: 'nothing', may_ask: false }, { plan: 'nothing' }]);
  });

  it('where its transaction has paid another order, or its reference is none of ours', async () => {
    const [one, two] = [await started(), await started()];
    for (const { refno } of [one, two]) await checkout.stands(refno, '0000', { transid: 'SAMEONE' });
    expect(await checkout.notify(one.refno, { transid: 'SAMEONE' })).toBe('SUCCESS');
    expect(await checkout.notify(two.refno, { transid: 'SAMEONE' })).toBe('FAIL');
    expect(await checkout.notify(one.refno, { refno: 'NOTOURS1' })).toBe('FAIL');
    const { rows } = await list();
    expect(new Map(rows.map(({ refno, kind }) => [refno, kind]))).toEqual(
      new Map([
        [two.refno, 'known-elsewhere'],
        ['NOTOURS1', 'unknown-reference'],
      ]),
    );
    expect(rows.find(({ refno }) => refno === 'NOTOURS1')).toMatchObject({ order_id: '', pay_type_nm: '' });
  });

  it('without a signature: once for a reference of ours, nothing of its content, and never for another', async () => {
    const { refno } = await started();
    for (const one of [refno, refno, 'NOTOURS2']) expect((await unsigned(one)).body).toBe('FAIL');
    expect((await list()).rows).toMatchObject([
      { kind: 'not-signed', refno, came: { amount: '', currency: '' }, rescode: '', times: 2 },
    ]);
  });
});

it('an answer of FunPay to a question that differs is kept', async () => {
  const { refno } = await started();
  await checkout.stands(refno, '0000', { reqamt: '1.00' });
  expect((await ask(refno)).body).toEqual({ decided: false });
  expect((await list()).rows).toMatchObject([{ kind: 'amount', source: 'query', came: { amount: '1.00' } }]);
});

it('money that came short is being checked: nobody is sent to pay under its reference once more', async () => {
  const { me, cart_id, pay } = await checkout.confirmed();
  const refno = await pay();
  await checkout.stands(refno, '0000', { reqamt: '1.00' });
  const again = await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
  expect(again).toMatchObject({ status: 409, body: { error: 'payment_checking' } });
  expect((await checkout.booking(cart_id)).payments.map((attempt) => attempt.refno)).toEqual([refno]);
  const [row] = (await me.call('orderDetail', { cart_id, lan_tp: 'ENG', currency: 'USD' })).body;
  expect(row).toMatchObject({ checking_refno: refno });
  const { rows } = await list({ kind: 'amount' });
  expect(rows).toContainEqual(expect.objectContaining({ refno, source: 'query' }));
});

describe('an approval of BillGate', () => {
  afterEach(() => Object.assign(checkout.billGate, { takes: null, silent: false }));

  it.each([
    ['amount', { takes: '1000' }, '1000'],
    ['no-answer', { silent: true }, ''],
  ])('is kept where it brings another amount, or nothing: %s', async (kind, how, amount) => {
    const { refno } = await started(unionPay);
    Object.assign(checkout.billGate, how);
    await unionPay.arrive(checkout, refno, [checkout.service]);
    expect((await list()).rows).toMatchObject([{ kind, source: 'approval', refno, came: { amount } }]);
  });

  it('is kept where the process died that asked for it', async () => {
    const { refno } = await started(unionPay);
    const died = new Date(checkout.context.now().getTime() - 1);
    await checkout.context.bookings.updateOne(
      { 'payments.refno': refno },
      { $set: { 'payments.$.status': 'authenticated', 'payments.$.check_at': died } },
    );
    await checkout.pass(0);
    expect((await list()).rows).toMatchObject([{ kind: 'no-answer', source: 'approval', refno }]);
  });
});

describe('a difference that somebody has looked at', () => {
  const differing = async () => {
    const { refno } = await started();
    await checkout.notify(refno, { reqamt: '1.00' });
    return { refno, issue_id: `${refno}.amount` };
  };

  it('is done, with note and audit entry, and stays so when the same report is repeated', async () => {
    const { refno, issue_id } = await differing();
    expect((await settle(issue_id)).status).toBe(200);
    await checkout.notify(refno, { reqamt: '1.00' });
    expect((await list()).rows).toEqual([]);
    expect((await list({ shown: 'done' })).rows).toMatchObject([
      { issue_id, note: 'Asked them by telephone', settled_by: desk.as, times: 2 },
    ]);
    const stored = await checkout.context.paymentIssues.findOne({ issue_id }).lean().exec();
    expect(stored?.audit).toMatchObject([{ action: 'payment-settled', by: desk.as, id: issue_id }]);
    const days = (Number(stored?.delete_at) - Number(stored?.settled_at)) / 86_400_000;
    expect(days).toBe(180);
    expect((await checkout.attempt(refno)).status).toBe('started');
  });

  it('is open again when another report of its kind comes', async () => {
    const { refno, issue_id } = await differing();
    await settle(issue_id);
    await checkout.notify(refno, { reqamt: '2.00' });
    expect((await list()).rows).toMatchObject([{ issue_id, came: { amount: '2.00' }, note: '' }]);
    expect((await checkout.context.paymentIssues.findOne({ issue_id }).lean())?.delete_at).toBeNull();
  });

  it('is settled by one of two at once, as it was seen, and with a note', async () => {
    const { refno, issue_id } = await differing();
    expect((await settle(issue_id, 1, ' ')).body).toMatchObject({ error: 'payment_note_input' });
    expect((await settle('TRIP1.amount')).body).toMatchObject({ error: 'payment_not_found' });
    await checkout.notify(refno, { reqamt: '2.00' });
    expect(await settle(issue_id)).toMatchObject({ status: 409, body: { error: 'payment_changed' } });
    const answers = await Promise.all([settle(issue_id, 2), settle(issue_id, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is found by its kind, and goes on behind the last row of a full page', async () => {
    const { refno, issue_id } = await differing();
    const stored = await checkout.context.paymentIssues.findOne({ issue_id }, { _id: 0 }).lean().exec();
    await checkout.context.paymentIssues.insertMany(
      Array.from({ length: 60 }, (_, at) => ({
        ...stored,
        issue_id: `${refno}X${at}.method`,
        kind: 'method',
        opened_at: new Date(checkout.context.now().getTime() - Math.floor(at / 3) * 1000),
      })),
    );
    expect((await list({ kind: 'amount' })).rows.map((row) => row.issue_id)).toEqual([issue_id]);
    const first = await list({ kind: 'method' });
    const second = await list({ kind: 'method', after: first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, '']);
    expect(new Set([...first.rows, ...second.rows].map((row) => row.issue_id)).size).toBe(60);
  });
});

describe('an attempt that stays undecided', () => {
  const undecided = async () => (await list({ shown: 'undecided' })).rows.map(({ refno }) => refno);

  it('is listed after half an hour, unless nobody arrived at the provider, until its answer decides it', async () => {
    const { refno, cart_id } = await started();
    checkout.provider.away = true;
    await checkout.pass(29);
    expect(await undecided()).not.toContain(refno);
    await checkout.pass(1);
    const row = (await list({ shown: 'undecided' })).rows.find((one) => one.refno === refno);
    expect(row).toMatchObject({ kind: 'undecided', issue_id: '', plan: 'ask', may_ask: true });
    expect(row?.next_at).toMatch(/^\d{4}-/);
    expect((await ask(refno)).body).toEqual({ decided: false });
    checkout.provider.away = false;
    await checkout.stands(refno, '0000');
    expect((await ask(refno)).body).toEqual({ decided: true });
    expect(await undecided()).not.toContain(refno);
    expect((await checkout.booking(cart_id)).txn_type).toBe('P');
    expect(await ask(refno)).toMatchObject({ status: 409, body: { error: 'payment_changed' } });
    expect(await ask('TRIP1')).toMatchObject({ status: 404, body: { error: 'payment_not_found' } });
    // Whether or not they have been moved to the log by now.
    const log = await checkout.service.inject('bookingAudit', { kind: 'payment', id: refno }, desk);
    expect(log.body.map(({ action }) => action)).toEqual(['payment-asked', 'payment-asked']);
  });

  it('is never paid because the desk has asked: only the provider says so', async () => {
    const { refno, cart_id } = await started();
    await checkout.stands(refno, '9300');
    await ask(refno);
    expect((await checkout.booking(cart_id)).txn_type).toBe('Y');
    await checkout.pass(31);
    expect(await undecided()).not.toContain(refno);
  });
});
