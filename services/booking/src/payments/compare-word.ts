import { sameAmount } from './decimal.ts';
import type { KnownAttempt, ProviderWord } from './provider.ts';

/**
 * The first thing in which the provider's word is not about what was asked for; null when it is. The
 * signature alone does not tell, because it does not see characters that move between fields.
 */
export const differenceOf = (word: ProviderWord, attempt: KnownAttempt): string | null => {
  const differs: readonly [name: string, whether: boolean][] = [
    ['refno', word.refno !== attempt.refno],
    ['mid', word.mid !== null && word.mid !== attempt.fields['mid']],
    ['servicetype', word.servicetype !== null && word.servicetype !== attempt.fields['servicetype']],
    ['reqcur', word.reqcur !== attempt.reqcur],
    ['reqamt', !sameAmount(word.reqamt, attempt.reqamt)],
    ['transid', word.standing === 'paid' && word.transid === ''],
  ];
  return differs.find(([, whether]) => whether)?.[0] ?? null;
};
