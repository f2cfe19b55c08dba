import { roleOf, type AdminRole } from '@narae/contracts';
import type { AccountStore } from '../context.ts';
import { endSessionsOf, type SessionStore } from '../sessions/end-session.ts';
import { findByEmail, setRole } from '../shared/member.queries.ts';

export interface ChangedRole {
  readonly mem_id: string;
  readonly before: AdminRole | null;
}

/**
 * Gives a member a role in the place of the one they have, or none with null (ACCOUNT-13). Who had another one is signed
 * out everywhere: a token would say the old role for minutes. Repeating it after a crash finishes it.
 * @throws Error with what to do, for an operator
 */
export const changeRole = async (
  context: Pick<AccountStore, 'members'> & SessionStore,
  mem_email: string,
  role: AdminRole | null,
): Promise<ChangedRole> => {
  const member = await findByEmail(context.members, mem_email.trim().toLowerCase());
  if (!member) throw new Error(`No member has the address ${mem_email}`);
  // Anybody can join with an address that is not theirs.
  if (role && !member.email_confirmed_at)
    throw new Error(`${mem_email} has not confirmed the mailbox yet, so it may be somebody else's account`);
  const { mem_id } = member;
  const before = await setRole(context.members, mem_id, role, context.now());
  if (!before) throw new Error(`${mem_email} has left the shop`);
  const had = roleOf(before);
  if (role === null || (had !== null && had !== role)) await endSessionsOf(context, mem_id, 'role_changed');
  return { mem_id, before: had };
};
