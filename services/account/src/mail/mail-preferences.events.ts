import { mailPreferencesChangedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { StoredMember } from '../kernel/member.model.ts';
import { stoppedMails } from './mail-preferences.rules.ts';

/**
 * The event that tells the other domains which mails a member wants; push it in the update that changes them (MAIL-4).
 * @param member as they are after the change
 * @param version of the member's document after the change
 */
export const preferencesChanged = (
  member: Pick<StoredMember, 'mem_id' | 'consent' | 'news' | 'mails_stopped'>,
  version: number,
): OutboxEntry => {
  const { mem_id } = member;
  const data = { mem_id, stopped: stoppedMails(member) };
  return raise(mailPreferencesChangedV1, { aggregateId: mem_id, version, data });
};
