import { followJoinedMembers, forgetAnswers, type Joined, type Timer } from '@narae/service-kit';
import { moveComments } from '../../comments/move-comments.ts';
import type { CommunityContext } from '../../context.ts';
import { movePosts } from '../../moderation/admission/admission.ts';
import { moveBlock } from '../../moderation/blocks/blocks.ts';
import { moveReports } from '../../moderation/queue/reports.ts';
import { moveQuestions } from '../../questions/move-questions.ts';
import { moveReviews } from '../../reviews/move-reviews.ts';
import { joinAuthor } from '../../kernel/author.queries.ts';
import { moveTrips } from '../../reviews/trips/keep-trip.ts';

/** What each capability does with what a joined account has written. */
const movers: readonly ((context: CommunityContext, joined: Joined) => Promise<void>)[] = [
  moveComments,
  moveQuestions,
  movePosts,
  moveReviews,
  moveTrips,
  moveBlock,
  moveReports,
];

/** Makes what a joined account has written the other one's (ACCOUNT-36). A repeat finds nothing left to do. */
export const moveMember = async (context: CommunityContext, joined: Joined): Promise<void> => {
  await joinAuthor(context.authors, joined, context.now());
  for (const move of movers) await move(context, joined);
  await forgetAnswers(context.store, joined.from);
};

/** Follows the joining of accounts (ACCOUNT-36). */
export const followJoins = (context: CommunityContext): Promise<Timer> =>
  followJoinedMembers({ ...context, service: 'community', move: (joined) => moveMember(context, joined) });
