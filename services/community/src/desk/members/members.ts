import {
  ACCESS_TTL_S,
  forgetAnswers,
  type PublicProfile,
  type Joined,
  DomainError,
} from '@narae/service-kit';
import type { ExportPart, SaidSection } from '@narae/contracts';
import type { DeskContext } from '../context.ts';
import { exportComments, exportLiked, forgetComments, moveComments } from '../../comments/index.ts';
import {
  changeAuthor,
  type ExportPage,
  findToCheck,
  mergeAuthor,
  noteChecked,
  noteLeft,
} from '../../kernel/index.ts';
import {
  exportBlock,
  exportReports,
  forgetBlock,
  forgetPosts,
  forgetReports,
  moveBlock,
  movePosts,
  moveReports,
} from '../../moderation/index.ts';
import {
  exportQuestions,
  forgetQuestions,
  moveQuestions,
  ownQuestionPicture,
} from '../../questions/index.ts';
import {
  exportHelpful,
  exportReviews,
  forgetReviews,
  forgetTrips,
  moveReviews,
  moveTrips,
  ownReviewPicture,
} from '../../reviews/index.ts';

/** Members looked at in one turn. */
const inOneTurn = 100;
/** The last access token has run out by then, and what it was still used for is stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;

/**
 * Erases a member who withdrew, and notes to look again: a request that was on its way may have stored something after that
 * (ACCOUNT-11).
 */
export const memberLeft = async (context: DeskContext, mem_id: string): Promise<void> => {
  const left_at = context.now();
  const check_at = new Date(left_at.getTime() + quietMs);
  await noteLeft(context.authors, mem_id, { left_at, check_at });
  await eraseMember(context, mem_id);
};

/** Erases what came in while somebody left; that they have left is known on, so that nothing told late comes back. @returns of how many nothing is kept any more */
export const eraseAgain = async (context: DeskContext): Promise<number> => {
  const due = await findToCheck(context.authors, context.now(), inOneTurn);
  for (const { mem_id } of due) {
    await eraseMember(context, mem_id);
    await noteChecked(context.authors, mem_id);
  }
  return due.length;
};

/** What each capability does with what a member who left has written. */
const erasers: readonly ((context: DeskContext, mem_id: string) => Promise<void>)[] = [
  forgetComments,
  forgetQuestions,
  forgetPosts,
  forgetReviews,
  forgetTrips,
  forgetBlock,
  forgetReports,
];

/** Erases or anonymises what a member who left has written (ACCOUNT-11). A repeat finds nothing left to do. */
const eraseMember = async (context: DeskContext, mem_id: string): Promise<void> => {
  for (const erase of erasers) await erase(context, mem_id);
  await forgetAnswers(context.store, mem_id);
};

/** Shows what a member has written under another nickname and picture (COMMUNITY-8). */
export const changeMemberProfile = (
  { authors, now }: Pick<DeskContext, 'authors' | 'now'>,
  mem_id: string,
  seen: Pick<PublicProfile, 'nick' | 'picture'>,
): Promise<void> => changeAuthor(authors, mem_id, seen, now());

/** What each capability does with what a joined account has written. */
const movers: readonly ((context: DeskContext, joined: Joined) => Promise<void>)[] = [
  moveComments,
  moveQuestions,
  movePosts,
  moveReviews,
  moveTrips,
  moveBlock,
  moveReports,
];

/** Makes what a joined account has written the other one's (ACCOUNT-36). A repeat finds nothing left to do. */
export const moveMember = async (context: DeskContext, joined: Joined): Promise<void> => {
  await mergeAuthor(context.authors, joined, context.now());
  for (const move of movers) await move(context, joined);
  await forgetAnswers(context.store, joined.from);
};

type Ask = (context: DeskContext, page: ExportPage) => Promise<ExportPart>;

/** How each part is read. A capability that keeps more of a member adds its line. */
const sections: Readonly<Record<SaidSection, Ask>> = {
  comments: exportComments,
  liked_comments: exportLiked,
  reviews: exportReviews,
  helpful_reviews: exportHelpful,
  questions: exportQuestions,
  reports: exportReports,
  blocks: exportBlock,
};

/** A page of what the community has of a member, for their export (ACCOUNT-40). */
export const exportPart = (
  context: DeskContext,
  mem_id: string,
  { section, after = '' }: { readonly section: SaidSection; readonly after?: string | undefined },
): Promise<ExportPart> => sections[section](context, { mem_id, after });

/** A picture of a review or question of the member's own (ACCOUNT-40). @throws DomainError picture_not_found */
export const exportFile = async (context: DeskContext, mem_id: string, file_id: string): Promise<Buffer> => {
  const ofReview = await ownReviewPicture(context, mem_id, file_id);
  const bytes = ofReview ?? (await ownQuestionPicture(context, mem_id, file_id));
  if (!bytes) throw new DomainError('picture_not_found');
  return bytes;
};
