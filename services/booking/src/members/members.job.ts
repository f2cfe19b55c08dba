import { everyInTurn } from '@narae/service-kit';
import type { MembersContext } from './context.ts';
import { eraseDeparted } from './erase-member.ts';

const everyMs = 10 * 60_000;

/** Erases what a paid trip needed once it is over (DOC-9). */
export const startMemberJobs = (context: MembersContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const done = await eraseDeparted(context);
      if (done > 0) context.log.info({ done }, 'nothing is kept any more of members who have left');
    },
    { log: context.log, name: 'booking-departed' },
  );
