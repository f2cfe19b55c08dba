import { forgetAnswers } from '@narae/service-kit';
import { forgetComments } from '../../comments/forget-comments.ts';
import type { CommunityContext } from '../../context.ts';
import { forgetPosts } from '../../moderation/admission/admission.ts';
import { forgetBlock } from '../../moderation/blocks/blocks.ts';
import { forgetReports } from '../../moderation/queue/reports.ts';
import { forgetQuestions } from '../../questions/forget-questions.ts';
import { forgetReviews } from '../../reviews/forget-reviews.ts';
import { forgetTrips } from '../../reviews/trips/keep-trip.ts';

/** What each capability does with what a member who left has written. */
const erasers: readonly ((context: CommunityContext, mem_id: string) => Promise<void>)[] = [
  forgetComments,
  forgetQuestions,
  forgetPosts,
  forgetReviews,
  forgetTrips,
  forgetBlock,
  forgetReports,
];

/** Erases or anonymises what a member who left has written (ACCOUNT-11). A repeat finds nothing left to do. */
export const eraseMember = async (context: CommunityContext, mem_id: string): Promise<void> => {
  for (const erase of erasers) await erase(context, mem_id);
  await forgetAnswers(context.store, mem_id);
};
