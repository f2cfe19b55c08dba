import { claimRefund } from '../src/payment/refunds/refund.queries.ts';
import { sendRefunds } from '../src/payment/refunds/send-refunds.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { payMethods, payPal, unionPay } from './support/pay-methods.ts';
import { owe, paidOrder, refundsOf } from './support/refunds.ts';
import { withPayments } from './support/context-beside.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());
beforeEach(() => {
  const { provider, billGate } = checkout;
  Object.assign(provider, { away: false, silentRefunds: false, rejectsRefunds: null });
  Object.assign(billGate, { away: false, silentCancels: false });
  provider.refunds.length = 0;
  billGate.cancels.length = 0;
});

const part = { back: 70, of: 100 };
const whole = { back: 1, of: 1 };

/** What whoever was about to send has left when it dies before it has stored an answer. */
const diedWhileSending = async (cart_id: string): Promise<void> => {
  const [refund] = await refundsOf(checkout, cart_id);
  const { context } = checkout;
  if (!refund) throw new Error('no refund');
  const until = new Date(context.now().getTime() + 12_000);
  await claimRefund(context.bookings, cart_id, refund, context.now(), until);
};

/** What both fakes were asked to send back. */
const asked = (refno: string): string[] => [
  ...checkout.provider.refunds
    .filter(({ transid }) => transid === `FP${refno}`)
    .map(({ voidamt = '' }) => voidamt),
  ...checkout.billGate.cancels
    .filter(({ ORDER_ID }) => ORDER_ID === refno)
    .map(({ CANCEL_TYPE, CANCEL_AMOUNT }) => `${CANCEL_TYPE} ${CANCEL_AMOUNT}`),
];

describe('a refund that goes through', () => {
  it('is sent in the form of its payment, with the reason of its cause, and is told by mail', async () => {
    const { cart_id, refno } = await paidOrder(checkout, payPal);
    await owe(checkout, cart_id, part);
    await sendRefunds(checkout.context, cart_id);
    expect(checkout.provider.refunds).toMatchObject([
      { refno: `${refno}R1`, transid: `FP${refno}`, reqamt: '100.00', voidamt: '70.00', reasoncode: 'R000' },
    ]);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([
      { state: 'refunded', attempts: 1, check_at: null, settled_at: checkout.context.now() },
    ]);
    await checkout.service.settle();
    const subjects = checkout.service.mails.all
      .filter(({ id }) => id?.startsWith(`${refno}.refunded`))
      .map(({ subject, text }) => [subject.split(' · ')[0], text.includes('$70')]);
    expect(subjects).toEqual([['Your refund is complete', true]]);
  });

  it('leaves a payment paid until all of it is back', async () => {
    const { cart_id, refno, me } = await paidOrder(checkout, payPal);
    await owe(checkout, cart_id, part, 'changed');
    await sendRefunds(checkout.context, cart_id);
    expect((await checkout.attempt(refno)).status).toBe('paid');
    await owe(checkout, cart_id, whole, 'organiser-cancelled');
    await sendRefunds(checkout.context, cart_id);
    expect((await checkout.attempt(refno)).status).toBe('refunded');
    expect(checkout.provider.refunds.map(({ voidamt, reasoncode }) => [voidamt, reasoncode])).toEqual([
      ['70.00', 'R000'],
      ['30.00', 'R003'],
    ]);
    await checkout.service.settle();
    const mails = checkout.service.mails.all.filter(({ id }) => id?.startsWith(`${refno}.refunded`));
    expect(mails.map(({ subject }) => subject.split(' · ')[0])).toEqual([
      'The difference has been refunded',
      'The organiser cancelled: your payment has been refunded',
    ]);
    expect((await me.call('myInfoList', { mem_id: me.as })).body[0]?.refno).toBe(refno);
    expect((await me.call('payOutcome', { refno })).body[0]?.outcome).toBe('refunded');
  });

  it('of UnionPay names all of it or a part', async () => {
    const all = await paidOrder(checkout, unionPay);
    await owe(checkout, all.cart_id, whole);
    await sendRefunds(checkout.context, all.cart_id);
    const some = await paidOrder(checkout, unionPay);
    await owe(checkout, some.cart_id, part);
    await sendRefunds(checkout.context, some.cart_id);
    expect(asked(all.refno)).toEqual(['C 130000']);
    expect(asked(some.refno)).toEqual(['P 91000']);
  });
});

describe('a refund that does not go through', () => {
  it('is tried again at growing intervals, by the same reference, and says why', async () => {
    const { cart_id, refno } = await paidOrder(checkout, payPal);
    await owe(checkout, cart_id, part);
    checkout.provider.rejectsRefunds = '9999';
    for (let minute = 0; minute < 20; minute += 1) await checkout.pass(1);
    // At 1, 2, 4, 8 and 16 minutes.
    expect(await refundsOf(checkout, cart_id)).toMatchObject([
      { state: 'due', attempts: 5, last_error: '9999' },
    ]);
    checkout.provider.rejectsRefunds = null;
    await checkout.pass(60);
    expect(checkout.provider.refunds.map((one) => one['refno'])).toEqual([`${refno}R1`]);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'refunded', attempts: 6 }]);
  });

  it.each([
    ['by a method that knows its reference', payPal, part, ['70.00', '70.00']],
    ['of all by UnionPay', unionPay, whole, ['C 130000', 'C 130000']],
  ])('because nobody answered, %s, is sent again', async (_which, method, share, sent) => {
    const { cart_id, refno } = await paidOrder(checkout, method);
    await owe(checkout, cart_id, share);
    checkout.provider.silentRefunds = true;
    checkout.billGate.silentCancels = true;
    await sendRefunds(checkout.context, cart_id);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'due', last_error: 'no-answer' }]);
    checkout.provider.silentRefunds = false;
    checkout.billGate.silentCancels = false;
    await checkout.pass(2);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'refunded', attempts: 2 }]);
    expect(asked(refno)).toEqual(sent);
  });

  it('because nobody answered, of a part by UnionPay, is left to a person', async () => {
    const { cart_id, refno } = await paidOrder(checkout, unionPay);
    await owe(checkout, cart_id, part);
    checkout.billGate.silentCancels = true;
    await sendRefunds(checkout.context, cart_id);
    checkout.billGate.silentCancels = false;
    for (const minutes of [0, 2, 60, 600]) await checkout.pass(minutes);
    expect(asked(refno)).toEqual(['P 91000']);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([
      { state: 'unconfirmed', attempts: 1, last_error: 'no-answer', check_at: null },
    ]);
    expect((await checkout.attempt(refno)).status).toBe('paid');
  });

  it('because nobody was there, of a part by UnionPay, is sent when somebody is', async () => {
    const { cart_id, refno } = await paidOrder(checkout, unionPay);
    await owe(checkout, cart_id, part);
    const { billgate } = checkout.context.config.payments;
    const nowhere = billgate && { ...billgate, apiUrl: 'http://127.0.0.1:2' };
    await sendRefunds(withPayments(checkout.context, { billgate: nowhere }), cart_id);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'due', last_error: 'unreachable' }]);
    await checkout.pass(2);
    expect(asked(refno)).toEqual(['P 91000']);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('a process that died while it sent a refund', () => {
  it.each(payMethods)('by $payType: all of it is sent again', async (method) => {
    const { cart_id, refno } = await paidOrder(checkout, method);
    await owe(checkout, cart_id, whole);
    await diedWhileSending(cart_id);
    await checkout.pass(0);
    expect(asked(refno)).toEqual([]);
    await checkout.pass(1);
    expect(asked(refno)).toHaveLength(1);
    expect((await checkout.attempt(refno)).status).toBe('refunded');
  });

  it('of a part by UnionPay: a person finds out', async () => {
    const { cart_id, refno } = await paidOrder(checkout, unionPay);
    await owe(checkout, cart_id, part);
    await diedWhileSending(cart_id);
    await checkout.pass(1);
    expect(asked(refno)).toEqual([]);
    expect(await refundsOf(checkout, cart_id)).toMatchObject([
      { state: 'unconfirmed', last_error: 'interrupted' },
    ]);
  });
});
