import type { LanTp } from '@narae/contracts';
import { memberLinkAskedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';

/** Push it in the update that asks for the link. @param version of the member's record then */
export const linkAsked = (
  link: 'mailbox' | 'email',
  mem_id: string,
  version: number,
  lan_tp: LanTp,
): OutboxEntry => raise(memberLinkAskedV1, { aggregateId: mem_id, version, data: { mem_id, link, lan_tp } });
