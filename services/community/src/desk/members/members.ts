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

const inOneTurn = 100;
/** By then the last access token has expired and its last requests are stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;

/** Erases a member and schedules a repeat for requests in progress (ACCOUNT-11). */
export const memberLeft = async (context: DeskContext, mem_id: string): Promise<void> => {
  const left_at = context.now();
  const check_at = new Date(left_at.getTime() + quietMs);
  await noteLeft(context.authors, mem_id, { left_at, check_at });
  await eraseMember(context, mem_id);
};

/** Repeats the erasure once, and remembers the departure. @returns the number of members */
export const eraseAgain = async (context: DeskContext): Promise<number> => {
  const due = await findToCheck(context.authors, context.now(), inOneTurn);
  for (const { mem_id } of due) {
    await eraseMember(context, mem_id);
    await noteChecked(context.authors, mem_id);
  }
  return due.length;
};

const erasers: readonly ((context: DeskContext, mem_id: string) => Promise<void>)[] = [
  forgetComments,
  forgetQuestions,
  forgetPosts,
  forgetReviews,
  forgetTrips,
  forgetBlock,
  forgetReports,
];

const eraseMember = async (context: DeskContext, mem_id: string): Promise<void> => {
  for (const erase of erasers) await erase(context, mem_id);
  await forgetAnswers(context.store, mem_id);
};

/** Stores a new nickname and picture for a member's posts (COMMUNITY-8). */
export const changeMemberProfile = (
  { authors, now }: Pick<DeskContext, 'authors' | 'now'>,
  mem_id: string,
  seen: Pick<PublicProfile, 'nick' | 'picture'>,
): Promise<void> => changeAuthor(authors, mem_id, seen, now());

const movers: readonly ((context: DeskContext, joined: Joined) => Promise<void>)[] = [
  moveComments,
  moveQuestions,
  movePosts,
  moveReviews,
  moveTrips,
  moveBlock,
  moveReports,
];

/** Moves the posts of a merged account to the remaining one (ACCOUNT-36); repeatable. */
export const moveMember = async (context: DeskContext, joined: Joined): Promise<void> => {
  await mergeAuthor(context.authors, joined, context.now());
  for (const move of movers) await move(context, joined);
  await forgetAnswers(context.store, joined.from);
};

type Ask = (context: DeskContext, page: ExportPage) => Promise<ExportPart>;

const sections: Readonly<Record<SaidSection, Ask>> = {
  comments: exportComments,
  liked_comments: exportLiked,
  reviews: exportReviews,
  helpful_reviews: exportHelpful,
  questions: exportQuestions,
  reports: exportReports,
  blocks: exportBlock,
};

export const exportPart = (
  context: DeskContext,
  mem_id: string,
  { section, after = '' }: { readonly section: SaidSection; readonly after?: string | undefined },
): Promise<ExportPart> => sections[section](context, { mem_id, after });

/** A picture of a member's own review or question (ACCOUNT-40). @throws DomainError picture_not_found */
export const exportFile = async (context: DeskContext, mem_id: string, file_id: string): Promise<Buffer> => {
  const ofReview = await ownReviewPicture(context, mem_id, file_id);
  const bytes = ofReview ?? (await ownQuestionPicture(context, mem_id, file_id));
  if (!bytes) throw new DomainError('picture_not_found');
  return bytes;
};
