import { DomainError } from '@narae/service-kit';
import { roleOf } from '@narae/contracts';
import type { FactorsContext } from '../context.ts';
import type { StoredMember } from '../../kernel/index.ts';

/**
 * Counts as a guess from any device, because whoever gets here has the password (ACCOUNT-16). The right code forgives
 * earlier guesses. @throws DomainError second_factor_locked with the seconds to wait; what the try throws
 */
export const guessCode = async <Result>(
  { limiter }: Pick<FactorsContext, 'limiter'>,
  mem_id: string,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  await limiter.guess('second-factor', mem_id);
  const result = await attempt();
  await limiter.forgive('second-factor', mem_id);
  return result;
};

export const wrongCode = (): DomainError => new DomainError('second_factor_code_wrong', { field: 'code' });

/** An app or a passkey (ACCOUNT-30). */
export const hasSecondFactor = ({
  second_factor,
  passkeys = [],
}: Pick<StoredMember, 'second_factor' | 'passkeys'>): boolean =>
  Boolean(second_factor?.app) || passkeys.length > 0;

/** @throws DomainError admin_only, login_required where the account is closed */
export const requireAdministrator = (member: StoredMember | null): StoredMember => {
  if (!member) throw new DomainError('login_required');
  if (roleOf(member) === null) throw new DomainError('admin_only');
  return member;
};
