import type { ActivityActor, ActivityKind } from '@narae/contracts/activity-kinds';
import { memberChangedV1 } from '@narae/events';
import { raise, type OutboxEntry, changeStored, type ChangedDocument, type Moment } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { StoredMember } from './member.model.ts';
import { findMember, writeMember, type MemberWrite } from './member.queries.ts';

/**
 * The event of a change, pushed in the same update; its consumer logs and mails it (ACCOUNT-21).
 * @param reason one of a fixed list; it is mailed (ACCOUNT-40)
 * @param version of the member's document after the change, or of the session's
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
 * Changes a member in one conditional update (ARCH-4). The decision may run several times, so it must have no effects
 * (but `releaseOwner`). @returns before and after; null where nothing changes or the account is closed
 * @throws DomainError version_conflict when every attempt lost; the duplicate-key error where the address is taken
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

/** What stays of a closed account: its number and nothing personal. */
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

/** The end of the wait (ACCOUNT-35). @param now when they were rejected, or came back last */
export const eraseRejectedAt = (now: Date): Date => new Date(now.getTime() + keptMs);
