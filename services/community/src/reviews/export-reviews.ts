import type { ExportPart } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { exportPage, picturesIn, type ExportPage } from '../kernel/export-page.ts';
import { helpfulAfter, ownReviewsAfter } from './review.queries.ts';

type Reading = Pick<CommunityContext, 'reviews'>;

/** A page of a member's own reviews (ACCOUNT-40). */
export const exportReviews = async ({ reviews }: Reading, page: ExportPage): Promise<ExportPart> =>
  exportPage(
    await ownReviewsAfter(reviews, page),
    ({ review_id }) => review_id,
    ({ review_id, pictures }) => picturesIn(`reviews/${review_id}`, pictures),
  );

/** A page of the reviews that helped a member (ACCOUNT-40). */
export const exportHelpful = async ({ reviews }: Reading, page: ExportPage): Promise<ExportPart> =>
  exportPage(await helpfulAfter(reviews, page), ({ review_id }) => review_id);
