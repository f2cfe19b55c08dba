import type { AccountContext } from '../context.ts';
import { findDecided } from '../kernel/member.queries.ts';
import { stoppedMails } from './mail-preferences.rules.ts';

/** Which mails everybody wants who has ever said so, for whoever keeps a copy (MAIL-4). */
export const preferenceStandings = async ({ members }: Pick<AccountContext, 'members'>) =>
  (await findDecided(members)).map((member) => ({
    aggregateId: member.mem_id,
    version: member.version,
    data: { mem_id: member.mem_id, stopped: stoppedMails(member) },
  }));
