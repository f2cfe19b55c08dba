import type { BookingContext } from '../context.ts';
import type { PaymentAttempt, PlainBooking } from '../domain/booking.ts';
import { applyReport } from './apply-report.ts';
import { tryClaimAttempt } from './claim-attempt.ts';
import { differenceOf } from './match-report.rules.ts';
import { providerFor } from './provider/provider-for.ts';

/**
 * What asking the provider brought: its report was acted on, it is still undecided, the shopper never arrived there, or it
 * could not be asked.
 */
export type Checked = 'done' | 'open' | 'unheard' | 'unknown';

/** Asks the provider how an attempt stands that no notification has come for, and acts on the answer. */
export const checkAttempt = async (context: BookingContext, attempt: PaymentAttempt): Promise<Checked> => {
  const { refno } = attempt;
  try {
    const report = (await providerFor(context.config, attempt.pay_type)?.query(attempt)) ?? null;
    if (!report) return 'unheard';
    if (report.standing === 'pending') return 'open';
    const difference = report.standing === 'paid' ? differenceOf(report, attempt) : null;
    if (difference === null && (await applyReport(context, report))) return 'done';
    context.log.error({ refno, difference }, "the provider's answer does not fit the attempt");
    return 'unknown';
  } catch (error) {
    context.log.warn({ err: error, refno }, 'the provider could not be asked');
    return 'unknown';
  }
};

/**
 * The same as `checkOpenAttempts` for what runs by the clock in every process at once.
 * @returns false where another process is asking: it will go on from the answer
 */
export const checkDueAttempts = async (
  context: BookingContext,
  { payments }: Pick<PlainBooking, 'payments'>,
): Promise<boolean> => {
  for (const attempt of payments) {
    if (attempt.status !== 'started') continue;
    if (!(await tryClaimAttempt(context, attempt))) return false;
    await checkAttempt(context, attempt);
  }
  return true;
};

/** Asks about every attempt of a booking that is still open, before something is decided without its answer. */
export const checkOpenAttempts = async (
  context: BookingContext,
  { payments }: Pick<PlainBooking, 'payments'>,
): Promise<void> => {
  for (const attempt of payments) {
    if (attempt.status === 'started') await checkAttempt(context, attempt);
  }
};
