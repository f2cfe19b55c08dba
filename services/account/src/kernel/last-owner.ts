import { roleOf } from '@narae/contracts';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from './member.model.ts';
import { hasOwnerBeside } from './owners.queries.ts';

/** Whether nobody but this member could run the whole shop (ACCOUNT-13). */
export const isLastOwner = async (
  { members }: Pick<AccountContext, 'members'>,
  member: Pick<StoredMember, 'mem_id' | 'admin_yn' | 'admin_role'>,
): Promise<boolean> => roleOf(member) === 'owner' && !(await hasOwnerBeside(members, member.mem_id));
