import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByEmail, replaceHash } from '../shared/member.queries.ts';
import { checkPassword, hashPassword } from '../shared/password.ts';
import { clearTries, countTry, uncountTry } from '../throttle/count-try.ts';
import { limits } from '../throttle/limits.rules.ts';

/**
 * The member behind an e-mail and password (ACCOUNT-2). Unknown address, wrong password and a closed account get
 * the same answer in the same time.
 * @throws DomainError common_login_email_password_fail, password_locked, rate_limited
 */
export const checkCredentials = async (
  context: AccountContext,
  given: { mem_email: string; mem_password: string },
  ip: string,
): Promise<StoredMember> => {
  await countTry(context, limits.passwordPerIp, ip);
  await countTry(context, limits.passwordPerEmail, given.mem_email);
  const member = await findByEmail(context.members, given.mem_email);
  const verdict = await checkPassword(member?.mem_pwd ?? null, given.mem_password);
  if (!member || verdict === 'wrong') {
    throw new DomainError('common_login_email_password_fail', { field: 'mem_password', status: 401 });
  }
  if (verdict === 'stale') {
    await replaceHash(context.members, member, await hashPassword(given.mem_password), context.now());
  }
  await Promise.all([
    uncountTry(context, limits.passwordPerIp, ip),
    clearTries(context, limits.passwordPerEmail, given.mem_email),
  ]);
  return member;
};
