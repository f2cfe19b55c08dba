import type { AdminPayment } from '@narae/contracts';
import type { PaymentAttempt, PaymentStatus } from '../../kernel/index.ts';

/** After how long an attempt whose outcome is awaited needs eyes, in milliseconds: longer than any hold. */
export const undecidedAfterMs = 1_800_000;

/** States in which the shop looks after an attempt until it is decided. */
export const undecidedStates: readonly PaymentStatus[] = ['started', 'authenticated', 'authorised'];

/** What the shop does by itself about an attempt in a state (PAY-11). */
export const planOf = (status: PaymentStatus): AdminPayment['plan'] => {
  if (status === 'started') return 'ask';
  if (status === 'authenticated') return 'cancel';
  if (status === 'authorised') return 'settle';
  return status === 'refund-due' ? 'refund' : 'nothing';
};

/** Whether somebody may have an attempt looked after now: it is undecided, and no process talks about it (REFUND-10). */
export const mayAsk = ({ status, asked_until }: PaymentAttempt, now: Date): boolean =>
  undecidedStates.includes(status) && !(asked_until && asked_until > now);
