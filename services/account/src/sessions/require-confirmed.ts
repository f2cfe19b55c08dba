import { DomainError, isConfirmed, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { findUnrevoked } from './session.queries.ts';
import { isShown, shownAtSecond } from './second-factor-times.ts';

/**
 * Asks an administrator for the second factor again, before another one is added or takes its place (ACCOUNT-43): whoever finds the
 * back office open, and knows the password, must not confirm with a factor of their own.
 * @throws DomainError second_factor_needed where this session has yet to show one (ACCOUNT-30), confirm_needed
 */
export const requireConfirmed = async (
  { sessions, now }: Pick<AccountContext, 'sessions' | 'now'>,
  { sid }: Pick<AuthUser, 'sid'>,
): Promise<void> => {
  const shownAt = (await findUnrevoked(sessions, sid))?.second_factor_at;
  if (!isShown(shownAt, now())) throw new DomainError('second_factor_needed');
  if (!isConfirmed(shownAtSecond(shownAt), now())) throw new DomainError('confirm_needed');
};
