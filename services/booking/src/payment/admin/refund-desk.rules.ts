import type { DeskRefundMove } from '@narae/contracts';
import type { Refund } from '../../kernel/index.ts';

/** The provider answered a code of its own without refunding, or none is set up. */
const isNotDone = (problem: string | undefined): boolean =>
  problem === 'not-set-up' || /^\d+$/.test(problem ?? '');

const isAsked = ({ asked_until }: Refund, now: Date): boolean => (asked_until ?? now) > now;

/** A try without a known end: an earlier answer says nothing about it. */
const hasOpenTry = ({ asked_until }: Refund): boolean => (asked_until ?? null) !== null;

/** Whether it may be sent before its next try (REFUND-9). */
export const mayRetry = (refund: Refund, now: Date): boolean =>
  refund.state === 'due' && !isAsked(refund, now);

/**
 * By hand only where the provider rejects it or none is set up (REFUND-9). Never during a try, nor after one
 * without an answer: the money may be back already.
 */
export const deskMoves = (refund: Refund, now: Date): DeskRefundMove[] => {
  if (refund.state === 'unconfirmed') return ['refunded', 'due'];
  if (refund.state === 'by-hand') return ['paid-by-hand'];
  return mayRetry(refund, now) && !hasOpenTry(refund) && isNotDone(refund.last_error) ? ['by-hand'] : [];
};
