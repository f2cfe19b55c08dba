import type { RefundTrouble } from '@narae/contracts';
import { NothingTaken, ProviderAway, ProviderRejected, type PaymentProvider } from '../providers/provider.ts';
import type { PaymentContext } from '../context.ts';
import { claimOf, releaseClaim } from '../../inventory/index.ts';
import {
  paidStates,
  type PlainBooking,
  attemptOf,
  type Booking,
  type PaymentAttempt,
  type Refund,
  findBooking,
} from '../../kernel/index.ts';
import { claimUntil } from '../attempts/attempts.ts';
import { becomeRefunded, becomeUnconfirmed, tryAgainLater } from './note-outcome.ts';
import { claimRefund, bringRefundsForward, findRefundsDue } from './refund.queries.ts';

class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing';
}

/** The provider may have refunded without answering. */
const isUnknown = (error: unknown): boolean => {
  if (error instanceof ProviderAway) return !error.unsent;
  return !(
    error instanceof ProviderRejected ||
    error instanceof NothingTaken ||
    error instanceof ProviderMissing
  );
};

const ownProblem = (error: unknown): RefundTrouble => {
  if (error instanceof NothingTaken) return 'nothing-taken';
  if (error instanceof ProviderMissing) return 'not-set-up';
  return isUnknown(error) ? 'no-answer' : 'unreachable';
};

const unknownTroubles: readonly (string | undefined)[] = ['no-answer', 'interrupted'];

/** The provider's code, or our word. A try that did not arrive keeps an earlier unknown outcome. */
const problemOf = (error: unknown, before?: string): string => {
  if (error instanceof ProviderRejected) return error.rescode;
  const unsaid = error instanceof ProviderMissing || (error instanceof ProviderAway && error.unsent);
  return unsaid && before !== undefined && unknownTroubles.includes(before) ? before : ownProblem(error);
};

/** Not those of a paid order, or of another payment waiting to be settled. Repeatable after a crash. */
const returnSettledSeats = async (
  context: PaymentContext,
  { cart_id, prod_id, txn_type, payments }: PlainBooking,
  refno: string,
): Promise<void> => {
  const another = payments.some((item) => item.refno !== refno && item.status === 'authorised');
  if (another || paidStates.includes(txn_type)) return;
  const claim = await claimOf(context, { cart_id, prod_id });
  if (claim?.status === 'paid') await releaseClaim(context, { cart_id, prod_id }, { paidToo: true });
};

/** Milliseconds an unanswered approval may still arrive. */
const approvalMayTakeMs = 120_000;

/**
 * One process at a time (REFUND-6). Repeated until taken if the provider knows its reference; otherwise an
 * unanswered or interrupted try is left to a person.
 */
const sendRefund = async (context: PaymentContext, booking: Booking, refund: Refund): Promise<void> => {
  const { cart_id } = booking;
  const attempt = refund.refno === null ? undefined : attemptOf(booking, refund.refno);
  const provider = attempt && context.providers.of(attempt.pay_type);
  // Before the money: a crash in between must not keep the seats.
  if (attempt && refund.cause === 'automatic') await returnSettledSeats(context, booking, attempt.refno);
  const mayRepeat = !attempt || !provider || provider.mayRepeat(attempt, refund.amount);
  const interrupted = refund.asked_until && refund.asked_until <= context.now();
  if (interrupted && !mayRepeat) return becomeUnconfirmed(context, cart_id, refund, 'interrupted');
  if (!(await claimRefund(context.bookings, cart_id, refund, context.now(), claimUntil(context)))) return;
  const tried = { ...refund, attempts: refund.attempts + 1 };
  const failure = await ask(context, { attempt, provider, refund: tried });
  if (failure === null) return becomeRefunded(context, cart_id, refund.refund_id);
  context.log.error({ err: failure, refund_id: refund.refund_id }, 'a refund did not go through');
  const problem = problemOf(failure, interrupted ? 'interrupted' : refund.last_error);
  return isUnknown(failure) && !mayRepeat
    ? becomeUnconfirmed(context, cart_id, tried, problem)
    : tryAgainLater(context, cart_id, tried, problem);
};

/** @returns null when the money is back, else what stood in the way */
const ask = async (
  { now }: PaymentContext,
  {
    attempt,
    provider,
    refund,
  }: {
    readonly attempt: PaymentAttempt | undefined;
    readonly provider: PaymentProvider | null | undefined;
    readonly refund: Refund;
  },
): Promise<unknown> => {
  if (!attempt || !provider) return new ProviderMissing(`no provider is set up for ${attempt?.pay_type}`);
  const { refund_refno, amount, cause, made_at } = refund;
  try {
    await provider.refund(attempt, { refundRefno: refund_refno, amount, cause });
    return null;
  } catch (error) {
    // An unanswered approval may still arrive: then the cancellation came too early.
    const mayStillBeTaken = now().getTime() - made_at.getTime() < approvalMayTakeMs;
    return error instanceof NothingTaken && !mayStillBeTaken ? null : error;
  }
};

/** Orders in one round. */
const atOnce = 50;

const isDue = ({ state, check_at }: Refund, now: Date): boolean =>
  state === 'due' && check_at !== null && check_at !== undefined && check_at <= now;

/** One after another (REFUND-6); the job sends what is left. Never throws for a provider's answer. */
export const sendRefunds = async (context: PaymentContext, cart_id: string): Promise<void> => {
  const booking = await findBooking(context.bookings, cart_id);
  const now = context.now();
  for (const refund of booking?.refunds ?? []) {
    if (booking && isDue(refund, now)) await sendRefund(context, booking, refund);
  }
};

/** What could not be sent before, or was left by a crash (PAY-11). */
export const recoverRefunds = async (context: PaymentContext): Promise<void> => {
  const turns = context.turnsOf('the refunds of an order could not be taken up');
  await turns.each(
    await findRefundsDue(context.bookings, context.now(), turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => sendRefunds(context, cart_id),
  );
};

export const sendAllSoon = ({ bookings, now }: PaymentContext): Promise<void> =>
  bringRefundsForward(bookings, now());
