import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { forgiveGuesses } from '../devices/guarded-guess.ts';
import { limits } from '../domain/limits.rules.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { useLinkToken } from '../shared/mailed-link.ts';
import { deleteLinksOf } from '../shared/mailed-link.queries.ts';
import { noteConfirmedMailbox, setPassword } from '../shared/member.queries.ts';
import { hashPassword } from '../shared/password.ts';

/**
 * Sets a new password with a mailed link, once; every session of the member ends, because whoever knew the old password
 * may be behind one of them (ACCOUNT-7, ACCOUNT-8).
 * @returns whose password it was
 * @throws DomainError reset_link_expired, rate_limited
 */
export const resetPassword = async (
  context: AccountContext,
  { token, mem_password }: { token: string; mem_password: string },
  caller: Caller,
): Promise<string> => {
  const { members, mailedLinks } = context;
  await context.limiter.count(limits.linksPerNetwork, caller.network);
  const now = context.now();
  const mem_pwd = await hashPassword(mem_password);
  const link = await useLinkToken(context, token, 'password');
  if (!link) throw new DomainError('reset_link_expired');
  const member = await setPassword(members, link.mem_id, mem_pwd, now);
  if (!member) throw new DomainError('reset_link_expired');
  await deleteLinksOf(mailedLinks, member.mem_id, 'password');
  // Whoever has the link has the mailbox.
  await noteConfirmedMailbox(members, member.mem_id, now);
  await endSessionsOf(context, member.mem_id, 'password_reset');
  const { mem_id, mem_email } = member;
  await forgiveGuesses(context, limits.password, { caller, account: mem_email, memIds: [mem_id] });
  return mem_id;
};
