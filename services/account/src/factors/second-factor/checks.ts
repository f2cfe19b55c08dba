import { DomainError } from '@narae/service-kit';
import { roleOf } from '@narae/contracts';
import type { FactorsContext } from '../context.ts';
import type { StoredMember } from '../../kernel/index.ts';

/**
 * Tries a code, counted as a guess at this member's factor before it is tried, whoever tries and from wherever (ACCOUNT-16):
 * whoever gets here has the password. The right one forgives those before.
 * @throws DomainError second_factor_locked with the seconds to wait; what the try throws
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

/** Whether an administrator has anything to show as a second factor: an app, or a passkey (ACCOUNT-30). */
export const hasSecondFactor = ({
  second_factor,
  passkeys = [],
}: Pick<StoredMember, 'second_factor' | 'passkeys'>): boolean =>
  Boolean(second_factor?.app) || passkeys.length > 0;

/** Nobody else has a second factor. @throws DomainError admin_only, login_required where the account is closed */
export const requireAdministrator = (member: StoredMember | null): StoredMember => {
  if (!member) throw new DomainError('login_required');
  if (roleOf(member) === null) throw new DomainError('admin_only');
  return member;
};
