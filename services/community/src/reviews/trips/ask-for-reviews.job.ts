import { everyInTurn } from '@narae/service-kit';
import type { ReviewContext } from '../context.ts';
import { askForReviews } from './trips.ts';

/** Short, for a process that is started anew waits as long before it looks at all. */
const everyMs = 5 * 60_000;

/** Looks every five minutes who is to be asked how a trip was (COMMUNITY-34). */
export const startAskingJob = (context: ReviewContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const asked = await askForReviews(context);
      if (asked > 0) context.log.info({ asked }, 'members are asked how their trip was');
    },
    { log: context.log, name: 'community-review-asks' },
  );
