import type { SessionUser } from '@narae/contracts';
import type { StoredMember } from '../shared/member.model.ts';
import { sessionUserOf } from '../domain/session-user.view.ts';
import type { Account } from '../context.ts';

/** The signed-in member as its browser knows it; null once it has left. */
export const showMember = async (
  { members }: Pick<Account, 'members'>,
  memId: string,
): Promise<SessionUser | null> => {
  const member = await members.findOne({ mem_id: memId, use_yn: 'Y' }).lean<StoredMember>();
  return member ? sessionUserOf(member) : null;
};
