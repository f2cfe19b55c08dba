import type { PaymentContext } from '../context.ts';
import { attemptOf, changeBooking, findByRefno, type PaymentAttempt } from '../../kernel/index.ts';

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
