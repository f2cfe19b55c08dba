import type { DeskReview, Standing } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { findAuthors } from '../kernel/author.queries.ts';
import { cutPage, readCursor } from '../kernel/page-cursor.ts';
import { findForDesk, placeOf } from './review.queries.ts';
import { deskView } from './review.view.ts';

/** A page of reviews for the desk, the newest first (COMMUNITY-29). */
export const readForDesk = async (
  { reviews, authors, now }: Pick<CommunityContext, 'reviews' | 'authors' | 'now'>,
  {
    after,
    limit,
    ...filter
  }: {
    readonly standing?: Standing | undefined;
    readonly prod_id?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<{ rows: DeskReview[]; next: string }> => {
  const found = await findForDesk(reviews, filter, { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, (review) => placeOf(review, 'newest'));
  const wrote = await findAuthors(
    authors,
    page.map(({ mem_id }) => mem_id),
  );
  return {
    rows: page.map((review) => deskView(review, wrote.get(review.mem_id), now())),
    next,
  };
};
