import type { PaymentContext } from '../context.ts';
import type { PaymentAttempt } from '../../kernel/index.ts';
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
