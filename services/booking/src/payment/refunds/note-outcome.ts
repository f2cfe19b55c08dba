import type { RefundState } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import {
  attemptOf,
  type Booking,
  type Change,
  changeBooking,
  findBooking,
  orderStepEvent,
  type Refund,
  refundEvent,
} from '../../kernel/index.ts';
import { moveRefund, refundOf } from './refund-state.rules.ts';

/** Between two tries, in milliseconds. */
const longestWait = 3_600_000;

const change = async (
  context: PaymentContext,
  cart_id: string,
  decide: (booking: Booking) => Change | null,
): Promise<void> => {
  await changeBooking(context, () => findBooking(context.bookings, cart_id), decide);
};

/** Mails the buyer and refreshes open pages; a compensation has no payment. */
const settledEvent = (booking: Booking, refund: Refund) => {
  const attempt = refund.refno === null ? undefined : attemptOf(booking, refund.refno);
  return attempt
    ? refundEvent(booking, attempt, refund)
    : orderStepEvent('refunded', booking, refund.refund_id);
};

/** Null where it was settled before. @param facts who said so, where it was a person */
export const settledRefund = (
  booking: Booking,
  refund_id: string,
  state: RefundState,
  facts: Pick<Refund, 'settled_at'> & Partial<Pick<Refund, 'settled_by' | 'note'>>,
): Change | null => {
  const refund = refundOf(booking, refund_id);
  const moved = moveRefund(booking, refund_id, state, facts);
  return refund && moved ? { set: moved, events: [settledEvent(booking, refund)] } : null;
};

export const becomeRefunded = (context: PaymentContext, cart_id: string, refund_id: string): Promise<void> =>
  change(context, cart_id, (booking) =>
    settledRefund(booking, refund_id, 'refunded', { settled_at: context.now() }),
  );

const sameTry = (booking: Booking, { refund_id, attempts }: Refund): boolean => {
  const current = refundOf(booking, refund_id);
  return current?.state === 'due' && current.attempts === attempts;
};

/** The provider may have done it: a person finds out before it is sent again. */
export const becomeUnconfirmed = (
  context: PaymentContext,
  cart_id: string,
  refund: Refund,
  last_error: string,
): Promise<void> =>
  change(context, cart_id, (booking) => {
    const moved = sameTry(booking, refund)
      ? moveRefund(booking, refund.refund_id, 'unconfirmed', { last_error })
      : null;
    return moved && { set: moved, events: [orderStepEvent('refund-made', booking, refund.refund_id)] };
  });

/** The time between two tries doubles. */
export const tryAgainLater = (
  context: PaymentContext,
  cart_id: string,
  refund: Refund,
  last_error: string,
): Promise<void> =>
  change(context, cart_id, (booking) => {
    if (!sameTry(booking, refund)) return null;
    const now = context.now().getTime();
    const age = now - refund.made_at.getTime();
    const wait = Math.min(longestWait, Math.max(context.config.payments.checkSeconds * 1000, age));
    const later = { last_error, check_at: new Date(now + wait), asked_until: null };
    const refunds = booking.refunds?.map((item) =>
      item.refund_id === refund.refund_id ? { ...item, ...later } : item,
    );
    return { set: { refunds } };
  });
