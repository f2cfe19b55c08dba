import type { PaymentContext } from '../context.ts';
import { attemptOf, type Booking, type PaymentAttempt, type Refund } from '../../kernel/index.ts';
import { claimUntil } from '../attempts/claim-attempt.ts';
import { NothingTaken, type PaymentProvider } from '../providers/provider.ts';
import { becomeRefunded, becomeUnconfirmed, tryAgainLater } from './note-outcome.ts';
import { claimRefund } from './refund.queries.ts';
import { isUnknown, ProviderMissing, troubleOf } from './refund-trouble.ts';
import { returnSettledSeats } from './return-settled-seats.ts';

/** How long an approval nobody was answered may still be on its way, in milliseconds. */
const approvalMayTakeMs = 120_000;

/**
 * Sends one refund that is due to the provider of its payment (REFUND-6). One process at a time talks about it. One that the
 * provider knows by its reference is sent again until it is taken; one that would be done twice and was not answered, or whose
 * process has died, is left to a person.
 */
export const sendRefund = async (
  context: PaymentContext,
  booking: Booking,
  refund: Refund,
): Promise<void> => {
  const { cart_id } = booking;
  const attempt = refund.refno === null ? undefined : attemptOf(booking, refund.refno);
  const provider = attempt && context.providers.of(attempt.pay_type);
  // Before the money goes: a kill between the decision and here must not keep the seats for good.
  if (attempt && refund.cause === 'automatic') await returnSettledSeats(context, booking, attempt.refno);
  const mayRepeat = !attempt || !provider || provider.mayRepeat(attempt, refund.amount);
  const interrupted = refund.asked_until && refund.asked_until <= context.now();
  if (interrupted && !mayRepeat) return becomeUnconfirmed(context, cart_id, refund, 'interrupted');
  if (!(await claimRefund(context.bookings, cart_id, refund, context.now(), claimUntil(context)))) return;
  const tried = { ...refund, attempts: refund.attempts + 1 };
  const failure = await ask(context, { attempt, provider, refund: tried });
  if (failure === null) return becomeRefunded(context, cart_id, refund.refund_id);
  context.log.error({ err: failure, refund_id: refund.refund_id }, 'a refund did not go through');
  const trouble = troubleOf(failure, interrupted ? 'interrupted' : refund.last_error);
  return isUnknown(failure) && !mayRepeat
    ? becomeUnconfirmed(context, cart_id, tried, trouble)
    : tryAgainLater(context, cart_id, tried, trouble);
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
    // An approval that was not answered may still reach the provider: then a cancellation has come too early.
    const mayStillBeTaken = now().getTime() - made_at.getTime() < approvalMayTakeMs;
    return error instanceof NothingTaken && !mayStillBeTaken ? null : error;
  }
};
