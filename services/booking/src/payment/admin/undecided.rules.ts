import type { AdminPayment } from '@narae/contracts';
import type { PaymentAttempt, PaymentStatus } from '../../kernel/index.ts';

/** In milliseconds: longer than any hold. */
export const undecidedAfterMs = 1_800_000;

export const undecidedStates: readonly PaymentStatus[] = ['started', 'authenticated', 'authorised'];

/** The shop's own next step (PAY-11). */
export const planOf = (status: PaymentStatus): AdminPayment['plan'] => {
  if (status === 'started') return 'ask';
  if (status === 'authenticated') return 'cancel';
  if (status === 'authorised') return 'settle';
  return status === 'refund-due' ? 'refund' : 'nothing';
};

/** Undecided, and no process talks about it (REFUND-10). */
export const mayAsk = ({ status, asked_until }: PaymentAttempt, now: Date): boolean =>
  undecidedStates.includes(status) && !(asked_until && asked_until > now);
