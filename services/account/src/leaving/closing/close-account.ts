import { memberWithdrawnV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { emptied } from '../../kernel/emptied-member.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { replaceMember } from '../../kernel/member.queries.ts';

/** What closing an account works with. */
export type Closing = Pick<AccountContext, 'members' | 'sessions' | 'relay' | 'now'>;

/**
 * Empties the record of exactly the member who was read, together with the event by which every domain erases what it has, and ends
 * their sessions (ACCOUNT-11). @returns false where somebody changed the account in this moment
 */
export const closeAccount = async (context: Closing, member: StoredMember): Promise<boolean> => {
  const { mem_id } = member;
  const version = member.version + 1;
  const left = raise(memberWithdrawnV1, { aggregateId: mem_id, version, data: { mem_id } });
  if (!(await replaceMember(context.members, member, emptied(member, context.now()), [left]))) return false;
  context.relay.nudge();
  await endSessionsOf(context, mem_id, 'member_gone');
  return true;
};
