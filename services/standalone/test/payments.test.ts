import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sandboxDefaults, sandboxService, type Sandbox } from '@narae/sandbox/app';
import { connectStore, createLogger } from '@narae/service-kit';
import { startTestStore } from '@narae/test-kit';
import { readBookingConfig, type BookingConfig } from '../../booking/src/config.ts';
import { createContext, type BookingContext } from '../../booking/src/context.ts';
import type { Booking } from '../../booking/src/shared/booking.model.ts';
import { expireHolds } from '../../booking/src/checkout/expire-holds.ts';
import { recoverPayments } from '../../booking/src/payments/recover-payments.ts';
import { shopper } from '../../booking/test/support/shopper.ts';
import { startBooking, stoppedClock, type TestBooking } from '../../booking/test/support/start-booking.ts';

/** The shop and the sandbox provider, each on its own port, talking real HTTP; one clock for both. */
let booking: TestBooking;
let context: BookingContext;
let sandbox: Sandbox;
let origin: string;
const clock = stoppedClock();
const closing: (() => Promise<unknown>)[] = [];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  const log = createLogger('test', 'silent');
  const testStore = await startTestStore();
  const store = await connectStore(testStore.url, testStore.freshName());
  sandbox = await sandboxService.start({ ...sandboxDefaults, port: 0 }, { store, log, clock: clock.now });

  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const base = readBookingConfig({ DOCUMENT_KEY: '7'.repeat(64), PUBLIC_ORIGIN: origin });
  const { payments } = base;
  const config: BookingConfig = {
    ...base,
    payments: {
      ...payments,
      sweepMs: 3_600_000,
      allowSandboxOutcome: true,
      funpay: { ...payments.funpay, url: sandbox.origin },
    },
  };
  booking = await startBooking(clock.now, config);
  const { bus, mails } = booking;
  context = createContext({ store: booking.store, bus, mail: mails, log, clock: clock.now }, config);
  await context.relay.stop();
  await booking.app.listen({ port, host: '127.0.0.1' });
  closing.push(
    () => booking.close(),
    () => sandbox.close(),
    () => store.close(),
    () => testStore.release(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

const pass = async (minutes: number): Promise<void> => {
  clock.advance(minutes * 60_000);
  await sandbox.deliverDue();
  await recoverPayments(context);
  await expireHolds(context);
};

let members = 0;

/** Somebody with a confirmed order, paying in their browser. */
const buyer = async (lanTp: 'ENG' | 'CHN' = 'ENG', prod_id = 'PTOUR1') => {
  const me = shopper(booking, `MEM${String((members += 1)).padStart(10, '0')}`, lanTp);
  const cart_id = await me.addWithPassport({ prod_id });
  const currency = lanTp === 'CHN' ? 'CNH' : 'USD';
  await me.call('travellersSave', { ...me.form(cart_id), lan_tp: lanTp, currency });
  const start = async (sandbox_outcome?: string) => {
    const instructions = sandbox_outcome === undefined ? {} : { sandbox_outcome };
    const info = { pay_type: lanTp === 'CHN' ? 'A' : 'P', cartId: cart_id, reqType: 'P', ...instructions };
    return (await me.call('payment', info)).body;
  };
  const outcome = async (refno: string) => (await me.call('payOutcome', { refno })).body[0]?.outcome;
  const order = async (): Promise<Booking> => {
    const found = await context.bookings.findOne({ cart_id }).lean<Booking>().exec();
    if (!found) throw new Error(`no booking ${cart_id}`);
    return found;
  };
  return { me, cart_id, start, outcome, order };
};

/** Follows redirects as a browser does, and answers where it stopped. */
const follow = async (response: Response): Promise<URL> => {
  const location = response.headers.get('location');
  if (location === null) return new URL(response.url);
  const next = new URL(location, response.url);
  if (next.pathname.startsWith('/order')) return next;
  return follow(await fetch(next, { redirect: 'manual' }));
};

const submit = (url: string | URL, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Starts, posts the form with instructions for the sandbox, and comes back to the shop. */
const payWith = async (one: Awaited<ReturnType<typeof buyer>>, sandbox_outcome: string) => {
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
    expect(landing.href).toBe(`${origin}/orderIcbResult?${values}`);
    expect(await one.outcome(refno)).toBe('paid');
  });

  it('a shopper decides on the page, declines, and pays at the second try', async () => {
    const one = await buyer('CHN');
    const decide = async (fields: Record<string, string>): Promise<{ refno: string; landing: URL }> => {
      const form = await one.start();
      const opened = await submit(form.action, form.fields);
      const page = new URL(opened.headers.get('location') ?? '', sandbox.origin);
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
    expect(new URL(body.redirect_url).origin).toBe(sandbox.origin);
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
    await follow(await submit(new URL(page, sandbox.origin), { decision: 'approve', notify: 'silent' }));
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
    const page = new URL(opened.headers.get('location') ?? '', sandbox.origin);
    await submit(page, { decision: 'approve', notify: 'approve' });
    expect(await first.outcome(form.refno)).toBe('refunded');
    await booking.settle();
    const [mail, ...more] = booking.mails.all.filter(({ id }) => id?.startsWith(`${form.refno}.`));
    expect(mail?.subject).toContain('Sold out');
    expect(more).toHaveLength(0);
    expect(await (await fetch(sandbox.origin)).text()).toContain('(−100)');
  });

  it('more buyers than seats, all at once: none is oversold, nobody is charged for nothing', async () => {
    const { remaining } = (await context.ledgers.findOne({ prod_id: 'PTOUR1' }).lean()) ?? { remaining: 0 };
    const buyers = await Promise.all(Array.from({ length: remaining + 5 }, () => buyer()));
    const answers = await Promise.all(buyers.map((one) => one.start('approve')));
    const paying = answers.filter(({ refno }) => refno !== undefined);
    expect(paying).toHaveLength(remaining);
    expect(answers.filter(({ error }) => error === 'seats_not_enough')).toHaveLength(5);
    await Promise.all(paying.map(({ action, fields }) => submit(action, fields)));
    const ledger = await context.ledgers.findOne({ prod_id: 'PTOUR1' }).lean();
    expect(ledger?.remaining).toBe(0);
    expect(ledger?.claims.every(({ status }) => status === 'paid')).toBe(true);
    expect(await context.bookings.countDocuments({ 'payments.status': 'refunded', prod_id: 'PTOUR1' })).toBe(
      0,
    );
  });
});
