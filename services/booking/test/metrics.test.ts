import { seatLedgerModel } from '../src/inventory/seats/seat-ledger.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { payPal } from './support/pay-methods.ts';
import { owe, paidOrder } from './support/refunds.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

/** The value of one of booking's metrics, by name and labels. */
const value = async (name: string, labels = ''): Promise<number | undefined> => {
  const row = (await checkout.service.metrics())
    .split('\n')
    .find((line) => line.startsWith(`${name}{service="booking"${labels}}`));
  return row === undefined ? undefined : Number(row.split(' ').at(-1));
};
const started = ',status="started"';

test('running and overdue holds are counted', async () => {
  expect([await value('narae_seat_holds'), await value('narae_seat_holds_overdue')]).toEqual([0, 0]);
  const { cart_id, me } = await checkout.confirmed();
  expect((await me.call('orderHold', { cart_id })).status).toBe(200);
  expect([await value('narae_seat_holds'), await value('narae_seat_holds_overdue')]).toEqual([1, 0]);
  checkout.wait(60);
  expect([await value('narae_seat_holds'), await value('narae_seat_holds_overdue')]).toEqual([1, 1]);
  await checkout.pass(0);
  expect([await value('narae_seat_holds'), await value('narae_seat_holds_overdue')]).toEqual([0, 0]);
});

test('undecided payments are counted by state, with the age of the oldest', async () => {
  expect(await value('narae_payments_undecided', started)).toBe(0);
  expect(await value('narae_payment_oldest_undecided_age_seconds')).toBe(0);
  const { pay } = await checkout.confirmed();
  const refno = await pay();
  checkout.wait(5);
  expect(await value('narae_payments_undecided', started)).toBe(1);
  expect(await value('narae_payments_undecided', ',status="refund-due"')).toBe(0);
  expect(await value('narae_payment_oldest_undecided_age_seconds')).toBe(300);
  await checkout.stands(refno, '0000');
  await checkout.notify(refno);
  await checkout.pass(0);
  expect(await value('narae_payments_undecided', started)).toBe(0);
  expect(await value('narae_payment_oldest_undecided_age_seconds')).toBe(0);
});

test('refunds that are not back are counted by state, with the age of the oldest', async () => {
  const { cart_id } = await paidOrder(checkout, payPal);
  await owe(checkout, cart_id, { back: 1, of: 2 });
  checkout.wait(90);
  const due = ',state="due"';
  expect(await value('narae_refunds_open', due)).toBe(1);
  expect(await value('narae_refund_oldest_open_age_seconds', due)).toBe(5400);
  expect(await value('narae_refunds_open', ',state="unconfirmed"')).toBe(0);
  await checkout.pass(0);
  expect(await value('narae_refunds_open', due)).toBe(0);
  expect(await value('narae_refund_oldest_open_age_seconds', due)).toBe(0);
});

test('differing reports that nobody has looked at are counted, with the age of the oldest', async () => {
  const [open, age] = ['narae_payment_issues_open', 'narae_payment_issue_oldest_open_age_seconds'] as const;
  expect([await value(open), await value(age)]).toEqual([0, 0]);
  const { pay } = await checkout.confirmed();
  await checkout.notify(await pay(), { reqamt: '1.00' });
  checkout.wait(7);
  expect([await value(open), await value(age)]).toEqual([1, 420]);
});

test('unbalanced and oversold ledgers are counted', async () => {
  const ledgers = seatLedgerModel(checkout.service.store);
  const [unbalanced, oversold] = ['narae_seat_ledgers_unbalanced', 'narae_seat_ledgers_oversold'] as const;
  expect([await value(unbalanced), await value(oversold)]).toEqual([0, 0]);
  const ledger = { product_version: 1, version: 1, claims: [], outbox: [] };
  await ledgers.create({ ...ledger, prod_id: 'BROKEN', capacity: 10, remaining: 9 });
  expect([await value(unbalanced), await value(oversold)]).toEqual([1, 0]);
  const claims = [{ key: 'CART9', count: 3, status: 'paid' as const, expires_at: null }];
  await ledgers.create({ ...ledger, prod_id: 'OVERSOLD', capacity: 2, remaining: -1, claims });
  expect([await value(unbalanced), await value(oversold)]).toEqual([1, 1]);
  await ledgers.deleteMany({ prod_id: { $in: ['BROKEN', 'OVERSOLD'] } });
  expect([await value(unbalanced), await value(oversold)]).toEqual([0, 0]);
});

test('a mail the mail server rejects waits; after the last try it is a dead letter', async () => {
  await checkout.service.settle();
  expect([await value('narae_mails_waiting'), await value('narae_dead_letters')]).toEqual([0, 0]);
  const { pay } = await checkout.confirmed();
  let failDelivery = (_reason: Error): void => undefined;
  const trying = new Promise<void>((begun) => {
    checkout.service.mails.send = () => {
      begun();
      return new Promise((_resolve, reject) => {
        failDelivery = reject;
      });
    };
  });
  const refno = await pay();
  await checkout.stands(refno, '0000');
  await checkout.notify(refno);
  await trying;
  expect(await value('narae_mails_waiting')).toBe(1);
  checkout.service.mails.send = () => Promise.reject(new Error('mailbox full'));
  failDelivery(new Error('mailbox full'));
  await checkout.service.settle();
  expect([await value('narae_mails_waiting'), await value('narae_dead_letters')]).toEqual([0, 1]);
  const handled = 'narae_events_handled_total{consumer="booking-order-mails",outcome="dead"} 1';
  expect(await checkout.service.metrics()).toContain(handled);
});

test('a provider that does not answer degrades booking until it answers again', async () => {
  const probe = async () => (await checkout.service.app.inject('/booking/readyz')).json();
  expect(await probe()).toEqual({ status: 'ready' });
  const { me, cart_id } = await checkout.confirmed('PTOUR1', 'CHN');
  const open = () => me.call('wechatpayment', { cartId: cart_id, reqType: 'M' });
  checkout.provider.away = true;
  expect((await open()).status).toBe(503);
  expect(await probe()).toMatchObject({ status: 'degraded', failing: ['provider'] });
  expect(await value('narae_dependency_up', ',dependency="provider"')).toBe(0);
  checkout.provider.away = false;
  expect((await open()).status).toBe(200);
  expect(await probe()).toEqual({ status: 'ready' });
});
