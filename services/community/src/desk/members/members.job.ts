import { everyInTurn } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { eraseAgain } from './member-left.ts';

const everyMs = 10 * 60_000;

/** Looks once more at members who have left (ACCOUNT-11). */
export const startMemberJobs = (context: CommunityContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const done = await eraseAgain(context);
      if (done > 0) context.log.info({ done }, 'nothing is kept any more of members who have left');
    },
    { log: context.log, name: 'community-departed' },
  );
