import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';

/**
 * Tries a code, counted as a guess at this member's factor before it is tried, whoever tries and from wherever (ACCOUNT-16):
 * whoever gets here has the password. The right one forgives those before.
 * @throws DomainError second_factor_locked with the seconds to wait; what the try throws
 */
export const guessCode = async <Result>(
  { limiter }: Pick<AccountContext, 'limiter'>,
  mem_id: string,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  await limiter.guess('second-factor', mem_id);
  const result = await attempt();
  await limiter.forgive('second-factor', mem_id);
  return result;
};

export const wrongCode = (): DomainError => new DomainError('second_factor_code_wrong', { field: 'code' });
