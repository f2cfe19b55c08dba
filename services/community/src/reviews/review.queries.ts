import type { LanTp, ReviewSort, Standing } from '@narae/contracts';
import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import {
  beyond,
  type ExportPage,
  exportPageSize,
  following,
  keptAt,
  type PageCursor,
} from '../kernel/index.ts';
import type { reviewModel, StoredReview } from './review.model.ts';
import type { Sums } from './review.rules.ts';

type Reviews = ReturnType<typeof reviewModel>;
export type ReadReview = Omit<StoredReview, 'helpful' | 'outbox' | 'audit'>;

const seen = { standing: 'shown', travelled: true, deleted_at: null } as const;
const light = { _id: 0, helpful: 0, outbox: 0, audit: 0 } as const;
const sortFields = { newest: 'reg_date', helpful: 'helpful_cnt', stars: 'stars' } as const;

const from = (field: string, after: PageCursor | null) =>
  after && beyond(field, field === 'reg_date' ? new Date(after.at) : after.at, 'review_id', after.id);

/** A product, and the trip whose departures share reviews (COMMUNITY-36). */
export type Reviewed = Pick<StoredReview, 'prod_id' | 'trip_id'>;

export const findReviewPage = (
  reviews: Reviews,
  { lan_tp, sort, ...about }: Reviewed & { lan_tp?: LanTp | undefined; sort: ReviewSort },
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReadReview[]> => {
  const field = sortFields[sort];
  return reviews
    .find({ ...keptAt(about), ...seen, ...(lan_tp && { lan_tp }), ...from(field, after) }, light)
    .sort({ [field]: -1, review_id: -1 })
    .limit(size)
    .lean<ReadReview[]>()
    .exec();
};

/** The cursor of a row in a sort order. */
export const placeOf = (review: ReadReview, sort: ReviewSort): PageCursor => ({
  at: sort === 'newest' ? review.reg_date.getTime() : review[sortFields[sort] as 'helpful_cnt' | 'stars'],
  id: review.review_id,
});

export const findReviewsForDesk = (
  reviews: Reviews,
  { standing, prod_id }: { standing?: Standing | undefined; prod_id?: string | undefined },
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReadReview[]> =>
  reviews
    .find(
      {
        deleted_at: null,
        ...(standing && { standing }),
        ...(prod_id && { prod_id }),
        ...from('reg_date', after),
      },
      light,
    )
    .sort({ reg_date: -1, review_id: -1 })
    .limit(size)
    .lean<ReadReview[]>()
    .exec();

export const findOf = (reviews: Reviews, mem_id: string, most: number): Promise<ReadReview[]> =>
  reviews
    .find({ mem_id, deleted_at: null }, light)
    .sort({ reg_date: -1 })
    .limit(most)
    .lean<ReadReview[]>()
    .exec();

export const findReviewed = async (
  reviews: Reviews,
  order_ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await reviews
    .find({ order_id: { $in: [...order_ids] }, deleted_at: null }, { _id: 0, order_id: 1 })
    .lean<Pick<StoredReview, 'order_id'>[]>()
    .exec();
  return new Set(found.map(({ order_id }) => order_id));
};

export const findHelped = async (
  reviews: Reviews,
  review_ids: readonly string[],
  mem_id: string,
): Promise<ReadonlySet<string>> => {
  const found = await reviews
    .find({ review_id: { $in: [...review_ids] }, helpful: mem_id }, { _id: 0, review_id: 1 })
    .lean<Pick<StoredReview, 'review_id'>[]>()
    .exec();
  return new Set(found.map(({ review_id }) => review_id));
};

/** Finds a review, deleted or not. */
export const findReview = (reviews: Reviews, review_id: string): Promise<ReadReview | null> =>
  reviews.findOne({ review_id }, light).lean<ReadReview>().exec();

export const findReviews = (reviews: Reviews, review_ids: readonly string[]): Promise<ReadReview[]> =>
  reviews
    .find({ review_id: { $in: [...review_ids] }, deleted_at: null }, light)
    .lean<ReadReview[]>()
    .exec();

export const findHeldReviews = (
  reviews: Reviews,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReadReview[]> =>
  reviews
    .find(
      {
        standing: 'held',
        deleted_at: null,
        ...(after && following('reg_date', new Date(after.at), 'review_id', after.id)),
      },
      light,
    )
    .sort({ reg_date: 1, review_id: 1 })
    .limit(size)
    .lean<ReadReview[]>()
    .exec();

/** Updates exactly this version; null if another change came first. @param audit given by the desk */
export const updateReview = (
  reviews: Reviews,
  { review_id, version }: Pick<StoredReview, 'review_id' | 'version'>,
  set: Partial<StoredReview>,
  event: OutboxEntry,
  audit?: AuditEntry,
): Promise<ReadReview | null> =>
  reviews
    .findOneAndUpdate(
      { review_id, version },
      { $set: set, $inc: { version: 1 }, $push: { outbox: event, ...(audit && { audit }) } },
      { returnDocument: 'after', projection: light },
    )
    .lean<ReadReview>()
    .exec();

export const setHelpful = (
  reviews: Reviews,
  { review_id, mem_id, helped }: { review_id: string; mem_id: string; helped: boolean },
): Promise<Pick<StoredReview, 'helpful_cnt'> | null> => {
  const after = { returnDocument: 'after', projection: { helpful_cnt: 1 } } as const;
  const open = { review_id, ...seen };
  const query = helped
    ? reviews.findOneAndUpdate(
        { ...open, helpful: { $ne: mem_id } },
        { $push: { helpful: mem_id }, $inc: { helpful_cnt: 1 } },
        after,
      )
    : reviews.findOneAndUpdate(
        { ...open, helpful: mem_id },
        { $pull: { helpful: mem_id }, $inc: { helpful_cnt: -1 } },
        after,
      );
  return query.lean<Pick<StoredReview, 'helpful_cnt'>>().exec();
};

const sumOf = (field: string) => ({ $sum: `$${field}` });
const countOf = (stars: number) => ({ $sum: { $cond: [{ $eq: ['$stars', stars] }, 1, 0] } });

export const sumUp = async (reviews: Reviews, about: Reviewed): Promise<Sums | null> => {
  type Row = Omit<Sums, 'stars_cnt'> & Record<'s1' | 's2' | 's3' | 's4' | 's5', number>;
  const [row] = await reviews
    .aggregate<Row>([
      { $match: { ...keptAt(about), ...seen } },
      {
        $group: {
          _id: null,
          count: { $sum: 1 },
          stars: sumOf('stars'),
          guide: sumOf('guide'),
          programme: sumOf('programme'),
          value: sumOf('value'),
          described: sumOf('described'),
          s1: countOf(1),
          s2: countOf(2),
          s3: countOf(3),
          s4: countOf(4),
          s5: countOf(5),
        },
      },
    ])
    .exec();
  if (!row) return null;
  const { s1, s2, s3, s4, s5, count, stars, guide, programme, value, described } = row;
  return { count, stars, guide, programme, value, described, stars_cnt: [s1, s2, s3, s4, s5] };
};

export const findOtherwise = (
  reviews: Reviews,
  order_id: string,
  travelled: boolean,
): Promise<ReadReview | null> =>
  reviews.findOne({ order_id, deleted_at: null, travelled: !travelled }, light).lean<ReadReview>().exec();

export const anonymiseReviews = async (reviews: Reviews, mem_id: string): Promise<void> => {
  await reviews.updateMany({ mem_id }, { $set: { mem_id: '' }, $inc: { version: 1 } });
  await reviews.updateMany({ helpful: mem_id }, { $pull: { helpful: mem_id }, $inc: { helpful_cnt: -1 } });
};

/** Gives reviews and votes of one member to another, whose vote counts once. */
export const giveReviews = async (
  reviews: Reviews,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await reviews.updateMany({ mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } });
  await reviews.updateMany(
    { $and: [{ helpful: from }, { helpful: { $ne: into } }] },
    { $set: { 'helpful.$[one]': into } },
    { arrayFilters: [{ one: from }] },
  );
  await reviews.updateMany({ helpful: from }, { $pull: { helpful: from }, $inc: { helpful_cnt: -1 } });
};

export const ownReviewsAfter = (reviews: Reviews, { mem_id, after }: ExportPage): Promise<StoredReview[]> =>
  reviews
    .find({ mem_id, review_id: { $gt: after }, deleted_at: null })
    .sort({ review_id: 1 })
    .limit(exportPageSize)
    .lean<StoredReview[]>()
    .exec();

export const helpfulAfter = (
  reviews: Reviews,
  { mem_id, after }: ExportPage,
): Promise<Pick<StoredReview, 'review_id' | 'prod_id'>[]> =>
  reviews
    .find({ helpful: mem_id, review_id: { $gt: after } }, { _id: 0, review_id: 1, prod_id: 1 })
    .sort({ review_id: 1 })
    .limit(exportPageSize)
    .lean<StoredReview[]>()
    .exec();
