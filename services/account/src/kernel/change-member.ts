import { changeStored, type ChangedDocument, type Moment } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from './member.model.ts';
import { findMember, writeMember, type MemberWrite } from './member.queries.ts';

/**
 * Changes a member in one conditional update (ARCH-4). The decision may be asked several times: it must have no effects (but `releaseOwner`); null
 * changes nothing, and what it throws ends the change.
 * @returns the member before and after; null where the account is closed
 * @throws DomainError version_conflict when every attempt lost; the duplicate-key error where the new address is taken
 */
export const changeMember = (
  context: Pick<AccountContext, 'members' | 'relay' | 'now'>,
  mem_id: string,
  decide: (member: StoredMember, at: Moment) => Promise<MemberWrite | null> | MemberWrite | null,
): Promise<ChangedDocument<StoredMember> | null> =>
  changeStored(context, {
    find: () => findMember(context.members, mem_id),
    decide,
    write: (member, change: MemberWrite, now) => writeMember(context.members, member, change, now),
  });
