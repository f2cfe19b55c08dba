import type { ErrorKey } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { SessionsContext } from '../context.ts';
import type { Caller } from '../devices/known-devices.ts';
import { guardGuess, type Guard } from '../devices/guarded-guess.ts';
import { findByEmail, replaceHash, type StoredMember } from '../../kernel/index.ts';
import { checkPassword, hashPassword } from './password.ts';

const guard: Guard = {
  own: 'password',
  perAccount: 'password-email',
  perNetwork: 'password-ip',
};

/** A wrong one counts as a guess. @throws DomainError `wrong`, password_locked, rate_limited */
const verifyPassword = async (
  context: SessionsContext,
  member: StoredMember | null,
  { account, mem_password, wrong }: { account: string; mem_password: string; wrong: ErrorKey },
  caller: Caller,
): Promise<void> => {
  const takeBack = await guardGuess(context, guard, {
    caller,
    account,
    memIds: member ? [member.mem_id] : [],
  });
  const verdict = await checkPassword(member?.mem_pwd || null, mem_password);
  if (!member || verdict === 'wrong') {
    const about = member?.mem_id;
    throw new DomainError(wrong, { field: 'mem_password', about });
  }
  if (verdict === 'stale') {
    await replaceHash(context.members, member, await hashPassword(mem_password), context.now());
  }
  await takeBack();
};

/**
 * Counted with guesses at sign-in, by number without an address (ACCOUNT-24). @throws DomainError password_wrong,
 * password_locked, rate_limited
 */
export const checkPasswordOf = (
  context: SessionsContext,
  member: StoredMember,
  mem_password: string,
  caller: Caller,
): Promise<void> =>
  verifyPassword(
    context,
    member,
    { account: member.mem_email || member.mem_id, mem_password, wrong: 'password_wrong' },
    caller,
  );

/**
 * Unknown address, wrong password and closed account get the same answer in the same time (ACCOUNT-2).
 * @throws DomainError common_login_email_password_fail, password_locked, rate_limited
 */
export const checkCredentials = async (
  context: SessionsContext,
  given: { mem_email: string; mem_password: string },
  caller: Caller,
): Promise<StoredMember> => {
  const { mem_email, mem_password } = given;
  const member = await findByEmail(context.members, mem_email);
  const wrong = 'common_login_email_password_fail';
  await verifyPassword(context, member, { account: mem_email, mem_password, wrong }, caller);
  if (!member) throw new DomainError(wrong);
  return member;
};
