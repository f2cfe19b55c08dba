import { DomainError, type AuthUser } from '@narae/service-kit';
import { changeMember, memberChange } from '../../kernel/index.ts';
import { deleteLinksOf, useLinkToken } from '../../mail/index.ts';
import {
  type Caller,
  checkPassword,
  endOtherSessions,
  endSessionsOf,
  forgiveGuesses,
  hashNewPassword,
  requireProof,
} from '../../sessions/index.ts';
import type { SignInContext } from '../context.ts';

/**
 * Ends every session: somebody who knew the old password may hold one (ACCOUNT-7, ACCOUNT-8). @returns whose password
 * it was @throws DomainError reset_link_expired, common_password, rate_limited
 */
export const resetPassword = async (
  context: SignInContext,
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
    // The link proves the mailbox.
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

/** The same password may have a new hash meanwhile (ACCOUNT-2). */
const isStill = async (stored: string, mem_password: string | undefined): Promise<boolean> =>
  mem_password !== undefined && (await checkPassword(stored, mem_password)) !== 'wrong';

/**
 * Asks the old password, however recent the sign-in; members without one give another proof (ACCOUNT-26).
 * @throws DomainError login_password_input, prove_again, password_wrong, password_locked, rate_limited,
 * common_password, login_required, version_conflict
 */
export const changePassword = async (
  context: SignInContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  { mem_password, new_password }: { mem_password?: string | undefined; new_password: string },
): Promise<void> => {
  const { mem_id, sid } = user;
  const existing = await requireProof(context, user, caller, mem_password);
  if (existing.mem_pwd && mem_password === undefined)
    throw new DomainError('login_password_input', { field: 'mem_password' });
  const mem_pwd = await hashNewPassword(new_password, 'new_password');
  const changed = await changeMember(context, mem_id, async (member, { version }) => {
    const another = member.mem_pwd !== existing.mem_pwd;
    // Of two changes at once the second has compared an outdated password.
    if (another && !(await isStill(member.mem_pwd, mem_password))) throw new DomainError('version_conflict');
    return { set: { mem_pwd }, events: [memberChange('password_changed', { mem_id, version, sid })] };
  });
  if (!changed) throw new DomainError('login_required');
  await deleteLinksOf(context.mailedLinks, mem_id, 'password');
  await endOtherSessions(context, user, 'password_reset');
};
