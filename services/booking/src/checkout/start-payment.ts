import { termsVersion, TxnType, type LanTp, type PayType } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads, payTypesFor } from '@narae/rules';
import { isDuplicateKey, DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { attemptInCheck, attemptOf } from '../domain/attempt-state.rules.ts';
import { runningAgreement } from '../domain/agreement.rules.ts';
import { statesAllowing } from '../domain/booking-state.rules.ts';
import type { PaymentAttempt } from '../domain/booking.ts';
import { holdFields, type Hold } from '../domain/hold.rules.ts';
import { checkOpenAttempts } from '../payments/check-attempt.ts';
import { providerFor } from '../payments/provider/provider-for.ts';
import type { PaymentProvider, SignedRequest } from '../payments/provider/provider.ts';
import { drawRefno } from '../payments/refno.ts';
import { drawReturnToken } from '../payments/return-token.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { changeBooking, wasChanged } from '../shared/change-booking.ts';
import { checkCap } from '../shared/check-cap.ts';
import { paymentEvent } from '../shared/order.events.ts';
import { findPayableOrder, type Payable } from './find-payable-order.ts';
import { holdSeats } from './hold-order.ts';
import type { Holder } from './limit-holds.ts';

/** What the shopper sent with the payment form; prices are what the browser showed, compared and never believed. */
export interface StartPaymentCommand {
  readonly mem_id: string;
  readonly cart_id: string;
  readonly payType: PayType;
  readonly lanTp: LanTp;
  readonly holder: Holder;
  readonly reqType: 'M' | 'P';
  readonly resType: 'PAGE' | 'JSON';
  /** The terms the shopper has agreed to; absent from old clients. */
  readonly termsVersion?: string | undefined;
  readonly seen: {
    readonly order_id?: string | undefined;
    readonly prod_id?: string | undefined;
    readonly costPrice?: number | undefined;
    readonly origin_total_price?: number | undefined;
  };
}

/** An attempt that is stored and may be sent. */
export interface StartedPayment {
  readonly refno: string;
  readonly request: SignedRequest;
  readonly provider: PaymentProvider;
  readonly holdExpiresAt: Date;
}

/** How often another reference is drawn on a clash. */
const draws = 20;

/** What the browser showed must be what is agreed; of the two prices each may be either of two sums (MONEY-7). */
const checkSeen = (
  { price, order_id, prod_id }: Payable['booking'],
  { seen, lanTp }: Pick<StartPaymentCommand, 'seen' | 'lanTp'>,
): void => {
  const { costPrice = price.total, origin_total_price = price.total } = seen;
  if ((seen.order_id ?? order_id) !== order_id) throw new DomainError('invalid_value', { field: 'orderId' });
  if ((seen.prod_id ?? prod_id) !== prod_id) throw new DomainError('invalid_value', { field: 'prodId' });
  if (![price.total, price.cost].includes(costPrice))
    throw new DomainError('price_changed', { field: 'costPrice' });
  const beforeConversion = price.origin_cost + price.origin_option + price.origin_hotel;
  if (![price.total, beforeConversion].includes(origin_total_price)) {
    throw new DomainError('price_changed', { field: 'origin_total_price' });
  }
  checkCap(price, lanTp);
  if (price.total <= 0) throw new DomainError('order_not_ready');
};

/**
 * Sends the member to pay: the order is checked once more, its seats are held, and the attempt is stored before
 * anything about it is sent to the provider (PAY-2).
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_closed | product_not_in_progress | price_changed |
 *   payment_cap_exceeded | pay_method_unknown | payment_checking | terms_changed | service_unavailable, and those of `holdSeats`
 */
export const startPayment = async (
  context: BookingContext,
  command: StartPaymentCommand,
): Promise<StartedPayment> => {
  const provider = payTypesFor(command.lanTp).includes(command.payType)
    ? providerFor(context.config, command.payType)
    : null;
  if (!provider) throw new DomainError('pay_method_unknown', { field: 'pay_type' });
  if ((command.termsVersion ?? termsVersion) !== termsVersion) throw new DomainError('terms_changed');
  const first = await findPayableOrder(context, command.mem_id, command.cart_id);
  if (!runningAgreement(first.booking, first.booking.price.currency, context.now()))
    throw new DomainError('price_changed');
  checkSeen(first.booking, command);
  // An earlier attempt may have been paid without our knowing: to say so now is better than a refund later.
  await checkOpenAttempts(context, first.booking);
  const payable = await findPayableOrder(context, command.mem_id, command.cart_id);
  if (attemptInCheck(payable.booking)) throw new DomainError('payment_checking');
  const hold = await holdSeats(context, payable.booking, 'send', command.holder);
  const { refno, request } = await storeAttempt(context, payable, hold, command, provider);
  return { refno, request, provider, holdExpiresAt: hold.until };
};

const storeAttempt = async (
  context: BookingContext,
  payable: Payable,
  hold: Hold,
  command: StartPaymentCommand,
  provider: PaymentProvider,
): Promise<{ refno: string; request: SignedRequest }> => {
  for (let draw = 0; draw < draws; draw += 1) {
    const refno = drawRefno(context.now());
    // The index keeps references apart between bookings, not within one.
    if (attemptOf(payable.booking, refno)) continue;
    const return_token = drawReturnToken();
    const request = provider.request(chargeOf(payable, { refno, return_token }, command));
    try {
      const attempt = attemptFor(context, { refno, return_token }, request, command);
      await noteAttempt(context, hold, command, attempt);
      return { refno, request };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new DomainError('service_unavailable');
};

/** The two names of an attempt: one for everybody, one for the browser that pays. */
type AttemptNames = Required<Pick<PaymentAttempt, 'refno' | 'return_token'>>;

const chargeOf = (
  { booking, product }: Payable,
  { refno, return_token }: AttemptNames,
  command: StartPaymentCommand,
) => ({
  refno,
  returnToken: return_token,
  payType: command.payType,
  amount: booking.price.total,
  currency: booking.price.currency,
  product: textIn(product.titles, command.lanTp),
  quantity: heads(booking.party),
  buyername: booking.buyername,
  tel: booking.tel,
  email: booking.email,
  lanTp: command.lanTp,
  cart_id: booking.cart_id,
  reqType: command.reqType,
  resType: command.resType,
});

const attemptFor = (
  context: BookingContext,
  names: AttemptNames,
  { fields, reqcur, reqamt }: SignedRequest,
  { payType }: StartPaymentCommand,
): PaymentAttempt => {
  const now = context.now();
  const check_at = new Date(now.getTime() + context.config.payments.checkSeconds * 1000);
  return {
    ...names,
    pay_type: payType,
    status: 'started',
    reqcur,
    reqamt,
    fields,
    started_at: now,
    check_at,
  };
};

const noteAttempt = async (
  context: BookingContext,
  hold: Hold,
  { mem_id, cart_id, termsVersion: agreed }: StartPaymentCommand,
  attempt: PaymentAttempt,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const noted = await changeBooking(context, find, (current, { now }) => {
    if (!current.open || !statesAllowing('start-payment').includes(current.txn_type)) return null;
    return {
      set: {
        ...holdFields(hold),
        txn_type: TxnType.Paying,
        payments: [...current.payments, attempt],
        ...(agreed === undefined ? {} : { consent: { terms_version: agreed, agreed_at: now } }),
      },
      events: [paymentEvent('payment-started', current, attempt)],
    };
  });
  if (!wasChanged(noted)) throw new DomainError('order_not_ready');
};
