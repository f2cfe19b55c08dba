import { everyInTurn } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { askForReviews } from './ask-for-reviews.ts';

const everyMs = 30 * 60_000;

/** Looks every half hour who is to be asked how a trip was (COMMUNITY-34). */
export const startAskingJob = (context: CommunityContext): { stop: () => Promise<void> } =>
  everyInTurn(
    context.store,
    everyMs,
    async () => {
      const asked = await askForReviews(context);
      if (asked > 0) context.log.info({ asked }, 'members are asked how their trip was');
    },
    { log: context.log, name: 'community-review-asks' },
  );
