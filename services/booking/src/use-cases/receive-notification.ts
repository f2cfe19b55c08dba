import type { BookingContext } from '../context.ts';
import { findByRefno } from '../data/payment-queries.ts';
import { attemptOf, wasCharged } from '../domain/attempt-state.ts';
import { differenceOf } from '../payments/compare-word.ts';
import { BadNotification, type PaymentProvider, type ProviderWord } from '../payments/provider.ts';
import { applyWord } from './apply-word.ts';

/** What the provider is answered; without SUCCESS it repeats its notification. */
export type NotificationAnswer = 'SUCCESS' | 'FAIL';

/**
 * A provider's status notification. It is believed only when signed, when it is about exactly what was asked
 * for, and when the provider says the same on being asked back; then it counts once, however often it comes
 * (spec §4 Payment, "0000 is success").
 */
export const receiveNotification = async (
  context: BookingContext,
  provider: PaymentProvider,
  body: string,
): Promise<NotificationAnswer> => {
  try {
    const word = provider.readNotification(body);
    const problem = await act(context, provider, word);
    if (problem === null) return 'SUCCESS';
    context.log.warn({ refno: word.refno, problem }, 'a payment notification was not accepted');
  } catch (error) {
    if (error instanceof BadNotification) {
      context.log.warn({ problem: error.message }, 'a forged or broken payment notification was refused');
    } else {
      context.log.error({ err: error }, 'a payment notification could not be dealt with');
    }
  }
  return 'FAIL';
};

/** Answers what is wrong with the word; null when it was acted on or needs no action. */
const act = async (
  context: BookingContext,
  provider: PaymentProvider,
  word: ProviderWord,
): Promise<string | null> => {
  const booking = await findByRefno(context.bookings, word.refno);
  const attempt = booking && attemptOf(booking, word.refno);
  if (!attempt) return 'unknown reference';
  const difference = differenceOf(word, attempt);
  if (difference !== null) return `differs in ${difference}`;
  if (word.standing === 'pending') return null;
  if (wasCharged(attempt)) {
    if (word.standing !== 'paid') return 'failure after payment';
    return attempt.transid === word.transid ? null : 'second transaction';
  }
  if (word.standing === attempt.status) return null;
  const confirmed = await provider.query({ ...attempt, transid: word.transid });
  if (confirmed?.standing !== word.standing) return 'not confirmed';
  if (confirmed.standing === 'paid') {
    const other = differenceOf(confirmed, attempt);
    if (other !== null || confirmed.transid !== word.transid)
      return `confirmed differs in ${other ?? 'transid'}`;
  }
  return (await applyWord(context, confirmed)) ? null : 'transaction known elsewhere';
};
