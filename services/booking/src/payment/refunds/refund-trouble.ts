import type { RefundTrouble } from '@narae/contracts';
import { NothingTaken, ProviderAway, ProviderRejected } from '../providers/provider.ts';

/** No provider is set up for the method of a payment whose money is to go back. */
export class ProviderMissing extends Error {
  override readonly name = 'ProviderMissing';
}

/** Whether the provider may have done what it was asked for, although it has not said so. */
export const isUnknown = (error: unknown): boolean => {
  if (error instanceof ProviderAway) return !error.unsent;
  return !(
    error instanceof ProviderRejected ||
    error instanceof NothingTaken ||
    error instanceof ProviderMissing
  );
};

const troubleOfOurs = (error: unknown): RefundTrouble => {
  if (error instanceof NothingTaken) return 'nothing-taken';
  if (error instanceof ProviderMissing) return 'not-set-up';
  return isUnknown(error) ? 'no-answer' : 'unreachable';
};

/** Tries after which the provider may have done it. */
const unknownTroubles: readonly (string | undefined)[] = ['no-answer', 'interrupted'];

/**
 * What stood in the way of a refund, as it is kept: the provider's code, or a word of ours. A try that did not reach the provider
 * says nothing about an earlier one that may have been done, and leaves its word.
 */
export const troubleOf = (error: unknown, before?: string): string => {
  if (error instanceof ProviderRejected) return error.rescode;
  const unsaid = error instanceof ProviderMissing || (error instanceof ProviderAway && error.unsent);
  return unsaid && before !== undefined && unknownTroubles.includes(before) ? before : troubleOfOurs(error);
};
