import { DomainError } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import { adminEntry, attemptOf, changeBooking, findByRefno } from '../../kernel/index.ts';
import { takeUpPayment } from '../settle/recover-payments.ts';
import { mayAsk, undecidedStates } from './undecided.rules.ts';

/**
 * Has an undecided attempt looked after now as the job would at its next round (PAY-11): only the provider's answer decides it. The
 * audit entry is written before it is asked.
 * @returns whether it is decided now @throws DomainError payment_not_found, payment_changed where it is decided or being asked about
 */
export const askNow = async (
  context: PaymentContext,
  refno: string,
  by: string,
): Promise<{ decided: boolean }> => {
  const find = () => findByRefno(context.bookings, refno);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    const attempt = attemptOf(booking, refno);
    if (!attempt || !mayAsk(attempt, now)) throw new DomainError('payment_changed');
    const entry = { by, action: 'payment-asked', kind: 'payment', id: refno } as const;
    return { set: {}, audit: [adminEntry(context, entry)] };
  });
  const attempt = changed && attemptOf(changed.after, refno);
  if (!attempt) throw new DomainError('payment_not_found', { field: 'refno' });
  await takeUpPayment(context, attempt, context.now());
  const after = await find();
  const status = after && attemptOf(after, refno)?.status;
  return { decided: !status || !undecidedStates.includes(status) };
};
