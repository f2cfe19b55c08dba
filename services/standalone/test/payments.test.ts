import { sandboxDefaults } from '@narae/sandbox/app';
import type { BookingContext } from '../../booking/src/app.ts';
import type { TestBooking } from '../../booking/test/support/start-booking.ts';
import {
  follow,
  startShopAndSandbox,
  submit,
  type Buyer,
  type ShopAndSandbox,
} from './support/shop-and-sandbox.ts';

let shop: ShopAndSandbox;
let booking: TestBooking;
let context: BookingContext;
beforeAll(async () => {
  shop = await startShopAndSandbox();
  ({ booking, context } = shop);
});
afterAll(() => shop.close());

const buyer: ShopAndSandbox['buyer'] = (...what) => shop.buyer(...what);
const pass = (minutes: number): Promise<void> => shop.pass(minutes);

/** Starts, posts the form with instructions for the sandbox, and comes back to the shop. */
const payWith = async (one: Buyer, sandbox_outcome: string) => {
  const form = await one.start(sandbox_outcome);
  const landing = await follow(await submit(form.action, form.fields));
  return { refno: form.refno, landing };
};

describe('at the sandbox provider', () => {
  it('an approved payment is known before the browser is back', async () => {
    const one = await buyer();
    const { refno, landing } = await payWith(one, 'approve');
    const { return_token } = (await one.order()).payments[0] ?? {};
    const values = `refno=${refno}&cart_id=${one.cart_id}&token=${return_token}&lan_tp=ENG`;
    expect(landing.href).toBe(`${shop.origin}/orderIcbResult?${values}`);
    expect(await one.outcome(refno)).toBe('paid');
  });

  it('a shopper decides on the page, declines, and pays at the second try', async () => {
    const one = await buyer('CHN');
    const decide = async (fields: Record<string, string>): Promise<{ refno: string; landing: URL }> => {
      const form = await one.start();
      const opened = await submit(form.action, form.fields);
      const page = new URL(opened.headers.get('location') ?? '', shop.sandbox.origin);
      expect(await (await fetch(page)).text()).toContain('¥703.00');
      return { refno: form.refno, landing: await follow(await submit(page, fields)) };
    };
    const declined = await decide({ decision: 'decline' });
    expect(declined.landing.pathname).toBe('/orderIcbResultFail');
    expect(await one.outcome(declined.refno)).toBe('declined');
    const closed = await decide({ decision: 'close' });
    expect(await one.outcome(closed.refno)).toBe('cancelled');
    const approved = await decide({ decision: 'approve', notify: 'approve' });
    expect(await one.outcome(approved.refno)).toBe('paid');
    expect((await one.order()).payments.map(({ status }) => status)).toEqual(['declined', 'closed', 'paid']);
  });

  it('WeChat on a phone goes by an address instead of a form', async () => {
    const one = await buyer('CHN');
    const { body } = await one.me.call('wechatpayment', {
      cartId: one.cart_id,
      reqType: 'M',
      resType: 'JSON',
    });
    expect(new URL(body.redirect_url).origin).toBe(shop.sandbox.origin);
    const landing = await follow(await submit(body.redirect_url, { decision: 'approve' }));
    expect(landing.pathname).toBe('/orderResult');
    expect(await one.outcome(body.refno)).toBe('paid');
  });

  it('a form that is sent again finds the page it opened, and is paid once', async () => {
    const one = await buyer();
    const pages: string[] = [];
    for (const form of [await one.start(), await one.start()])
      pages.push((await submit(form.action, form.fields)).headers.get('location') ?? '');
    const [page = ''] = pages;
    expect(pages).toEqual([page, page]);
    await follow(await submit(new URL(page, shop.sandbox.origin), { decision: 'approve', notify: 'silent' }));
    const again = await one.me.call('payment', { pay_type: 'P', cartId: one.cart_id, reqType: 'P' });
    expect(again).toMatchObject({ status: 409, body: { error: 'already_paid' } });
    expect((await one.order()).payments.map(({ status }) => status)).toEqual(['paid']);
  });

  it('WeChat on a phone is opened again at the address it had, and not once it is paid', async () => {
    const one = await buyer('CHN');
    const open = () => one.me.call('wechatpayment', { cartId: one.cart_id, reqType: 'M', resType: 'JSON' });
    const [first, second] = [await open(), await open()];
    expect(second.body).toMatchObject({ refno: first.body.refno, redirect_url: first.body.redirect_url });
    await submit(first.body.redirect_url, { decision: 'approve', notify: 'silent' });
    expect(await open()).toMatchObject({ status: 409, body: { error: 'already_paid' } });
  });

  it('a late notification: the shopper waits, then it is paid', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'late');
    expect(await one.outcome(refno)).toBe('waiting');
    await pass(sandboxDefaults.lateMinutes);
    expect(await one.outcome(refno)).toBe('paid');
  });

  it('a repeated notification counts once', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'duplicate');
    await booking.settle();
    expect(await one.outcome(refno)).toBe('paid');
    expect(booking.mails.all.filter(({ id }) => id?.startsWith(`${refno}.`))).toHaveLength(1);
  });

  it('a forged notification is not believed; nobody paid, the seats go back', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'forge');
    expect(await one.outcome(refno)).toBe('waiting');
    await pass(1);
    expect(await one.outcome(refno)).toBe('cancelled');
    expect(await one.order()).toMatchObject({ txn_type: 'T', hold_expires_at: null });
  });

  it('a missing notification is asked for', async () => {
    const one = await buyer();
    const { refno } = await payWith(one, 'silent');
    expect(await one.outcome(refno)).toBe('waiting');
    await pass(1);
    expect(await one.outcome(refno)).toBe('paid');
  });

  it('money that came after the seats were gone goes back at the provider, too', async () => {
    const first = await buyer('ENG', 'PFAN1');
    const form = await first.start();
    const opened = await submit(form.action, form.fields);
    await pass(16);
    const others = await Promise.all([1, 2, 3].map(() => buyer('ENG', 'PFAN1')));
    for (const other of others) await payWith(other, 'approve');
    const page = new URL(opened.headers.get('location') ?? '', shop.sandbox.origin);
    await submit(page, { decision: 'approve', notify: 'approve' });
    expect(await first.outcome(form.refno)).toBe('refunded');
    await booking.settle();
    const [mail, ...more] = booking.mails.all.filter(({ id }) => id?.startsWith(`${form.refno}.`));
    expect(mail?.subject).toContain('Sold out');
    expect(more).toHaveLength(0);
    expect(await (await fetch(shop.sandbox.origin)).text()).toContain('(−100)');
  });

  it('more buyers than seats, all at once: none is oversold, nobody is charged for nothing', async () => {
    const { remaining } = (await context.ledgers.findOne({ prod_id: 'PTOUR1' }).lean()) ?? { remaining: 0 };
    const buyers = await Promise.all(Array.from({ length: remaining + 5 }, () => buyer()));
    const answers = await Promise.all(buyers.map((one) => one.start('approve')));
    const paying = answers.filter(({ refno }) => refno !== undefined);
    expect(paying).toHaveLength(remaining);
    expect(answers.filter(({ error }) => error === 'no_inventory')).toHaveLength(5);
    await Promise.all(paying.map(({ action, fields }) => submit(action, fields)));
    const ledger = await context.ledgers.findOne({ prod_id: 'PTOUR1' }).lean();
    expect(ledger?.remaining).toBe(0);
    expect(ledger?.claims.every(({ status }) => status === 'paid')).toBe(true);
    expect(await context.bookings.countDocuments({ 'payments.status': 'refunded', prod_id: 'PTOUR1' })).toBe(
      0,
    );
  });
});
