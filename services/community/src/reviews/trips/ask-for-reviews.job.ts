import { everyInTurn } from '@narae/service-kit';
import type { ReviewContext } from '../context.ts';
import { askForReviews } from './trips.ts';

/** Short, because a restarted process waits as long before its first run. */
const everyMs = 5 * 60_000;

/** Asks members for reviews every five minutes (COMMUNITY-34). */
export const startAskingJob = (context: ReviewContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const count = await askForReviews(context);
      if (count > 0) context.log.info({ asked: count }, 'members are asked how their trip was');
    },
    { log: context.log, name: 'community-review-asks' },
  );
