import { every, type Timer } from '@narae/service-kit';
import { expireHolds } from './checkout/expire-holds.ts';
import type { PaymentContext } from './context.ts';
import { recoverRefunds, sendAllSoon } from './refunds/send-refunds.ts';
import { checkAllSoon, recoverPayments } from './settle/recover-payments.ts';

/** Holds end last, so that paid ones are finished first (PAY-11, REFUND-6, SEAT-3). */
export const startPaymentJobs = async (context: PaymentContext): Promise<Timer> => {
  await checkAllSoon(context);
  await sendAllSoon(context);
  return every(
    context.config.payments.sweepMs,
    async () => {
      await recoverPayments(context);
      await recoverRefunds(context);
      await expireHolds(context);
    },
    { log: context.log, name: 'booking-payments' },
  );
};
