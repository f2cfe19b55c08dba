import { formatMoney } from '@narae/i18n/format';
import { addDays, seoulDay, seoulMidnight } from '@narae/rules';
import { runBalances } from '../src/orders/balances/run-balances.ts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { relayed } from './support/context-beside.ts';
import { desk } from './support/desk.ts';
import { paidOrder as paidFor, payFor } from './support/paid-order.ts';
import { unionPay } from './support/pay-methods.ts';
import { tour } from './support/products.ts';

const day = 24 * 60;
/** The balance is due on the first of March, 100 days after the shop's first day. */
const daysToBalance = 100;

let checkout: Checkout;
beforeEach(async () => {
  checkout = await startCheckout();
  await checkout.service.sell({
    ...tour,
    prod_id: 'PDEPOSIT',
    start_day: '2027-03-31',
    end_day: '2027-04-02',
    deposit_pct: 30,
  });
});
afterEach(() => checkout.close());

const ordered = () => paidOrder(checkout, { prod_id: 'PDEPOSIT' });
const balanceOf = async ({ me, order_id }: ChangedOrder) =>
  (await me.call('orderChanges', { order_id, lan_tp: 'ENG' })).body[0]?.balance;
const payBalance = async (order: ChangedOrder): Promise<string> => {
  const refno = await order.payDue(`${order.order_id}-D1`);
  await checkout.stands(refno, '0000');
  expect(await checkout.notify(refno)).toBe('SUCCESS');
  return refno;
};
const mailsOf = async ({ order_id }: Pick<ChangedOrder, 'order_id'>) => {
  await relayed(checkout.service);
  return checkout.service.mails.all
    .filter(({ text }) => text.includes(order_id))
    .map(({ subject }) => subject);
};
const seatsOf = async ({ prod_id, cart_id }: ChangedOrder) =>
  (await checkout.ledger(prod_id)).claims.filter(({ key }) => key === cart_id);

describe('paying in two parts (MONEY-12)', () => {
  it('takes the deposit first and leaves the balance until thirty days before departure', async () => {
    const order = await ordered();
    expect((await checkout.attempt(order.refno)).reqamt).toBe('30.00');
    const booking = await checkout.booking(order.cart_id);
    expect(booking).toMatchObject({ txn_type: 'P', price: { total: 100, deposit: { amount: 30 } } });
    expect(await seatsOf(order)).toMatchObject([{ status: 'paid', count: 1 }]);
    const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
    expect(shown).toMatchObject({
      txn_type: 'P',
      pay_yn: 'N',
      balance_due: 70,
      deposit: { pct: 30, amount: 30, balance: 70, balance_by: '2027-03-01' },
    });
    expect(await balanceOf(order)).toMatchObject({ kind: 'balance', amount: 70, currency: 'USD' });
    expect((await mailsOf(order)).at(-1)).toContain(mailTexts('ENG')('order_deposit_subject'));
  });

  it('waits for the deposit until the end of the third day after it was agreed', async () => {
    const { cart_id, me } = await checkout.confirmed('PDEPOSIT');
    const { price } = await checkout.booking(cart_id);
    const [shown] = (await me.call('orderDetail', { cart_id, currency: 'USD', lan_tp: 'ENG' })).body;
    const agreed = seoulDay(price?.frozen_at ?? new Date(0));
    expect(shown?.deposit?.pay_by).toBe(seoulMidnight(addDays(agreed, 4)).toISOString());
  });

  it('shows the desk what is still to be paid, and counts both parts as one sale', async () => {
    const order = await ordered();
    const { call, orders } = desk(checkout.service);
    const shown = async () => (await orders({ search: order.order_id })).orders[0];
    expect(await shown()).toMatchObject({
      total: { amount: 100 },
      balance: { amount: 70, by: '2027-03-01' },
    });
    await payBalance(order);
    expect((await shown())?.balance).toBeNull();
    const days = { from: '2026-11-21', to: '2026-11-21' };
    expect((await call('adminSales', { ...days, by: 'product' })).body.total).toMatchObject({
      orders: 1,
      travellers: 1,
      money: [{ currency: 'USD', charged: 100, refunded: 0, net: 100 }],
      krw: { charged: 130_000 },
    });
  });

  it('is paid whole once the balance is, however often the provider reports it', async () => {
    const order = await ordered();
    const refno = await payBalance(order);
    await checkout.notify(refno);
    expect((await checkout.attempt(refno)).reqamt).toBe('70.00');
    const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
    expect(shown).toMatchObject({ txn_type: 'P', pay_yn: 'Y' });
    expect(shown).not.toHaveProperty('balance_due');
    expect(shown?.steps.map(({ what }) => what)).toEqual(expect.arrayContaining(['paid', 'balance-paid']));
    expect(await balanceOf(order)).toBeNull();
    expect((await order.tryDue(`${order.order_id}-D1`)).error).toBe('already_paid');
    expect((await mailsOf(order)).at(-1)).toContain(mailTexts('ENG')('order_balance_subject'));
  });

  it('charges both parts in KRW by UnionPay where the order is in yuan, to the won', async () => {
    const order = await checkout.confirmed('PDEPOSIT', 'CHN');
    const { cart_id, me, order_id, refno } = await payFor(checkout, order, unionPay);
    expect((await checkout.attempt(refno)).reqamt).toBe('39000');
    const dueId = `${order_id}-D1`;
    const { body } = await me.call('payment', { pay_type: 'U', cartId: cart_id, dueId, reqType: 'P' });
    expect((await checkout.attempt(body.refno ?? '')).reqamt).toBe('91000');
  });

  it('keeps the agreed price for three days, and takes all at once where the balance would be due by then', async () => {
    const { cart_id, me } = await checkout.confirmed('PDEPOSIT', 'ENG');
    checkout.wait(2 * day);
    const row = await me.detail(cart_id);
    expect(row).toMatchObject({ agreed: true, deposit: { amount: 30 } });
    checkout.wait((daysToBalance - 4) * day);
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
    const anew = await me.detail(cart_id);
    expect(anew).toMatchObject({ total_price: 100 });
    expect(anew).not.toHaveProperty('deposit');
  });

  it('changes names meanwhile, extras only afterwards, and cannot be discarded', async () => {
    const order = await ordered();
    const { me, order_id } = order;
    const extras = { order_id, options: [{ opt_code: 'PHOTO', participant_cnt: 1 }], hotels: [] };
    expect((await me.call('orderExtrasQuote', extras)).body).toMatchObject({ error: 'balance_first' });
    expect((await me.call('orderChangeVoid', { order_id, due_id: `${order_id}-D1` })).body.error).toBe(
      'change_over',
    );
    const rv_mem_id = (await checkout.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
    const named = await me.call('orderNameChange', { order_id, names: [{ rv_mem_id, mem_nm: 'KIM NEW' }] });
    expect(named.body.due_id).toBe(`${order_id}-D2`);
    await payBalance(order);
    await me.call('orderChangeVoid', { order_id, due_id: `${order_id}-D2` });
    expect((await me.call('orderExtrasQuote', extras)).status).toBe(200);
  });
});

describe('a balance that is not paid (MONEY-12)', () => {
  it('is reminded of 7, 3 and 1 days before, once each, and its order cancelled on the terms of that day', async () => {
    const order = await ordered();
    const subjects = (days: number) => mailTexts('ENG')('balance_subject', { count: days });
    let passed = 0;
    for (const left of [7, 3, 1]) {
      checkout.wait((daysToBalance - left) * day - passed);
      passed = (daysToBalance - left) * day;
      await Promise.all([runBalances(checkout.context), runBalances(checkout.context)]);
      await runBalances(checkout.context);
    }
    const reminders = (await mailsOf(order)).filter((subject) =>
      [7, 3, 1].some((days) => subject.startsWith(subjects(days))),
    );
    expect(reminders.map((subject) => subject.split(' · ')[0])).toEqual([7, 3, 1].map(subjects));
    checkout.wait(4 * day);
    await runBalances(checkout.context);
    expect((await checkout.booking(order.cart_id)).txn_type).toBe('P');
    checkout.wait(day);
    await Promise.all([runBalances(checkout.context), runBalances(checkout.context)]);
    const booking = await checkout.booking(order.cart_id);
    // 26 days before departure: 90 % of 100 goes back, 10 stay of the 30 that were paid.
    expect(booking).toMatchObject({
      txn_type: 'R',
      dues: [{ kind: 'balance', state: 'void' }],
      cancellations: [{ cause: 'balance-unpaid', state: 'approved', pct: 90 }],
      refunds: [{ amount: '20.00', refno: order.refno }],
    });
    expect(await seatsOf(order)).toEqual([]);
    const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
    const steps = shown?.steps.map(({ what, by }) => [what, by]);
    expect(steps).toContainEqual(['cancelled', 'shop']);
    expect(steps).not.toContainEqual(['cancel-requested', 'member']);
    expect(await mailsOf(order)).toContainEqual(
      expect.stringContaining(mailTexts('ENG')('cancel_unpaid_subject')),
    );
  });
  it('is waited for while its payment is being checked, and taken when it was made', async () => {
    const order = await ordered();
    checkout.wait((daysToBalance + 2) * day);
    const refno = await order.payDue(`${order.order_id}-D1`);
    await checkout.stands(refno, '0000');
    checkout.wait(3 * day);
    await runBalances(checkout.context);
    const booking = await checkout.booking(order.cart_id);
    expect(booking).toMatchObject({ txn_type: 'P', dues: [{ state: 'paid' }] });
  });

  it('leaves the decision to the desk where its member has asked to cancel', async () => {
    const order = await ordered();
    await order.me.call('orderCancelRequest', { order_id: order.order_id, reason: 'Too far.' });
    checkout.wait((daysToBalance + 5) * day);
    await runBalances(checkout.context);
    expect((await checkout.booking(order.cart_id)).txn_type).toBe('PR');
  });

  it('that is paid after its order was cancelled goes back whole', async () => {
    const order = await ordered();
    const refno = await order.payDue(`${order.order_id}-D1`);
    await order.me.call('orderCancelRequest', { order_id: order.order_id, reason: 'Too far.' });
    await desk(checkout.service).decide(order.order_id, 'approved', 'Done.');
    await checkout.stands(refno, '0000');
    await checkout.notify(refno);
    await checkout.pass(0);
    const { refunds } = await checkout.booking(order.cart_id);
    expect(refunds?.filter((one) => one.refno === refno)).toMatchObject([
      { amount: '70.00', reason: 'cancelled' },
    ]);
  });
});

describe('cancelling with a balance to pay (MONEY-12)', () => {
  const quoteOf = async ({ me, order_id }: ChangedOrder) =>
    (await me.call('orderCancelQuote', { order_id })).body[0];

  it('gives back what was paid beyond what stays of the whole price, never less than nothing', async () => {
    const order = await ordered();
    expect((await quoteOf(order))?.sums).toEqual([{ currency: 'USD', charged: 30, refunded: 30, kept: 0 }]);
    checkout.wait(102 * day);
    expect((await quoteOf(order))?.sums).toEqual([{ currency: 'USD', charged: 30, refunded: 20, kept: 10 }]);
    // On the day of departure half of 100 stays, more than was paid.
    checkout.wait(28 * day);
    expect((await quoteOf(order))?.sums).toEqual([{ currency: 'USD', charged: 30, refunded: 0, kept: 30 }]);
  });

  it('some of the travellers makes deposit and balance smaller by their part', async () => {
    const two = await paidFor(checkout, { adult: 2 }, { prod_id: 'PDEPOSIT' });
    await two.me.call('orderCancelRequest', {
      order_id: two.order_id,
      reason: 'One is ill.',
      rv_mem_ids: [two.travellers[1]],
    });
    await desk(checkout.service).decide(two.order_id, 'approved', 'Done.');
    const booking = await checkout.booking(two.cart_id);
    expect(booking).toMatchObject({
      txn_type: 'P',
      price: { total: 100, deposit: { amount: 30 } },
      dues: [{ kind: 'balance', state: 'open', amount: 70, origin_amount: 91_000 }],
      refunds: [{ amount: '30.00' }],
    });
    const [shown] = (await two.me.call('myOrder', { order_id: two.order_id })).body;
    expect(shown?.balance_due).toBe(70);
  });

  it('by the organiser gives back all that was paid', async () => {
    const order = await ordered();
    await desk(checkout.service).call('adminDepartureCancel', { prod_id: 'PDEPOSIT', reason: 'Too few.' });
    await runDepartureCancels(checkout.context);
    const booking = await checkout.booking(order.cart_id);
    expect(booking).toMatchObject({
      txn_type: 'R',
      dues: [{ state: 'void' }],
      refunds: [{ amount: '30.00', cause: 'organiser-cancelled' }],
    });
  });
});

it('names the amount in the mail of the deposit and in the reminder', async () => {
  const order = await ordered();
  checkout.wait((daysToBalance - 7) * day);
  await runBalances(checkout.context);
  await relayed(checkout.service);
  const [paid, reminder] = checkout.service.mails.all.filter(({ text }) => text.includes(order.order_id));
  for (const mail of [paid, reminder]) expect(mail?.text).toContain(formatMoney(70, 'USD', 'ENG'));
  expect(reminder?.text).toContain(`/myOrder?order_id=${order.order_id}`);
});
