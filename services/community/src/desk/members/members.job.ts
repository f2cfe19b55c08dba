import { everyInTurn, followJoinedMembers, type Timer } from '@narae/service-kit';
import type { DeskContext } from '../context.ts';
import { eraseAgain, moveMember } from './members.ts';

const everyMs = 10 * 60_000;

/** Repeats the erasure of departed members (ACCOUNT-11). */
export const startMemberJobs = (context: DeskContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const done = await eraseAgain(context);
      if (done > 0) context.log.info({ done }, 'nothing is kept any more of members who have left');
    },
    { log: context.log, name: 'community-departed' },
  );

/** Moves the posts of merged accounts (ACCOUNT-36). */
export const followMergedAccounts = (context: DeskContext): Promise<Timer> =>
  followJoinedMembers({ ...context, service: 'community', move: (joined) => moveMember(context, joined) });
