import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { PayType } from '@narae/contracts';
import { sandboxDefaults, sandboxService, type Sandbox } from '@narae/sandbox/app';
import { connectStore, createLogger } from '@narae/service-kit';
import { startTestStore, stoppedClock, withCleanup } from '@narae/test-kit';
import { readBookingConfig, type BookingConfig } from '../../../booking/src/config.ts';
import { createContext, type BookingContext } from '../../../booking/src/app.ts';
import type { Booking } from '../../../booking/src/kernel/booking/booking.model.ts';
import { expireHolds } from '../../../booking/src/payment/checkout/expire-holds.ts';
import { recoverPayments } from '../../../booking/src/payment/settle/recover-payments.ts';
import { paymentModel, type Payment } from '../../../sandbox/src/data/payment.model.ts';
import { recoverRefunds } from '../../../booking/src/payment/refunds/send-refunds.ts';
import { shopper } from '../../../booking/test/support/shopper.ts';
import { startBooking, type TestBooking } from '../../../booking/test/support/start-booking.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The shop and the sandbox provider, each on its own port, talking real HTTP; one clock for both. */
export interface ShopAndSandbox {
  readonly booking: TestBooking;
  readonly context: BookingContext;
  readonly sandbox: Sandbox;
  readonly origin: string;
  /** Every payment in the provider's own books. */
  books(): Promise<Payment[]>;
  /** Moves the clock, sends what became due, and lets the jobs run once. */
  pass(minutes: number): Promise<void>;
  /** Somebody with a confirmed order, paying in their browser. */
  buyer(lanTp?: 'ENG' | 'CHN', prod_id?: string): Promise<Buyer>;
  close(): Promise<void>;
}

/** The answer to a start; only `error` where it was rejected. */
export interface Started {
  readonly action: string;
  readonly charset: string;
  readonly fields: Record<string, string>;
  readonly refno: string;
  readonly error?: string;
}

export interface Buyer {
  readonly me: ReturnType<typeof shopper>;
  readonly cart_id: string;
  /** Starts a payment, by the language's first method unless another is named. */
  start(sandbox_outcome?: string, pay_type?: PayType): Promise<Started>;
  outcome(refno: string): Promise<string | undefined>;
  order(): Promise<Booking>;
}

let members = 0;

export const startShopAndSandbox = (
  changes: Partial<BookingConfig['payments']> = {},
): Promise<ShopAndSandbox> =>
  withCleanup(async (cleanup) => {
    const clock = stoppedClock();
    const log = createLogger('test', 'silent');
    const testStore = await startTestStore();
    cleanup.add(() => testStore.release());
    const store = await connectStore(testStore.url, testStore.freshName());
    cleanup.add(() => store.close());
    const sandbox = await sandboxService.start(
      { ...sandboxDefaults, port: 0 },
      { store, log, clock: clock.now },
    );
    cleanup.add(() => sandbox.close());

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const base = readBookingConfig({
      DOCUMENT_KEY: '7'.repeat(64),
      MAIL_LINK_KEY: '8'.repeat(64),
      PUBLIC_ORIGIN: origin,
    });
    const { payments } = base;
    const config: BookingConfig = {
      ...base,
      payments: {
        ...payments,
        sweepMs: 3_600_000,
        allowSandboxOutcome: true,
        funpay: { ...payments.funpay, url: sandbox.origin },
        billgate: payments.billgate && {
          ...payments.billgate,
          payUrl: sandbox.origin,
          apiUrl: sandbox.origin,
        },
        ...changes,
      },
    };
    const booking = await startBooking(clock.now, config);
    cleanup.add(() => booking.close());
    const { bus, mails: mail, securityLog } = booking;
    const context = createContext(
      { store: booking.store, bus, mail, log, securityLog, clock: clock.now },
      config,
    );
    await context.relay.stop();
    await booking.app.listen({ port, host: '127.0.0.1' });

    return {
      booking,
      context,
      sandbox,
      origin,
      books: () => paymentModel(store).find().lean<Payment[]>().exec(),
      pass: async (minutes) => {
        clock.advance(minutes * 60_000);
        await sandbox.deliverDue();
        await recoverPayments(context);
        await recoverRefunds(context);
        await expireHolds(context);
      },
      buyer: async (lanTp = 'ENG', prod_id = 'PTOUR1') => {
        const me = shopper(booking, `MEM${String((members += 1)).padStart(10, '0')}`, lanTp);
        const cart_id = await me.addWithPassport({ prod_id });
        const currency = lanTp === 'CHN' ? 'CNH' : 'USD';
        await me.call('travellersSave', { ...me.form(cart_id), lan_tp: lanTp, currency });
        return {
          me,
          cart_id,
          start: async (sandbox_outcome, pay_type = lanTp === 'CHN' ? 'A' : 'P') => {
            const instructions = sandbox_outcome === undefined ? {} : { sandbox_outcome };
            const info = { pay_type, cartId: cart_id, reqType: 'P', ...instructions };
            return (await me.call('payment', info)).body;
          },
          outcome: async (refno) => (await me.call('payOutcome', { refno })).body[0]?.outcome,
          order: async () => {
            const found = await context.bookings.findOne({ cart_id }).lean<Booking>().exec();
            if (!found) throw new Error(`no booking ${cart_id}`);
            return found;
          },
        };
      },
      close: () => cleanup.run(),
    };
  });

/** What a page that sends the browser on would post, and where; null for a page without a form. */
export const formIn = async (
  page: Response,
): Promise<{ action: string; fields: Record<string, string> } | null> => {
  const text = await page.text();
  const action = /<form method="post" action="([^"]+)" accept-charset/.exec(text)?.[1];
  if (action === undefined) return null;
  const inputs = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  return { action: action.replaceAll('&amp;', '&'), fields };
};
/** Posts a form as a browser does, without following where it leads. */
export const submit = (url: string | URL, fields: Record<string, string> | string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Follows redirects, and forms that send themselves, as a browser does; answers where it stopped. */
export const follow = async (response: Response): Promise<URL> => {
  const location = response.headers.get('location');
  if (location === null) {
    const form = await formIn(response);
    return form === null ? new URL(response.url) : follow(await submit(form.action, form.fields));
  }
  const next = new URL(location, response.url);
  if (next.pathname.startsWith('/order')) return next;
  return follow(await fetch(next, { redirect: 'manual' }));
};
