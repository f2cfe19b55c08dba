import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { endOtherSessions } from '../../sessions/end-own-session.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { deleteLinksOf } from '../../mail/mailed-link.queries.ts';
import { hashNewPassword } from '../../sessions/passwords/new-password.ts';
import { checkPassword } from '../../sessions/passwords/password.ts';
import { requireProof } from '../../sessions/require-proof.ts';

/** The same password may have got a new hash meanwhile (ACCOUNT-2). */
const isStill = async (stored: string, mem_password: string | undefined): Promise<boolean> =>
  mem_password !== undefined && (await checkPassword(stored, mem_password)) !== 'wrong';

/**
 * Sets a new password (ACCOUNT-26). The old one is asked however recent the sign-in is; who has none yet shows otherwise who
 * they are. Every other session ends, and mailed links to a new password are void.
 * @throws DomainError login_password_input, prove_again, password_wrong, password_locked, rate_limited,
 * common_password, login_required, version_conflict
 */
export const changePassword = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  { mem_password, new_password }: { mem_password?: string | undefined; new_password: string },
): Promise<void> => {
  const { mem_id, sid } = user;
  const known = await requireProof(context, user, caller, mem_password);
  if (known.mem_pwd && mem_password === undefined)
    throw new DomainError('login_password_input', { field: 'mem_password' });
  const mem_pwd = await hashNewPassword(new_password, 'new_password');
  const changed = await changeMember(context, mem_id, async (member, { version }) => {
    const another = member.mem_pwd !== known.mem_pwd;
    // Of two who set one at the same moment the second has compared its old one with what is no longer there.
    if (another && !(await isStill(member.mem_pwd, mem_password))) throw new DomainError('version_conflict');
    return { set: { mem_pwd }, events: [memberChange('password_changed', { mem_id, version, sid })] };
  });
  if (!changed) throw new DomainError('login_required');
  await deleteLinksOf(context.mailedLinks, mem_id, 'password');
  await endOtherSessions(context, user, 'password_reset');
};
