import type { ActivityActor, ActivityKind } from '@narae/contracts';
import { memberChangedV1 } from '@narae/events';
import { raise, type OutboxEntry, changeStored, type ChangedDocument, type Moment } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { StoredMember } from './member.model.ts';
import { findMember, writeMember, type MemberWrite } from './member.queries.ts';

/**
 * The event that something was done with an account (ACCOUNT-21); push it in the same update as the change. Its consumer
 * writes the member's log and mails what the member has to know.
 * @param reason why the shop decided so, one of a fixed list; it is mailed (ACCOUNT-40)
 * @param version of the member's document after the change, or of the session's for what concerns a session
 */
export const memberChange = (
  kind: ActivityKind,
  {
    mem_id,
    version,
    sid = null,
    by = 'member',
    reason = '',
  }: { mem_id: string; version: number; sid?: string | null; by?: ActivityActor; reason?: string },
): OutboxEntry =>
  raise(memberChangedV1, { aggregateId: mem_id, version, data: { mem_id, kind, by, sid, reason } });

/**
 * Changes a member in one conditional update (ARCH-4). The decision may be asked several times: it must have no effects (but `releaseOwner`); null
 * changes nothing, and what it throws ends the change.
 * @returns the member before and after; null where the account is closed
 * @throws DomainError version_conflict when every attempt lost; the duplicate-key error where the new address is taken
 */
export const changeMember = (
  context: Pick<KernelContext, 'members' | 'relay' | 'now'>,
  mem_id: string,
  decide: (member: StoredMember, at: Moment) => Promise<MemberWrite | null> | MemberWrite | null,
): Promise<ChangedDocument<StoredMember> | null> =>
  changeStored(context, {
    find: () => findMember(context.members, mem_id),
    decide,
    write: (member, change: MemberWrite, now) => writeMember(context.members, member, change, now),
  });

/** What stays of an account that is closed: a number, and what never said who it was. Whatever else is stored goes. */
export const emptied = (
  { mem_id, company_type, reg_date }: StoredMember,
  now: Date,
): Omit<StoredMember, 'outbox' | 'audit' | 'version'> => ({
  mem_id,
  company_type,
  mem_nm: '',
  mem_email: '',
  mem_tel: '',
  mem_nick: '',
  mem_profile_path: '',
  mem_pwd: '',
  sns_type: '',
  use_yn: 'N',
  admin_yn: 'N',
  reg_date,
  mod_date: now,
});

const keptMs = 30 * 86_400_000;

/** When somebody who was rejected is erased, unless they come back until then (ACCOUNT-35). @param now when they were rejected, or came back last */
export const eraseRejectedAt = (now: Date): Date => new Date(now.getTime() + keptMs);
