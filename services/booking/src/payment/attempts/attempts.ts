import type { PaymentContext } from '../context.ts';
import { type PaymentAttempt, attemptOf, changeBooking, findByRefno } from '../../kernel/index.ts';
import { claimAttempt } from './payment.queries.ts';

/** Milliseconds beyond the answer's own limit. */
const spareMs = 2_000;

export const claimUntil = ({ now, config }: Pick<PaymentContext, 'now' | 'config'>): Date =>
  new Date(now().getTime() + config.payments.timeoutMs + spareMs);

/** One process wins; if it dies, the attempt is free again when the answer would have come. */
export const tryClaimAttempt = (
  context: Pick<PaymentContext, 'bookings' | 'now' | 'config'>,
  attempt: Pick<PaymentAttempt, 'refno' | 'status'>,
): Promise<boolean> => claimAttempt(context.bookings, attempt, context.now(), claimUntil(context));

/** Null for never (PAY-11). An attempt that moved on keeps its time. @param facts what asking brought */
export const scheduleCheck = async (
  context: PaymentContext,
  { refno, status }: Pick<PaymentAttempt, 'refno' | 'status'>,
  check_at: Date | null,
  facts: Pick<PaymentAttempt, 'checking_since' | 'unheard'> = {},
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (booking) => {
    if (attemptOf(booking, refno)?.status !== status) return null;
    const payments = booking.payments.map((item) =>
      item.refno === refno ? { ...item, ...facts, check_at, asked_until: null } : item,
    );
    return { set: { payments } };
  });
};

/**
 * The shopper is back: the order counts as being checked until the report comes (PAY-13), and the next round
 * asks. Once per attempt; unknown and decided ones stay.
 */
export const awaitOutcome = async (context: PaymentContext, refno: string): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (booking, { now }) => {
    const attempt = attemptOf(booking, refno);
    if (attempt?.status !== 'started' || attempt.checking_since) return null;
    const payments = booking.payments.map((item) =>
      item.refno === refno ? { ...item, checking_since: now, unheard: false, check_at: now } : item,
    );
    return { set: { payments } };
  });
};
