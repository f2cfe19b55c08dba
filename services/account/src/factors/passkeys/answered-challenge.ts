import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { hashToken } from '../../kernel/tokens.ts';
import { challengeMs, isOurChallenge, type ChallengeFor } from './challenge.ts';
import { useChallenge } from './used-challenge.model.ts';

/** What checks an answer needs of its challenge. */
export interface AnsweredChallenge {
  /** Whether the challenge that was signed is ours, for whom it was given to. */
  readonly expectedChallenge: (challenge: string) => boolean;
  /** Uses it up, once everything else was found right. @throws DomainError passkey_expired where it was answered before */
  readonly useUp: () => Promise<void>;
  /** The error of an answer that was found wrong: one to a challenge that has run out only came too late. */
  readonly rejected: () => DomainError;
}

/** Follows one answer to a challenge (ACCOUNT-31). */
export const answeredChallenge = (
  { signingKey, usedChallenges, now }: Pick<AccountContext, 'signingKey' | 'usedChallenges' | 'now'>,
  whom: ChallengeFor,
): AnsweredChallenge => {
  let given = '';
  let ours = true;
  return {
    expectedChallenge: (challenge) => {
      given = challenge;
      ours = isOurChallenge(signingKey, challenge, whom, now());
      return ours;
    },
    useUp: async () => {
      const expires_at = new Date(now().getTime() + challengeMs);
      if (!(await useChallenge(usedChallenges, { _id: hashToken(given), expires_at })))
        throw new DomainError('passkey_expired');
    },
    rejected: () => new DomainError(ours ? 'passkey_invalid' : 'passkey_expired'),
  };
};
