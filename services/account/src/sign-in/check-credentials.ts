import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { guardGuess, type Guard } from '../devices/guarded-guess.ts';
import { limits } from '../domain/limits.rules.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByEmail, replaceHash } from '../shared/member.queries.ts';
import { checkPassword, hashPassword } from '../shared/password.ts';

const guard: Guard = {
  own: limits.password,
  perAccount: limits.passwordPerEmail,
  perNetwork: limits.passwordPerNetwork,
};

/**
 * The member behind an e-mail and password (ACCOUNT-2). Unknown address, wrong password and a closed account get
 * the same answer in the same time.
 * @throws DomainError common_login_email_password_fail, password_locked, rate_limited
 */
export const checkCredentials = async (
  context: AccountContext,
  given: { mem_email: string; mem_password: string },
  caller: Caller,
): Promise<StoredMember> => {
  const member = await findByEmail(context.members, given.mem_email);
  const takeBack = await guardGuess(context, guard, {
    caller,
    account: given.mem_email,
    memIds: member ? [member.mem_id] : [],
  });
  const verdict = await checkPassword(member?.mem_pwd ?? null, given.mem_password);
  if (!member || verdict === 'wrong') {
    throw new DomainError('common_login_email_password_fail', { field: 'mem_password', status: 401 });
  }
  if (verdict === 'stale') {
    await replaceHash(context.members, member, await hashPassword(given.mem_password), context.now());
  }
  await takeBack();
  return member;
};
