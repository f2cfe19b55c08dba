import { TxnType } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { heads } from '@narae/rules';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { seatsOf } from '../domain/agreed-booking.rules.ts';
import { secondsToNextAttempt } from '../domain/attempt-limits.rules.ts';
import { attemptInCheck } from '../domain/attempt-state.rules.ts';
import { chargeBy } from '../domain/charge.rules.ts';
import type { PaymentAttempt } from '../domain/booking.ts';
import { holdFields, type Hold } from '../domain/hold.rules.ts';
import { openAttemptFor } from '../domain/open-attempt.rules.ts';
import type { Charge, SignedRequest } from '../payments/provider/provider.ts';
import { drawRefno } from '../payments/refno.ts';
import { drawReturnToken } from '../payments/return-token.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { changeBooking, wasChanged } from '../shared/change-booking.ts';
import { paymentEvent } from '../shared/order.events.ts';
import { checkOffer, type Offered } from './check-offer.ts';
import { payableOrWhyNot, type Payable } from './find-payable-order.ts';
import { giveBackHold } from './give-back-hold.ts';

/** How often another reference is drawn on a clash. */
const draws = 20;

/** The two names of an attempt: one for everybody, one for the browser that pays. */
type AttemptNames = Pick<PaymentAttempt, 'refno' | 'return_token'>;

const chargeOf = (
  { booking, product }: Payable,
  { refno, return_token = '' }: AttemptNames,
  { payType, lanTp, reqType, resType }: Offered,
): Charge => ({
  refno,
  returnToken: return_token,
  payType,
  ...chargeBy(payType, booking.price),
  prod_id: booking.prod_id,
  productInEnglish: textIn(product.titles, 'ENG'),
  product: textIn(product.titles, lanTp),
  quantity: heads(booking.party),
  mem_id: booking.mem_id,
  buyername: booking.buyername,
  tel: booking.tel,
  email: booking.email,
  lanTp,
  cart_id: booking.cart_id,
  reqType,
  resType,
});

const newAttempt = (
  context: BookingContext,
  payable: Payable,
  offered: Offered,
): Omit<PaymentAttempt, 'check_at'> => {
  const now = context.now();
  const { payments } = payable.booking;
  const seconds = context.config.rateLimits ? secondsToNextAttempt(payments, now) : 0;
  if (seconds > 0) throw new DomainError('payment_again_later', { params: { seconds } });
  const taken = payments.map(({ refno }) => refno);
  const names = { refno: drawRefno(now, taken), return_token: drawReturnToken() };
  const { fields, reqcur, reqamt } = offered.provider.request(chargeOf(payable, names, offered));
  return { ...names, pay_type: offered.payType, status: 'started', reqcur, reqamt, fields, started_at: now };
};

/**
 * The attempt to pay an order by: the open one whose form says the same, word for word, else a new one (PAY-17).
 * @throws DomainError payment_again_later with the seconds until the order may have a new one
 */
export const attemptToSend = (
  context: BookingContext,
  payable: Payable,
  offered: Offered,
): Omit<PaymentAttempt, 'check_at'> =>
  openAttemptFor(
    payable.booking,
    (attempt) => offered.provider.request(chargeOf(payable, attempt, offered)).fields,
  ) ?? newAttempt(context, payable, offered);

/**
 * Stores the attempt to be sent on the order as it is by now, whatever was read before: its price, its currency and what is
 * open are decided in the update itself, so that two tabs send one attempt (ARCH-4).
 * @param payable the order the seats were held for
 * @throws DomainError those of `payableOrWhyNot`, payment_checking, payment_again_later, those of `checkOffer`; service_unavailable
 *   when no reference is free
 */
export const sendAttempt = async (
  context: BookingContext,
  payable: Payable,
  offered: Offered,
  hold: Hold,
): Promise<{ refno: string; request: SignedRequest }> => {
  for (let draw = 0; draw < draws; draw += 1) {
    try {
      return await storeAttempt(context, payable, offered, hold);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new DomainError('service_unavailable');
};

const storeAttempt = async (
  context: BookingContext,
  { booking, product }: Payable,
  offered: Offered,
  hold: Hold,
): Promise<{ refno: string; request: SignedRequest }> => {
  const { mem_id, cart_id, holder, termsVersion: agreed } = offered;
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const noted = await changeBooking(context, find, (current, { now }) => {
    const order = payableOrWhyNot(current);
    if (order instanceof DomainError || seatsOf(order) !== seatsOf(booking)) return null;
    if (attemptInCheck(order)) throw new DomainError('payment_checking');
    checkOffer(order, offered, now);
    const attempt = attemptToSend(context, { booking: order, product }, offered);
    const others = current.payments.filter(({ refno }) => refno !== attempt.refno);
    const isNew = others.length === current.payments.length;
    const check_at = new Date(now.getTime() + context.config.payments.checkSeconds * 1000);
    return {
      set: {
        ...holdFields(hold),
        txn_type: TxnType.Paying,
        // The one sent last stands last, also where it was sent before: the order screen tells of it.
        payments: [...others, { ...attempt, unheard: false, check_at }],
        ...(agreed === undefined ? {} : { consent: { terms_version: agreed, agreed_at: now } }),
      },
      events: isNew ? [paymentEvent('payment-started', current, { ...attempt, check_at })] : [],
    };
  });
  const order = payableOrWhyNot(noted?.after ?? null);
  if (order instanceof DomainError) {
    // It was paid or taken back while its seats were being held.
    await giveBackHold(context, { ...booking, hold_started_at: hold.startedAt }, holder);
    throw order;
  }
  const attempt = wasChanged(noted) ? order.payments.at(-1) : undefined;
  if (!attempt) throw new DomainError('order_not_ready');
  const request = offered.provider.request(chargeOf({ booking: order, product }, attempt, offered));
  return { refno: attempt.refno, request };
};
