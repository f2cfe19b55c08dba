import { termsVersion, type JoinConsent } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';

/**
 * Whoever joins agrees to the terms and the policy in effect, not to others (ACCOUNT-20); old clients ask for nothing.
 * @throws DomainError join_terms_changed, with the field of the version that is not the one in effect
 */
export const checkConsent = (consent: JoinConsent | undefined): void => {
  for (const field of ['terms_version', 'policy_version'] as const)
    if (consent && consent[field] !== termsVersion)
      throw new DomainError('join_terms_changed', { field: `consent.${field}` });
};
