import { reviewSummaryChangedV1 } from '@narae/events';
import type { ReviewSummary } from '@narae/contracts';
import { DomainError, raise, isDuplicateKey, type OutboxEntry } from '@narae/service-kit';
import { isDeepStrictEqual } from 'node:util';
import type { ReviewContext } from '../context.ts';
import { findReview, type Reviewed, sumUp } from '../review.queries.ts';
import { type JoinedDeparture, joinPosts, wholeOf } from '../../kernel/index.ts';
import { noReviews, summaryOf } from '../review.rules.ts';
import type { StoredSummary, summaryModel } from '../review.model.ts';

const attempts = 10;

const factsOf = (prod_id: string, { average_tenths, review_cnt }: ReviewSummary) => ({
  prod_id,
  average_tenths,
  count: review_cnt,
});

const plain = ({ prod_id: _prod_id, version: _version, ...summary }: ReadSummary): ReviewSummary => summary;

type Summing = Pick<ReviewContext, 'reviews' | 'reviewSummaries' | 'relay'>;

/**
 * Publishes the averages of a trip's reviews (COMMUNITY-28). Reviews are read after the summary's version: of two
 * concurrent runs the slower reads again.
 * @throws DomainError version_conflict after too many conflicts; the event is redelivered
 */
const sumUpReviews = async ({ reviews, reviewSummaries, relay }: Summing, about: Reviewed): Promise<void> => {
  const prod_id = wholeOf(about);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const existing = await findSummary(reviewSummaries, prod_id);
    const sums = await sumUp(reviews, about);
    const summary = sums ? summaryOf(sums) : noReviews;
    if (isDeepStrictEqual(existing ? plain(existing) : noReviews, summary)) return;
    const version = existing?.version ?? 0;
    const event = raise(reviewSummaryChangedV1, {
      aggregateId: prod_id,
      version: version + 1,
      data: factsOf(prod_id, summary),
    });
    if (await writeSummary(reviewSummaries, { prod_id, version }, summary, event)) return relay.nudge();
  }
  throw new DomainError('version_conflict');
};

/** Sums up what a changed review is about. */
export const sumUpAfter = async (
  context: Summing,
  { review_id, prod_id }: { readonly review_id: string; readonly prod_id: string },
): Promise<void> => sumUpReviews(context, (await findReview(context.reviews, review_id)) ?? { prod_id });

/**
 * Gives the reviews of a departure to its trip (COMMUNITY-36). The averages of the departure alone go last: as long as they are
 * there, a repeat sums up the trip again.
 */
export const joinReviews = async (context: Summing, departure: JoinedDeparture): Promise<void> => {
  const { reviews, reviewSummaries } = context;
  const { prod_id } = departure;
  const joined = await joinPosts(reviews, departure);
  if (joined === 0 && !(await findSummary(reviewSummaries, prod_id))) return;
  await sumUpReviews(context, departure);
  await reviewSummaries.deleteOne({ prod_id });
};

export const summaryStandings = async ({ reviewSummaries }: Pick<ReviewContext, 'reviewSummaries'>) =>
  (await findSummaries(reviewSummaries)).map(({ prod_id, version, ...summary }) => ({
    aggregateId: prod_id,
    version,
    data: factsOf(prod_id, summary),
  }));

type Summaries = ReturnType<typeof summaryModel>;
type ReadSummary = Omit<StoredSummary, 'outbox'>;

const light = { _id: 0, outbox: 0 } as const;

export const findSummary = (summaries: Summaries, prod_id: string): Promise<ReadSummary | null> =>
  summaries.findOne({ prod_id }, light).lean<ReadSummary>().exec();

const findSummaries = (summaries: Summaries): Promise<ReadSummary[]> =>
  summaries.find({}, light).lean<ReadSummary[]>().exec();

const writeSummary = async (
  summaries: Summaries,
  { prod_id, version }: Pick<StoredSummary, 'prod_id' | 'version'>,
  summary: ReviewSummary,
  event: OutboxEntry,
): Promise<boolean> => {
  const change = { $set: { ...summary, version: version + 1 }, $push: { outbox: event } };
  try {
    const { modifiedCount, upsertedCount } = await summaries.updateOne({ prod_id, version }, change, {
      upsert: version === 0,
    });
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
