import { planCompensation } from '../src/kernel/domain/refund-plan.rules.ts';
import { findRefundsDue } from '../src/payment/refunds/refund.queries.ts';
import { sendRefunds } from '../src/payment/refunds/send-refunds.ts';
import { findBooking } from '../src/kernel/booking/booking.queries.ts';
import { changeBooking } from '../src/kernel/booking/change-booking.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { payPal, unionPay, type PayMethod } from './support/pay-methods.ts';
import { owe, paidOrder, refundsOf } from './support/refunds.ts';
import { withPayments } from './support/context-beside.ts';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await startCheckout();
});
afterEach(() => checkout.close());

const desk = { as: 'MEM0000009999', role: 'booking' } as const;
const list = async (question: Record<string, unknown> = {}) =>
  (await checkout.service.inject('adminRefunds', question, desk)).body;
const retry = (refund_id: string) => checkout.service.inject('adminRefundRetry', { refund_id }, desk);
const settle = (refund_id: string, from: string, to: string, note = 'Asked them by telephone') =>
  checkout.service.inject('adminRefundSettle', { refund_id, from, to, note } as never, desk);
const audited = async (cart_id: string) => {
  const stored = await checkout.context.bookings.findOne({ cart_id }, { audit: 1 }).lean().exec();
  return stored?.audit?.map(({ action, by, changes }) => [action, by, ...changes.map(({ to }) => to)]);
};

/** An order of which 70 % is owed, and the number of that refund. */
const owed = async (method: PayMethod): Promise<{ cart_id: string; refund_id: string }> => {
  const { cart_id } = await paidOrder(checkout, method);
  await owe(checkout, cart_id, { back: 70, of: 100 });
  const [refund] = await refundsOf(checkout, cart_id);
  return { cart_id, refund_id: refund?.refund_id ?? '' };
};
const unconfirmed = async () => {
  const one = await owed(unionPay);
  checkout.billGate.silentCancels = true;
  await sendRefunds(checkout.context, one.cart_id);
  checkout.billGate.silentCancels = false;
  return one;
};
const rejected = async () => {
  const one = await owed(payPal);
  checkout.provider.rejectsRefunds = '9999';
  await sendRefunds(checkout.context, one.cart_id);
  return one;
};
/** What the organiser pays on top, without anything being refunded. */
const compensated = async (): Promise<{ cart_id: string; refund_id: string }> => {
  const { cart_id } = await paidOrder(checkout, payPal);
  await changeBooking(
    checkout.context,
    () => findBooking(checkout.context.bookings, cart_id),
    (booking, { now: made_at }) => ({ set: { refunds: planCompensation(booking, 10, { made_at }) } }),
  );
  const [refund] = await refundsOf(checkout, cart_id);
  return { cart_id, refund_id: refund?.refund_id ?? '' };
};

it('lists what waits for somebody first, then the newest, and says how each stands', async () => {
  const done = await owed(payPal);
  await sendRefunds(checkout.context, done.cart_id);
  const [failed, unknown, extra] = [await rejected(), await unconfirmed(), await compensated()];
  checkout.wait(1);
  const fresh = await owed(unionPay);
  const { rows, next } = await list();
  expect(
    rows
      .slice(0, 3)
      .map(({ refund_id }) => refund_id)
      .sort(),
  ).toEqual([failed, unknown, extra].map(({ refund_id }) => refund_id).sort());
  expect(rows.slice(3).map(({ refund_id }) => refund_id)).toEqual([fresh.refund_id, done.refund_id]);
  expect(next).toBe('');
  const by = new Map(rows.map((row) => [row.refund_id, row]));
  expect(by.get(failed.refund_id)).toMatchObject({
    state: 'due',
    amount: 70,
    currency: 'USD',
    tries: 1,
    trouble: '9999',
    moves: ['by-hand'],
    may_retry: true,
    prod_title: expect.stringMatching(/\w/),
  });
  expect(by.get(unknown.refund_id)).toMatchObject({ trouble: 'no-answer', moves: ['refunded', 'due'] });
  expect(by.get(extra.refund_id)).toMatchObject({ refno: '', pay_type_nm: '', moves: ['paid-by-hand'] });
  expect(by.get(done.refund_id)).toMatchObject({ state: 'refunded', moves: [], may_retry: false });
  const ids = async (shown: string) => (await list({ shown })).rows.map(({ refund_id }) => refund_id);
  expect(await ids('waiting-for-us')).toHaveLength(3);
  expect(await ids('unconfirmed')).toEqual([unknown.refund_id]);
  expect(await ids('due')).toEqual([failed.refund_id, fresh.refund_id]);
});

it('goes on behind the last row of a full page, none twice and none left out', async () => {
  const { cart_id } = await compensated();
  const [one] = await refundsOf(checkout, cart_id);
  const refunds = Array.from({ length: 70 }, (_, index) => ({
    ...one,
    refund_id: `ORDERX-C${index}`,
    made_at: new Date(checkout.context.now().getTime() - Math.floor(index / 3) * 1000),
  }));
  await checkout.context.bookings.updateOne({ cart_id }, { $set: { refunds } });
  const first = await list();
  const second = await list({ after: first.next });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 20, '']);
  expect(new Set([...first.rows, ...second.rows].map(({ refund_id }) => refund_id)).size).toBe(70);
});

it('sends a refund now, with an entry in the audit log', async () => {
  const { cart_id, refund_id } = await rejected();
  checkout.provider.rejectsRefunds = null;
  expect((await retry(refund_id)).body).toEqual({ state: 'refunded' });
  expect(checkout.provider.refunds).toHaveLength(1);
  expect(await audited(cart_id)).toEqual([['refund-retried', desk.as]]);
  expect(await retry(refund_id)).toMatchObject({ status: 409, body: { error: 'refund_changed' } });
  expect(await retry('ORDER1-1')).toMatchObject({ status: 404, body: { error: 'refund_not_found' } });
});

it.each([
  { to: 'refunded', sent: 1, status: 'refunded' },
  { to: 'due', sent: 2, status: 'refunded' },
])('an unknown outcome becomes $to once somebody has found out', async ({ to, sent, status }) => {
  const { cart_id, refund_id } = await unconfirmed();
  expect((await settle(refund_id, 'unconfirmed', to)).status).toBe(200);
  expect(checkout.billGate.cancels).toHaveLength(sent);
  expect(await refundsOf(checkout, cart_id)).toMatchObject([
    { state: status, note: 'Asked them by telephone', settled_by: desk.as },
  ]);
  expect(await audited(cart_id)).toEqual([['refund-settled', desk.as, to]]);
});

it('a compensation is paid by hand once, whoever says so at the same time', async () => {
  const { cart_id, refund_id } = await compensated();
  const answers = await Promise.all([
    settle(refund_id, 'by-hand', 'paid-by-hand', 'Bank transfer of today'),
    settle(refund_id, 'by-hand', 'paid-by-hand', 'Bank transfer of today'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refundsOf(checkout, cart_id)).toMatchObject([{ state: 'paid-by-hand' }]);
  expect(await audited(cart_id)).toHaveLength(1);
});

it('what a provider rejects may be paid by hand, and all of it then counts as back', async () => {
  const { cart_id, refno } = await paidOrder(checkout, payPal);
  await owe(checkout, cart_id, { back: 1, of: 1 });
  checkout.provider.rejectsRefunds = '9300';
  await sendRefunds(checkout.context, cart_id);
  const refund_id = (await refundsOf(checkout, cart_id))[0]?.refund_id ?? '';
  expect((await settle(refund_id, 'due', 'by-hand')).status).toBe(200);
  checkout.provider.rejectsRefunds = null;
  await checkout.pass(600);
  expect(checkout.provider.refunds).toEqual([]);
  expect((await settle(refund_id, 'by-hand', 'paid-by-hand')).status).toBe(200);
  expect((await checkout.attempt(refno)).status).toBe('refunded');
});

it('rejects what is not open to the desk, and a word without a note', async () => {
  const { refund_id } = await owed(payPal);
  for (const to of ['refunded', 'by-hand', 'paid-by-hand'])
    expect((await settle(refund_id, 'due', to)).body).toMatchObject({ error: 'refund_changed' });
  expect((await settle(refund_id, 'due', 'by-hand', '  ')).body).toMatchObject({
    error: 'refund_note_input',
  });
  expect((await settle('ORDER1-1', 'due', 'by-hand')).body).toMatchObject({ error: 'refund_not_found' });
});

describe('a refund for whose method no provider is set up', () => {
  const withoutProvider = () => withPayments(checkout.context, { billgate: null });

  it('may be paid by hand: nobody was asked for it', async () => {
    const { cart_id, refund_id } = await owed(unionPay);
    await sendRefunds(withoutProvider(), cart_id);
    expect((await list()).rows).toMatchObject([{ trouble: 'not-set-up', moves: ['by-hand'] }]);
    expect((await settle(refund_id, 'due', 'by-hand')).status).toBe(200);
  });

  it('may not where an earlier try was not answered: that one may have been done', async () => {
    const { cart_id } = await paidOrder(checkout, unionPay);
    await owe(checkout, cart_id, { back: 1, of: 1 });
    checkout.billGate.silentCancels = true;
    await sendRefunds(checkout.context, cart_id);
    checkout.wait(60);
    await sendRefunds(withoutProvider(), cart_id);
    expect((await list()).rows).toMatchObject([{ trouble: 'no-answer', tries: 2, moves: [] }]);
  });
});

it('the refund that has been due longest is sent first', async () => {
  const [first, second] = [await owed(payPal), await owed(payPal)];
  const due = (cart_id: string, minutes: number) =>
    checkout.context.bookings.updateOne(
      { cart_id },
      { $set: { 'refunds.0.check_at': new Date(checkout.context.now().getTime() - minutes * 60_000) } },
    );
  await due(first.cart_id, 1);
  await due(second.cart_id, 2);
  expect(await findRefundsDue(checkout.context.bookings, checkout.context.now(), [], 1)).toEqual([
    { cart_id: second.cart_id },
  ]);
});
