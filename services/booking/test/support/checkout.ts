import { stoppedClock } from '@narae/test-kit';
import type { PayOutcome, PayType } from '@narae/contracts';
import { expireHolds } from '../../src/payment/checkout/expire-holds.ts';
import { readBookingConfig, type BookingConfig } from '../../src/config.ts';
import type { BookingContext } from '../../src/app.ts';
import type { PaymentAttempt } from '../../src/kernel/booking/payment-parts.model.ts';
import { bookingModel, type Booking } from '../../src/kernel/booking/booking.model.ts';
import { recoverPayments } from '../../src/payment/settle/recover-payments.ts';
import { recoverRefunds } from '../../src/payment/refunds/send-refunds.ts';
import { seatLedgerModel, type SeatLedger } from '../../src/inventory/seats/seat-ledger.model.ts';
import { contextBeside } from './context-beside.ts';
import { startFakeBillGate, type FakeBillGate } from './fake-billgate.ts';
import { signedNotice, startFakeFunPay, type FakeFunPay } from './fake-funpay.ts';
import { shopper } from './shopper.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

const minute = 60_000;

/** Booking with a fake provider and a clock that the test moves, and no timers of its own. */
export interface Checkout {
  readonly service: TestBooking;
  readonly provider: FakeFunPay;
  /** The provider of UnionPay. */
  readonly billGate: FakeBillGate;
  readonly context: BookingContext;
  /** An order in T of one adult (100 USD), by a new member. */
  confirmed(
    prod_id?: string,
    lanTp?: 'ENG' | 'CHN' | 'KOR',
    choice?: Record<string, unknown>,
  ): Promise<Order>;
  /** What the provider posts; with the values of the form that was sent, unless changed. */
  notify(refno: string, changes?: Record<string, string>): Promise<string>;
  /** The same as the form it posts. */
  notice(refno: string, changes?: Record<string, string>): Promise<Record<string, string>>;
  /** Says how a reference stands at the provider. */
  stands(refno: string, rescode: string, changes?: Record<string, string>): Promise<void>;
  booking(cart_id: string): Promise<Booking>;
  ledger(prod_id: string): Promise<SeatLedger>;
  attempt(refno: string): Promise<PaymentAttempt>;
  /** The path a browser comes back to from the provider, with the token it left with. */
  wayBack(refno: string): Promise<string>;
  /** How a payment stands, for the browser that is back from the provider. */
  outcome(refno: string): Promise<PayOutcome | undefined>;
  /** Moves the clock without running the jobs. */
  wait(minutes: number): void;
  /** Moves the clock and lets the jobs run once. */
  pass(minutes: number): Promise<void>;
  close(): Promise<void>;
}

export interface Order {
  readonly cart_id: string;
  readonly prod_id: string;
  readonly me: ReturnType<typeof shopper>;
  /** Sends the payment form, of PayPal unless told otherwise; answers the reference. */
  pay(payType?: PayType): Promise<string>;
}

let members = 0;

export const startCheckout = async (
  options: {
    readonly sweepMs?: number;
    readonly timeoutMs?: number;
    readonly natsUrl?: string;
    readonly deskMailbox?: string;
  } = {},
): Promise<Checkout> => {
  const { sweepMs = 3_600_000, timeoutMs, deskMailbox, ...where } = options;
  const provider = await startFakeFunPay();
  const billGate = await startFakeBillGate(async (refno) => (await attempt(refno)).reqamt);
  const clock = stoppedClock();
  const base = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'http://shop.example',
  });
  const config: BookingConfig = {
    ...base,
    ...(deskMailbox !== undefined && { deskMailbox }),
    payments: {
      ...base.payments,
      sweepMs,
      timeoutMs: timeoutMs ?? base.payments.timeoutMs,
      funpay: { ...base.payments.funpay, url: provider.url },
      billgate: base.payments.billgate && { ...base.payments.billgate, apiUrl: billGate.url },
    },
  };
  const service = await startBooking(clock.now, config, where);
  const { store } = service;
  const context = await contextBeside(service, clock.now);

  const booking = async (cart_id: string): Promise<Booking> => {
    const found = await bookingModel(store).findOne({ cart_id }).lean<Booking>().exec();
    if (!found) throw new Error(`no booking ${cart_id}`);
    return found;
  };
  const attempt = async (refno: string): Promise<PaymentAttempt> => {
    const found = await bookingModel(store).findOne({ 'payments.refno': refno }).lean<Booking>().exec();
    const one = found?.payments.find((each) => each.refno === refno);
    if (!one) throw new Error(`no attempt ${refno}`);
    return one;
  };
  const wordOn = async (refno: string, changes: Record<string, string>): Promise<Record<string, string>> => {
    const { fields } = await attempt(refno);
    const [mid = '', reqcur = '', reqamt = '', servicetype = ''] = [
      'mid',
      'reqcur',
      'reqamt',
      'servicetype',
    ].map((name) => fields[name]);
    return { mid, refno, transid: `FP${refno}`, rescode: '0000', reqcur, reqamt, servicetype, ...changes };
  };
  const notice: Checkout['notice'] = async (refno, changes = {}) =>
    signedNotice(await wordOn(refno, changes), config.payments.funpay.secret);

  return {
    service,
    provider,
    billGate,
    context,
    booking,
    attempt,
    confirmed: async (prod_id = 'PTOUR1', lanTp = 'ENG', choice = {}) => {
      const me = shopper(service, `MEM${String((members += 1)).padStart(10, '0')}`, lanTp);
      const cart_id = await me.addWithPassport({ prod_id, ...choice });
      const currency = { ENG: 'USD', CHN: 'CNH', KOR: 'KRW' }[lanTp];
      const saved = await me.call('travellersSave', { ...me.form(cart_id), lan_tp: lanTp, currency });
      if (saved.status !== 200) throw new Error(`not confirmed: ${saved.body.error}`);
      const pay = async (pay_type: PayType = 'P'): Promise<string> => {
        const { body } = await me.call('payment', { pay_type, cartId: cart_id, reqType: 'P' });
        if (!body.refno) throw new Error(`not started: ${body.error}`);
        return body.refno;
      };
      return { cart_id, prod_id, me, pay };
    },
    notice,
    notify: async (refno, changes) =>
      String((await service.form('icbStatus', await notice(refno, changes))).body),
    stands: async (refno, rescode, changes = {}) => {
      provider.standing.set(refno, await wordOn(refno, { rescode, ...changes }));
    },
    ledger: async (prod_id) => {
      const found = await seatLedgerModel(store).findOne({ prod_id }).lean<SeatLedger>().exec();
      if (!found) throw new Error(`no ledger ${prod_id}`);
      return found;
    },
    wayBack: async (refno) => {
      const { pathname, search } = new URL((await attempt(refno)).fields['returnurl'] ?? '');
      return pathname + search;
    },
    outcome: async (refno) => {
      const { return_token: token } = await attempt(refno);
      return (await service.inject('payOutcome', { refno, token })).body[0];
    },
    wait: (minutes) => clock.advance(minutes * minute),
    pass: async (minutes) => {
      clock.advance(minutes * minute);
      await recoverPayments(context);
      await recoverRefunds(context);
      await expireHolds(context);
    },
    close: async () => {
      await service.close();
      await provider.close();
      await billGate.close();
    },
  };
};
