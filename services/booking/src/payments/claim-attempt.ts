import type { BookingContext } from '../context.ts';
import type { PaymentAttempt } from '../domain/booking.ts';
import { claimAttempt } from './payment.queries.ts';

/** How much longer than its answer may take an attempt stays taken, in milliseconds. */
const spareMs = 2_000;

/**
 * Whether this process may talk to the provider about an attempt: of several that find it due at the same time one
 * does. Should that one die, the attempt is free again when its answer would have come.
 */
export const tryClaimAttempt = (
  { bookings, now, config }: BookingContext,
  attempt: Pick<PaymentAttempt, 'refno' | 'status'>,
): Promise<boolean> => {
  const at = now();
  return claimAttempt(bookings, attempt, at, new Date(at.getTime() + config.payments.timeoutMs + spareMs));
};
