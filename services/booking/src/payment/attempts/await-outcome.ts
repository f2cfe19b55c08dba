import type { PaymentContext } from '../context.ts';
import { attemptOf, changeBooking, findByRefno } from '../../kernel/index.ts';

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
