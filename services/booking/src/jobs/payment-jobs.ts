import { every, type Timer } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { expireHolds } from '../use-cases/expire-holds.ts';
import { recoverPayments } from '../use-cases/recover-payments.ts';

/** Keeps payments and holds moving without anybody looking. What is paid is finished before holds are ended. */
export const startPaymentJobs = (context: BookingContext): Timer =>
  every(
    context.config.payments.sweepMs,
    async () => {
      await recoverPayments(context);
      await expireHolds(context);
    },
    { log: context.log, name: 'booking-payments' },
  );
