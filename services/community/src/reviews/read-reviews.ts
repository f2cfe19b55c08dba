import type {
  LanTp,
  Review,
  ReviewableTrip,
  ReviewSort,
  ReviewSummary,
  DeskReview,
  Standing,
  ExportPart,
} from '@narae/contracts';
import { addDays, reviewableDays } from '@narae/rules';
import { shareAnswers } from '@narae/service-kit';
import type { ReviewContext } from './context.ts';
import {
  type Author,
  cutPage,
  exportPage,
  type ExportPage,
  findAuthors,
  findReviewTarget,
  picturesIn,
  readCursor,
  reviewableProducts,
  wholeOf,
} from '../kernel/index.ts';
import { tripsOver } from './trips/trips.ts';
import {
  findHelped,
  findOf,
  findReviewPage,
  findReviewed,
  placeOf,
  type ReadReview,
  findReviewsForDesk,
  helpfulAfter,
  ownReviewsAfter,
} from './review.queries.ts';
import { noReviews } from './review.rules.ts';
import { reviewView, deskReviewView } from './review.view.ts';
import { findSummary } from './summary/summaries.ts';

const mostOwn = 100;
const nobody: ReadonlySet<string> = new Set();

interface ReviewPageQuery {
  readonly prod_id: string;
  readonly sort: ReviewSort;
  readonly lan_tp?: LanTp | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

interface SharedPage {
  readonly reviews: readonly ReadReview[];
  readonly authors: ReadonlyMap<string, Author>;
  readonly summary: ReviewSummary;
  readonly next: string;
}

interface ReviewPage {
  readonly rows: Review[];
  readonly summary: ReviewSummary;
  readonly next: string;
}

type Reading = Pick<ReviewContext, 'reviews' | 'reviewSummaries' | 'authors' | 'targets' | 'trips' | 'now'>;

const readPage = async (
  { reviews, reviewSummaries, authors, targets }: Reading,
  { prod_id, sort, lan_tp, after, limit }: ReviewPageQuery,
): Promise<SharedPage> => {
  const { withdrawn, ...about } = await findReviewTarget({ targets }, prod_id);
  if (withdrawn) return { reviews: [], authors: new Map(), summary: noReviews, next: '' };
  const [found, summary] = await Promise.all([
    findReviewPage(reviews, { ...about, sort, lan_tp }, { after: readCursor(after), size: limit + 1 }),
    findSummary(reviewSummaries, wholeOf(about)),
  ]);
  const { page, next } = cutPage(found, limit, (review) => placeOf(review, sort));
  return {
    reviews: page,
    authors: await findAuthors(
      authors,
      page.map(({ mem_id }) => mem_id),
    ),
    summary: summary ?? noReviews,
    next,
  };
};

/** Reads lists; concurrent requests for a page share one read (COMMUNITY-28). */
export const createReviewReader = (context: Reading) => {
  const { reviews, now } = context;
  const shared = shareAnswers((question: ReviewPageQuery) => readPage(context, question));

  return async (question: ReviewPageQuery, mem_id?: string): Promise<ReviewPage> => {
    const { reviews: found, authors, summary, next } = await shared(question);
    const ids = found.map(({ review_id }) => review_id);
    const helped = mem_id === undefined ? nobody : await findHelped(reviews, ids, mem_id);
    const look = { mem_id, helped, now: now() };
    return { rows: found.map((row) => reviewView(row, authors.get(row.mem_id), look)), summary, next };
  };
};

/** The trips that a member may review, and their reviews (COMMUNITY-25, COMMUNITY-26). */
export const readMine = async (
  context: Reading,
  mem_id: string,
): Promise<{ trips: ReviewableTrip[]; reviews: Review[] }> => {
  const { reviews, authors, targets, now } = context;
  const [over, own, wrote] = await Promise.all([
    tripsOver(context, mem_id),
    findOf(reviews, mem_id, mostOwn),
    findAuthors(authors, [mem_id]),
  ]);
  const [reviewed, products] = await Promise.all([
    findReviewed(
      reviews,
      over.map(({ order_id }) => order_id),
    ),
    reviewableProducts(
      { targets },
      over.map(({ prod_id }) => prod_id),
    ),
  ]);
  const look = { mem_id, helped: nobody, now: now() };
  return {
    trips: over
      .filter(({ order_id, prod_id }) => !reviewed.has(order_id) && products.has(prod_id))
      .map((trip) => ({ ...trip, until_day: addDays(trip.last_day, reviewableDays) })),
    reviews: own.map((review) => reviewView(review, wrote.get(mem_id), look)),
  };
};

/** A page of reviews for the desk, the newest first (COMMUNITY-29). */
export const readReviewsForDesk = async (
  { reviews, authors, now }: Pick<ReviewContext, 'reviews' | 'authors' | 'now'>,
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
  const found = await findReviewsForDesk(reviews, filter, { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, (review) => placeOf(review, 'newest'));
  const wrote = await findAuthors(
    authors,
    page.map(({ mem_id }) => mem_id),
  );
  return {
    rows: page.map((review) => deskReviewView(review, wrote.get(review.mem_id), now())),
    next,
  };
};

/** A page of a member's own reviews (ACCOUNT-40). */
export const exportReviews = async (
  { reviews }: Pick<ReviewContext, 'reviews'>,
  page: ExportPage,
): Promise<ExportPart> =>
  exportPage(
    await ownReviewsAfter(reviews, page),
    ({ review_id }) => review_id,
    ({ review_id, pictures }) => picturesIn(`reviews/${review_id}`, pictures),
  );

export const exportHelpful = async (
  { reviews }: Pick<ReviewContext, 'reviews'>,
  page: ExportPage,
): Promise<ExportPart> => exportPage(await helpfulAfter(reviews, page), ({ review_id }) => review_id);
