import type { AccountContext } from '../../context.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { findMember } from '../../kernel/member.queries.ts';

/**
 * Ends the sessions of a member who is still locked (ACCOUNT-23): also where the process that locked them stopped half-way, or
 * a session opened meanwhile.
 */
export const endLockedSessions = async (
  context: Pick<AccountContext, 'members' | 'sessions' | 'relay' | 'now'>,
  mem_id: string,
): Promise<void> => {
  const member = await findMember(context.members, mem_id);
  if (member?.state === 'locked') await endSessionsOf(context, mem_id, 'locked');
};
