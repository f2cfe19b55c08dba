import type { PaymentContext } from '../context.ts';
import { findBooking, type Refund } from '../../kernel/index.ts';
import { bringRefundsForward, findRefundsDue } from './refund.queries.ts';
import { sendRefund } from './send-refund.ts';

/** Orders dealt with in one round. */
const atOnce = 50;

const isDue = ({ state, check_at }: Refund, now: Date): boolean =>
  state === 'due' && check_at !== null && check_at !== undefined && check_at <= now;

/**
 * Sends the refunds of an order whose time has come, one after the other (REFUND-6). To be called after a change that has stored
 * some; what does not go now, and what a crash interrupts, is sent by the job. Never throws for what a provider answers.
 */
export const sendRefunds = async (context: PaymentContext, cart_id: string): Promise<void> => {
  const booking = await findBooking(context.bookings, cart_id);
  const now = context.now();
  for (const refund of booking?.refunds ?? []) {
    if (booking && isDue(refund, now)) await sendRefund(context, booking, refund);
  }
};

/** Sends what is due on any order: what could not go before, and what a crash has left (PAY-11). */
export const recoverRefunds = async (context: PaymentContext): Promise<void> => {
  const turns = context.turnsOf('the refunds of an order could not be taken up');
  await turns.each(
    await findRefundsDue(context.bookings, context.now(), turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => sendRefunds(context, cart_id),
  );
};

/** Has every refund that waits for its next try sent by the first round. */
export const sendAllSoon = ({ bookings, now }: PaymentContext): Promise<void> =>
  bringRefundsForward(bookings, now());
