import { TxnType } from '@narae/contracts';
import { termsVersion } from '@narae/contracts/terms-version';
import { DomainError } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  attemptInCheck,
  changeBooking,
  type Decide,
  findOwn,
  type Hold,
  holdFields,
  paymentEvent,
  seatsOf,
  wasChanged,
} from '../../kernel/index.ts';
import { type SignedRequest, PaymentExists, ProviderAway, ProviderRejected } from '../providers/provider.ts';
import { attemptToSend, requestOf, untilFree, withAttempt } from './attempt-form.ts';
import {
  checkOffer,
  findPayableOrder,
  type Offered,
  type Payable,
  payableOrWhyNot,
  type StartPaymentCommand,
} from './payable-order.ts';
import { checkOpenAttempts } from '../settle/check-attempt.ts';
import { offeredPayTypes } from '../providers/provider-for.ts';
import { holdSeats } from './hold-order.ts';
import { awaitOutcome } from '../attempts/attempts.ts';
import { failPayment } from '../settle/apply-report.ts';

/**
 * Decides on the order as stored, in one update, so that two tabs send one attempt (ARCH-4).
 * @param payable the order the seats were held for
 * @throws DomainError those of `payableOrWhyNot` and `checkOffer`, payment_checking, payment_again_later;
 *   service_unavailable when no reference is free
 */
const sendAttempt = (
  context: PaymentContext,
  payable: Payable,
  offered: Offered,
  hold: Hold,
): Promise<{ refno: string; request: SignedRequest }> => {
  return untilFree(() => storeAttempt(context, payable, offered, hold));
};

const storeAttempt = async (
  context: PaymentContext,
  { booking, product }: Payable,
  offered: Offered,
  hold: Hold,
): Promise<{ refno: string; request: SignedRequest }> => {
  const { mem_id, cart_id, holder, termsVersion: agreed } = offered;
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const decide: Decide = (current, { now }) => {
    const order = payableOrWhyNot(current);
    if (order instanceof DomainError || seatsOf(order) !== seatsOf(booking)) return null;
    if (attemptInCheck(order)) throw new DomainError('payment_checking');
    checkOffer(order, offered, now);
    const attempt = attemptToSend(context, { booking: order, product }, offered);
    const { payments, isNew } = withAttempt(context, current.payments, attempt, now);
    return {
      set: {
        ...holdFields(hold),
        txn_type: TxnType.Paying,
        payments,
        ...(agreed === undefined ? {} : { consent: { terms_version: agreed, agreed_at: now } }),
      },
      events: isNew ? [paymentEvent('payment-started', current, attempt)] : [],
    };
  };
  const noted = await changeBooking(context, find, decide, booking);
  const order = payableOrWhyNot(noted?.after ?? null);
  if (order instanceof DomainError) {
    // Paid or taken back while its seats were being held.
    await giveBackHold(context, { ...booking, hold_started_at: hold.startedAt }, holder);
    throw order;
  }
  const attempt = wasChanged(noted) ? order.payments.at(-1) : undefined;
  if (!attempt) throw new DomainError('order_not_ready');
  const request = requestOf({ booking: order, product }, attempt, offered);
  return { refno: attempt.refno, request };
};

export interface StartedPayment {
  readonly refno: string;
  readonly request: SignedRequest;
  readonly holdExpiresAt: Date;
}

/** @throws DomainError pay_method_unknown, terms_changed */
export const offeredBy = ({ config, providers }: PaymentContext, command: StartPaymentCommand): Offered => {
  const provider = offeredPayTypes(config, command.currency).includes(command.payType)
    ? providers.of(command.payType)
    : null;
  if (!provider) throw new DomainError('pay_method_unknown', { field: 'pay_type' });
  if ((command.termsVersion ?? termsVersion) !== termsVersion) throw new DomainError('terms_changed');
  return { ...command, provider };
};

/**
 * Checks the order again, holds its seats, and stores the attempt before it is sent (PAY-2); an open attempt
 * with the same form is sent again (PAY-17).
 * @throws DomainError cart_not_found, already_paid, order_not_ready, product_closed, product_not_in_progress,
 *   price_changed, payment_cap_exceeded, pay_method_unknown, payment_checking, payment_again_later,
 *   terms_changed, service_unavailable, and those of `holdSeats`
 */
export const startPayment = async (
  context: PaymentContext,
  command: StartPaymentCommand,
): Promise<StartedPayment> => {
  const offered = offeredBy(context, command);
  const { mem_id, cart_id, holder } = command;
  const first = await findPayableOrder(context, mem_id, cart_id);
  checkOffer(first.booking, command, context.now());
  await context.limiter.count('payment-starts', cart_id);
  // An earlier attempt may have been paid unnoticed: better said now than refunded later.
  const asked = await checkOpenAttempts(context, first.booking);
  const payable = asked > 0 ? await findPayableOrder(context, mem_id, cart_id) : first;
  if (attemptInCheck(payable.booking)) throw new DomainError('payment_checking');
  // No seats are held for a payment that is not allowed.
  attemptToSend(context, payable, offered);
  const hold = await holdSeats(context, payable.booking, 'send', holder);
  const { refno, request } = await sendAttempt(context, payable, offered, hold);
  return { refno, request, holdExpiresAt: hold.until };
};

/**
 * From the server, for WeChat on a phone (PAY-3); answers the browser's address. Without an answer, or if the
 * reference is being paid there already, the attempt stays open and is checked later.
 * @throws DomainError payment_fail_contact (rejected), service_unavailable (no answer), payment_checking (in
 *   its hands)
 */
export const openMobilePayment = async (
  context: PaymentContext,
  { request, refno }: Pick<StartedPayment, 'request' | 'refno'>,
): Promise<string> => {
  try {
    return await context.providers.funPay.open(request);
  } catch (error) {
    if (error instanceof PaymentExists) {
      await awaitOutcome(context, refno);
      throw new DomainError('payment_checking');
    }
    if (!(error instanceof ProviderRejected) && !(error instanceof ProviderAway)) throw error;
    context.log.error({ err: error, refno }, 'a payment could not be opened at the provider');
    if (error instanceof ProviderAway) throw new DomainError('service_unavailable');
    await failPayment(context, refno, 'declined', error.rescode);
    throw new DomainError('payment_fail_contact');
  }
};
