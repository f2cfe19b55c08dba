import type { ActivityActor, ActivityKind } from '@narae/contracts';
import { memberChangedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';

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
