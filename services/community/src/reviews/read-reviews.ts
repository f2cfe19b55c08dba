import type { LanTp, Review, ReviewableTrip, ReviewSort, ReviewSummary } from '@narae/contracts';
import { addDays, reviewableDays } from '@narae/rules';
import { shareAnswers } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import type { Author } from '../kernel/author.model.ts';
import { findAuthors } from '../kernel/author.queries.ts';
import { cutPage, readCursor } from '../kernel/page-cursor.ts';
import { isProductWithdrawn, reviewableProducts } from '../kernel/find-targets.ts';
import { tripsOver } from './trips/keep-trip.ts';
import { findHelped, findOf, findPage, findReviewed, placeOf, type ReadReview } from './review.queries.ts';
import { noReviews } from './review.rules.ts';
import { reviewView } from './review.view.ts';
import { findSummary } from './summary/summary.queries.ts';

/** Reviews of one's own that are listed. */
const mostOwn = 100;
const nobody: ReadonlySet<string> = new Set();

/** Which page is asked for. */
export interface PageQuestion {
  readonly prod_id: string;
  readonly sort: ReviewSort;
  readonly lan_tp?: LanTp | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page as everybody sees it, with what it takes to say which are a caller's own. */
interface SharedPage {
  readonly reviews: readonly ReadReview[];
  readonly authors: ReadonlyMap<string, Author>;
  readonly summary: ReviewSummary;
  readonly next: string;
}

/** A page of reviews as a caller sees it. */
export interface ReviewPage {
  readonly rows: Review[];
  readonly summary: ReviewSummary;
  readonly next: string;
}

type Reading = Pick<
  CommunityContext,
  'reviews' | 'reviewSummaries' | 'authors' | 'targets' | 'trips' | 'now'
>;

const readPage = async (
  { reviews, reviewSummaries, authors, targets }: Reading,
  { prod_id, sort, lan_tp, after, limit }: PageQuestion,
): Promise<SharedPage> => {
  const [withdrawn, found, summary] = await Promise.all([
    isProductWithdrawn({ targets }, prod_id),
    findPage(reviews, { prod_id, sort, lan_tp }, { after: readCursor(after), size: limit + 1 }),
    findSummary(reviewSummaries, prod_id),
  ]);
  if (withdrawn) return { reviews: [], authors: new Map(), summary: noReviews, next: '' };
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

/** Reviews of products. What everybody sees is read once for all who ask at the same time (COMMUNITY-28). */
export const createReviewReader = (context: Reading) => {
  const { reviews, now } = context;
  const shared = shareAnswers((question: PageQuestion) => readPage(context, question));

  return async (question: PageQuestion, mem_id?: string): Promise<ReviewPage> => {
    const { reviews: found, authors, summary, next } = await shared(question);
    const ids = found.map(({ review_id }) => review_id);
    const helped = mem_id === undefined ? nobody : await findHelped(reviews, ids, mem_id);
    const look = { mem_id, helped, now: now() };
    return { rows: found.map((one) => reviewView(one, authors.get(one.mem_id), look)), summary, next };
  };
};

/** What a member may review now, and what they have reviewed (COMMUNITY-25, COMMUNITY-26). */
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
