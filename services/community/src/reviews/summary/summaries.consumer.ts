import { reviewChangedV1, reviewSummaryChangedV1 } from '@narae/events';
import { announced, consumeWithInbox, startAnnouncer } from '@narae/service-kit';
import type { ReviewContext } from '../context.ts';
import { summaryStandings, sumUpAfter } from './summaries.ts';

/** Updates the averages after each change of a review, and announces them to the catalogue (COMMUNITY-28). */
export const keepSummaries = async (context: ReviewContext): Promise<void> => {
  await consumeWithInbox(context, {
    name: 'community-review-summaries',
    events: [reviewChangedV1],
    handle: (_event, changed) => sumUpAfter(context, changed),
  });
  await startAnnouncer(context, {
    name: 'community-announcer',
    facts: [announced(reviewSummaryChangedV1, () => summaryStandings(context))],
  });
};
