import { isDuplicateKey } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findByRefno } from './payment.queries.ts';
import { attemptOf, moveAttempt, wasCharged } from '../domain/attempt-state.rules.ts';
import type { PaymentReport } from './provider/provider.ts';
import { amendBooking } from '../shared/amend-booking.ts';
import { failPayment } from './fail-payment.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Acts on the provider's report once it is confirmed and compared. `authorised` is stored before anything is
 * settled: from then on a crash loses nothing, the recovery job finishes.
 * @returns whether the report fits what is known; a second payment under one reference, or one transaction for
 *   two references, does not
 */
export const applyReport = async (context: BookingContext, report: PaymentReport): Promise<boolean> => {
  if (report.standing === 'pending') return true;
  if (report.standing !== 'paid') {
    await failPayment(context, report.refno, report.standing, report.rescode);
    return true;
  }
  if (!(await authorise(context, report))) return false;
  await settlePayment(context, report.refno);
  return true;
};

/** Stores that the provider took the money. A repetition finds it stored already. */
export const authorise = async (context: BookingContext, report: PaymentReport): Promise<boolean> => {
  const { refno, transid, rescode } = report;
  const find = () => findByRefno(context.bookings, refno);
  let fits = false;
  try {
    await amendBooking(context, find, (booking) => {
      const attempt = attemptOf(booking, refno);
      const known = attempt && wasCharged(attempt);
      const elsewhere = booking.payments.some((one) => one.refno !== refno && one.transid === transid);
      fits = attempt !== undefined && !elsewhere && (!known || attempt.transid === transid);
      const payments = fits
        ? moveAttempt(booking, refno, 'authorised', { transid, rescode, check_at: context.now() })
        : null;
      const transids = payments?.flatMap((one) => one.transid ?? []);
      return payments && { set: { payments, transids } };
    });
    return fits;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
