import type { DeskRefundMove } from '@narae/contracts';
import type { Refund } from '../../kernel/index.ts';

/** A provider's own code: it has answered, and has not done it; where none is set up nobody was asked. */
const isNotDone = (trouble: string | undefined): boolean =>
  trouble === 'not-set-up' || /^\d+$/.test(trouble ?? '');

/** Whether a process talks to the provider about it at this moment. */
const isAsked = ({ asked_until }: Refund, now: Date): boolean => (asked_until ?? now) > now;

/** Whether a try has begun of which no end is known: what an earlier one was answered says nothing of it. */
const hasOpenTry = ({ asked_until }: Refund): boolean => (asked_until ?? null) !== null;

/** Whether a refund may be sent now, before its next try (REFUND-9). */
export const mayRetry = (refund: Refund, now: Date): boolean =>
  refund.state === 'due' && !isAsked(refund, now);

/**
 * Where the desk may move a refund to (REFUND-9). One that the provider rejects, or that no provider is set up for, may be paid by
 * hand instead; not one that is being sent, nor one that nobody answered or whose process has died: that may have been done.
 */
export const deskMoves = (refund: Refund, now: Date): DeskRefundMove[] => {
  if (refund.state === 'unconfirmed') return ['refunded', 'due'];
  if (refund.state === 'by-hand') return ['paid-by-hand'];
  return mayRetry(refund, now) && !hasOpenTry(refund) && isNotDone(refund.last_error) ? ['by-hand'] : [];
};
