import { DomainError } from '@narae/service-kit';
import type { StoredMember } from '../shared/member.model.ts';
import { limits } from '../throttle/limits.rules.ts';
import type { Account } from '../context.ts';
import { checkPassword, hashPassword } from '../shared/password.ts';
import { forget, refund, spend } from '../throttle/throttle.ts';

/** An imported record is hashed anew at its first sign-in; a change of password in between wins. */
const rehash = async ({ members, clock }: Account, member: StoredMember, password: string): Promise<void> => {
  await members.updateOne(
    { mem_id: member.mem_id, mem_pwd: member.mem_pwd },
    { $set: { mem_pwd: await hashPassword(password), mod_date: clock() }, $inc: { version: 1 } },
  );
};

/**
 * The member behind an e-mail and password (ACCOUNT-2). Unknown address, wrong password and a closed account get
 * the same answer in the same time.
 * @throws DomainError common_login_email_password_fail, password_locked, rate_limited
 */
export const checkCredentials = async (
  account: Account,
  given: { mem_email: string; mem_password: string },
  ip: string,
): Promise<StoredMember> => {
  await spend(account, limits.passwordPerIp, ip);
  await spend(account, limits.passwordPerEmail, given.mem_email);
  const member = await account.members
    .findOne({ mem_email: given.mem_email, use_yn: 'Y' })
    .lean<StoredMember>();
  const verdict = await checkPassword(member?.mem_pwd ?? null, given.mem_password);
  if (!member || verdict === 'wrong') {
    throw new DomainError('common_login_email_password_fail', { field: 'mem_password', status: 401 });
  }
  if (verdict === 'stale') await rehash(account, member, given.mem_password);
  await Promise.all([
    refund(account, limits.passwordPerIp, ip),
    forget(account, limits.passwordPerEmail, given.mem_email),
  ]);
  return member;
};
