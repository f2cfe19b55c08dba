import { roleOf } from '@narae/contracts';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findAdministrators } from '../shared/member.queries.ts';

/** Whether nobody but this member could run the whole shop (ACCOUNT-13). */
export const isLastOwner = async (
  { members }: Pick<AccountContext, 'members'>,
  member: Pick<StoredMember, 'mem_id' | 'admin_yn' | 'admin_role'>,
): Promise<boolean> => {
  if (roleOf(member) !== 'owner') return false;
  const others = await findAdministrators(members);
  return !others.some((one) => one.mem_id !== member.mem_id && roleOf(one) === 'owner');
};
