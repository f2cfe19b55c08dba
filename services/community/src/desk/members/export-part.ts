import type { ExportPart, SaidSection } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { exportComments, exportLiked } from '../../comments/export-comments.ts';
import type { CommunityContext } from '../../context.ts';
import { exportBlock, exportReports } from '../../moderation/export-moderation.ts';
import { exportQuestions } from '../../questions/export-questions.ts';
import { ownQuestionPicture } from '../../questions/pictures/question-pictures.ts';
import { exportHelpful, exportReviews } from '../../reviews/export-reviews.ts';
import { ownReviewPicture } from '../../reviews/pictures/review-pictures.ts';
import type { ExportPage } from '../../kernel/export-page.ts';

type Ask = (context: CommunityContext, page: ExportPage) => Promise<ExportPart>;

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
  context: CommunityContext,
  mem_id: string,
  { section, after = '' }: { readonly section: SaidSection; readonly after?: string | undefined },
): Promise<ExportPart> => sections[section](context, { mem_id, after });

/** A picture of a review or question of the member's own (ACCOUNT-40). @throws DomainError picture_not_found */
export const exportFile = async (
  context: CommunityContext,
  mem_id: string,
  file_id: string,
): Promise<Buffer> => {
  const ofReview = await ownReviewPicture(context, mem_id, file_id);
  const bytes = ofReview ?? (await ownQuestionPicture(context, mem_id, file_id));
  if (!bytes) throw new DomainError('picture_not_found');
  return bytes;
};
