import type { SessionUser } from '@narae/contracts';
import type { AccountContext } from '../context.ts';
import { sessionUserOf } from '../domain/session-user.view.ts';
import { findMember } from '../shared/member.queries.ts';

/** The signed-in member as its browser knows it (ACCOUNT-18); null once it has left. */
export const showMember = async (
  { members }: Pick<AccountContext, 'members'>,
  mem_id: string,
): Promise<SessionUser | null> => {
  const member = await findMember(members, mem_id);
  return member ? sessionUserOf(member) : null;
};
