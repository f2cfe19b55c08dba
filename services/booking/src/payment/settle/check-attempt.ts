import pMap from 'p-map';
import type { PaymentContext } from '../context.ts';
import type { PaymentAttempt, PlainBooking } from '../../kernel/index.ts';
import { noteDifference } from '../issues/note-difference.ts';
import { applyReport } from './apply-report.ts';
import { scheduleCheck, tryClaimAttempt } from '../attempts/attempts.ts';
import { differenceOf } from './match-report.rules.ts';

/** Acted on, undecided, the shopper never arrived, or the provider could not be asked. */
export type Checked = 'done' | 'open' | 'unheard' | 'unknown';

export const factsOf = (checked: Checked): Pick<PaymentAttempt, 'checking_since' | 'unheard'> => {
  if (checked === 'unheard') return { checking_since: null, unheard: true };
  return checked === 'open' ? { unheard: false } : {};
};

/** Questions at a time about one order. */
const askedAtOnce = 5;

/** For attempts without a notification. @param deadline ends the question early */
export const checkAttempt = async (
  context: PaymentContext,
  attempt: PaymentAttempt,
  deadline?: AbortSignal,
): Promise<Checked> => {
  const { refno } = attempt;
  try {
    const report = (await context.providers.of(attempt.pay_type)?.query(attempt, deadline)) ?? null;
    if (!report) return 'unheard';
    if (report.standing === 'pending') return 'open';
    const difference = report.standing === 'paid' ? differenceOf(report, attempt) : null;
    if (difference === null && (await applyReport(context, report))) return 'done';
    context.log.error({ refno, difference }, "the provider's answer does not fit the attempt");
    const kind = difference ?? 'known-elsewhere';
    await noteDifference(context, { kind, source: 'query', refno, attempt, report });
    // Money has come in: nobody is sent to pay under a used reference (PAY-13).
    if (!attempt.checking_since) {
      const facts = { checking_since: context.now(), unheard: false };
      await scheduleCheck(context, attempt, attempt.check_at ?? null, facts);
    }
    return 'unknown';
  } catch (error) {
    context.log.warn({ err: error, refno }, 'the provider could not be asked');
    return 'unknown';
  }
};

/** For jobs of all processes. @returns false where another process is asking and goes on from the answer */
export const checkDueAttempts = async (
  context: PaymentContext,
  { payments }: Pick<PlainBooking, 'payments'>,
): Promise<boolean> => {
  for (const attempt of payments) {
    if (attempt.status !== 'started') continue;
    if (!(await tryClaimAttempt(context, attempt))) return false;
    const checked = await checkAttempt(context, attempt);
    await scheduleCheck(context, attempt, attempt.check_at ?? null, factsOf(checked));
  }
  return true;
};

/**
 * Asks about all open attempts together, within the time of one answer; the rest stays open (PAY-17).
 * @returns how many it asked about: at 0 the booking is unchanged
 */
export const checkOpenAttempts = async (
  context: PaymentContext,
  { payments }: Pick<PlainBooking, 'payments'>,
): Promise<number> => {
  const open = payments.filter(({ status }) => status === 'started');
  const deadline = AbortSignal.timeout(context.config.payments.timeoutMs);
  await pMap(open, (attempt) => checkAttempt(context, attempt, deadline), { concurrency: askedAtOnce });
  return open.length;
};
