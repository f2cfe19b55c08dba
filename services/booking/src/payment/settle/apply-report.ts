import { isDuplicateKey } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import {
  attemptOf,
  type Booking,
  changeBooking,
  findByRefno,
  moveAttempt,
  wasCharged,
} from '../../kernel/index.ts';
import { failPayment } from './fail-payment.ts';
import type { PaymentReport } from '../providers/provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Acts on a provider's report once it is confirmed and compared. `authorised` is stored before anything is settled:
 * from then on a crash loses nothing, the recovery job finishes (PAY-11).
 * @param known the booking as it was read to compare the report with; saves reading it again
 * @returns whether the report fits what is known; a second payment under one reference, or one transaction for two
 *   references, does not
 */
export const applyReport = async (
  context: PaymentContext,
  report: PaymentReport,
  known: Booking | null = null,
): Promise<boolean> => {
  if (report.standing === 'pending') return true;
  if (report.standing !== 'paid') {
    await failPayment(context, report.refno, report.standing, report.rescode);
    return true;
  }
  const booking = await authorise(context, report, known);
  if (!booking) return false;
  await settlePayment(context, report.refno, booking);
  return true;
};

/**
 * Stores that the provider took the money. A repetition finds it stored already.
 * @returns the booking as it is afterwards; null when the report does not fit
 */
export const authorise = async (
  context: PaymentContext,
  { refno, transid, rescode }: PaymentReport,
  known: Booking | null = null,
): Promise<Booking | null> => {
  const find = () => findByRefno(context.bookings, refno);
  let fits = false;
  try {
    const changed = await changeBooking(
      context,
      find,
      (booking) => {
        const attempt = attemptOf(booking, refno);
        const charged = attempt && wasCharged(attempt);
        const elsewhere = booking.payments.some((one) => one.refno !== refno && one.transid === transid);
        fits = attempt !== undefined && !elsewhere && (!charged || attempt.transid === transid);
        const payments = fits
          ? moveAttempt(booking, refno, 'authorised', { transid, rescode, check_at: context.now() })
          : null;
        const transids = payments?.flatMap((one) => one.transid ?? []);
        return payments && { set: { payments, transids } };
      },
      known,
    );
    return fits && changed ? changed.after : null;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};
