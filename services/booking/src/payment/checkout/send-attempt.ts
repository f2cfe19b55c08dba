import { TxnType } from '@narae/contracts';
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
import type { SignedRequest } from '../providers/provider.ts';
import { attemptToSend, requestOf, untilFree, withAttempt } from './attempt-form.ts';
import { checkOffer, type Offered } from './check-offer.ts';
import { payableOrWhyNot, type Payable } from './find-payable-order.ts';

/**
 * Stores the attempt to be sent on the order as it is by now, whatever was read before: its price, its currency and what is
 * open are decided in the update itself, so that two tabs send one attempt (ARCH-4).
 * @param payable the order the seats were held for
 * @throws DomainError those of `payableOrWhyNot`, payment_checking, payment_again_later, those of `checkOffer`; service_unavailable
 *   when no reference is free
 */
export const sendAttempt = (
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
    // It was paid or taken back while its seats were being held.
    await giveBackHold(context, { ...booking, hold_started_at: hold.startedAt }, holder);
    throw order;
  }
  const attempt = wasChanged(noted) ? order.payments.at(-1) : undefined;
  if (!attempt) throw new DomainError('order_not_ready');
  const request = requestOf({ booking: order, product }, attempt, offered);
  return { refno: attempt.refno, request };
};
