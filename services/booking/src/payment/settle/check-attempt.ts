import pMap from 'p-map';
import type { PaymentContext } from '../context.ts';
import type { PaymentAttempt, PlainBooking } from '../../kernel/index.ts';
import { keepDifference } from '../issues/keep-difference.ts';
import { applyReport } from './apply-report.ts';
import { scheduleCheck, tryClaimAttempt } from '../attempts/attempts.ts';
import { differenceOf } from './match-report.rules.ts';

/**
 * What asking the provider brought: its report was acted on, it is still undecided, the shopper never arrived there, or it
 * could not be asked.
 */
export type Checked = 'done' | 'open' | 'unheard' | 'unknown';

/** What an attempt is noted to be by what asking has brought. */
export const factsOf = (checked: Checked): Pick<PaymentAttempt, 'checking_since' | 'unheard'> => {
  if (checked === 'unheard') return { checking_since: null, unheard: true };
  return checked === 'open' ? { unheard: false } : {};
};

/** How many questions a provider is asked at a time about one order. */
const askedAtOnce = 5;

/**
 * Asks the provider how an attempt stands that no notification has come for, and acts on the answer.
 * @param deadline ends the question before the provider's own time is over
 */
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
    await keepDifference(context, { kind, source: 'query', refno, attempt, report });
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
 * Asks about every attempt of a booking that is still open, before something is decided without its answer: together, and
 * within the time one answer may take (PAY-17). What is not answered by then stays open.
 * @returns how many it asked about: where there were none, the booking is as it was
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
