import { every, type Timer } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { bringChecksForward } from './payment.queries.ts';
import { expireHolds } from '../checkout/expire-holds.ts';
import { recoverPayments } from './recover-payments.ts';

/**
 * Keeps payments and holds moving without anybody looking. What is paid is finished before holds are ended.
 * Whoever paid while no process was there to be notified is found by the first round, however long ago the
 * attempt was asked about.
 */
export const startPaymentJobs = async (context: BookingContext): Promise<Timer> => {
  await bringChecksForward(context.bookings, context.now());
  return every(
    context.config.payments.sweepMs,
    async () => {
      await recoverPayments(context);
      await expireHolds(context);
    },
    { log: context.log, name: 'booking-payments' },
  );
};
