import type { PaymentContext } from '../context.ts';
import { type PaymentAttempt, attemptOf, changeBooking, findByRefno } from '../../kernel/index.ts';
import { claimAttempt } from './payment.queries.ts';

/** How much longer than its answer may take an attempt stays taken, in milliseconds. */
const spareMs = 2_000;

/** Until when whoever takes an attempt now may talk to the provider about it. */
export const claimUntil = ({ now, config }: Pick<PaymentContext, 'now' | 'config'>): Date =>
  new Date(now().getTime() + config.payments.timeoutMs + spareMs);

/**
 * Whether this process may talk to the provider about an attempt: of several that find it due at the same time one
 * does. Should that one die, the attempt is free again when its answer would have come.
 */
export const tryClaimAttempt = (
  context: Pick<PaymentContext, 'bookings' | 'now' | 'config'>,
  attempt: Pick<PaymentAttempt, 'refno' | 'status'>,
): Promise<boolean> => claimAttempt(context.bookings, attempt, context.now(), claimUntil(context));

/**
 * Sets when the recovery job looks after an attempt next (PAY-11); null for never. An attempt that moved on meanwhile is
 * left alone: whoever moved it set its own time.
 * @param facts what asking has brought to light besides
 */
export const scheduleCheck = async (
  context: PaymentContext,
  { refno, status }: Pick<PaymentAttempt, 'refno' | 'status'>,
  check_at: Date | null,
  facts: Pick<PaymentAttempt, 'checking_since' | 'unheard'> = {},
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (booking) => {
    if (attemptOf(booking, refno)?.status !== status) return null;
    const payments = booking.payments.map((one) =>
      one.refno === refno ? { ...one, ...facts, check_at, asked_until: null } : one,
    );
    return { set: { payments } };
  });
};

/**
 * Notes that the shopper is back from the provider and its report is due: until it comes the order counts as being
 * checked (PAY-13), and the provider is asked by the next round of the job. Once per attempt; one that is unknown or
 * decided stays as it is.
 */
export const awaitOutcome = async (context: PaymentContext, refno: string): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (booking, { now }) => {
    const attempt = attemptOf(booking, refno);
    if (attempt?.status !== 'started' || attempt.checking_since) return null;
    const payments = booking.payments.map((one) =>
      one.refno === refno ? { ...one, checking_since: now, unheard: false, check_at: now } : one,
    );
    return { set: { payments } };
  });
};
