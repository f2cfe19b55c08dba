import type { LanTp } from '@narae/contracts';
import { memberLinkAskedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';

/** The event by which a link is mailed after the answer; push it in the update that asks for it. @param version of the member's record then */
export const linkAsked = (
  link: 'mailbox' | 'email',
  mem_id: string,
  version: number,
  lan_tp: LanTp,
): OutboxEntry => raise(memberLinkAskedV1, { aggregateId: mem_id, version, data: { mem_id, link, lan_tp } });
