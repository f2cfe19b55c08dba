import { DomainError } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { forgiveGuesses } from '../../sessions/devices/guarded-guess.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { useLinkToken } from '../../mail/mailed-links.ts';
import { deleteLinksOf } from '../../mail/mailed-link.queries.ts';
import { hashNewPassword } from '../../sessions/passwords/new-password.ts';

/**
 * Sets a new password with a mailed link, once; every session of the member ends, because whoever knew the old password
 * may be behind one of them (ACCOUNT-7, ACCOUNT-8).
 * @returns whose password it was
 * @throws DomainError reset_link_expired, common_password, rate_limited
 */
export const resetPassword = async (
  context: AccountContext,
  { token, mem_password }: { token: string; mem_password: string },
  caller: Caller,
): Promise<string> => {
  const { mailedLinks } = context;
  await context.limiter.count('link-ip', caller.network);
  const now = context.now();
  const mem_pwd = await hashNewPassword(mem_password, 'mem_password');
  const link = await useLinkToken(context, token, 'password');
  if (!link) throw new DomainError('reset_link_expired');
  const changed = await changeMember(context, link.mem_id, ({ email_confirmed_at }, { version }) => ({
    // Whoever has the link has the mailbox.
    set: { mem_pwd, email_confirmed_at: email_confirmed_at ?? now },
    events: [memberChange('password_changed', { mem_id: link.mem_id, version })],
  }));
  if (!changed) throw new DomainError('reset_link_expired');
  const { mem_id, mem_email } = changed.after;
  await deleteLinksOf(mailedLinks, mem_id, 'password');
  await endSessionsOf(context, mem_id, 'password_reset');
  await forgiveGuesses(context, 'password', { caller, account: mem_email, memIds: [mem_id] });
  return mem_id;
};
