import type { CommentSort, Standing } from '@narae/contracts';
import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import escapeRegExp from 'escape-string-regexp';
import {
  beyond,
  type ExportPage,
  exportPageSize,
  following,
  keptAt,
  type PageCursor,
  type PostTarget,
  wholeOf,
} from '../kernel/index.ts';
import type { commentModel, StoredComment } from './comment.model.ts';

type Comments = ReturnType<typeof commentModel>;
/** Comments on an article, an event, or the departures of a trip together (COMMUNITY-36). */
export type Thread = PostTarget;
export type ReadComment = Omit<StoredComment, 'likes' | 'outbox' | 'audit'>;

const inThread = ({ comment_type, ...about }: Thread) => ({ ...keptAt(about), comment_type });

export const isInThread = (comment: Thread, { comment_type, ...about }: Thread): boolean =>
  comment.comment_type === comment_type && wholeOf(comment) === wholeOf(about);

const seen = (thread: Thread) => ({
  ...inThread(thread),
  reply_to: null,
  standing: 'shown' as const,
  deleted_at: null,
});
const light = { likes: 0, outbox: 0, audit: 0 } as const;
const longestSearchMs = 2000;

export const findCommentPage = (
  comments: Comments,
  thread: Thread,
  { sort, after, size }: { sort: CommentSort; after: PageCursor | null; size: number },
): Promise<ReadComment[]> => {
  const field = sort === 'likes' ? 'like_cnt' : 'reg_date';
  const from = after && (sort === 'likes' ? after.at : new Date(after.at));
  return comments
    .find(
      { ...seen(thread), ...(after && from !== null && beyond(field, from, 'comment_id', after.id)) },
      light,
    )
    .sort({ [field]: -1, comment_id: -1 })
    .limit(size)
    .lean<ReadComment[]>()
    .exec();
};

export const findReplies = (
  comments: Comments,
  comment_ids: readonly string[],
  most: number,
): Promise<ReadComment[]> =>
  comments
    .find({ reply_to: { $in: [...comment_ids] }, standing: 'shown', deleted_at: null }, light)
    .sort({ reg_date: 1, comment_id: 1 })
    .limit(most)
    .lean<ReadComment[]>()
    .exec();

export const countReplies = (comments: Comments, comment_id: string, most: number): Promise<number> =>
  comments.countDocuments({ reply_to: comment_id, deleted_at: null }).limit(most).exec();

export const countSeen = (comments: Comments, thread: Thread, most: number): Promise<number> =>
  comments.countDocuments(seen(thread)).limit(most).exec();

export const findUnseenComments = (
  comments: Comments,
  thread: Thread,
  mem_id: string,
  most: number,
): Promise<ReadComment[]> =>
  comments
    .find({ mem_id, ...inThread(thread), standing: { $in: ['held', 'hidden'] }, deleted_at: null }, light)
    .sort({ reg_date: -1, comment_id: -1 })
    .limit(most)
    .lean<ReadComment[]>()
    .exec();

export const findLiked = async (
  comments: Comments,
  comment_ids: readonly string[],
  mem_id: string,
): Promise<ReadonlySet<string>> => {
  const found = await comments
    .find({ comment_id: { $in: [...comment_ids] }, likes: mem_id }, { comment_id: 1 })
    .lean<Pick<StoredComment, 'comment_id'>[]>()
    .exec();
  return new Set(found.map(({ comment_id }) => comment_id));
};

export const findComment = (comments: Comments, comment_id: string): Promise<ReadComment | null> =>
  comments.findOne({ comment_id }, light).lean<ReadComment>().exec();

export const findComments = (comments: Comments, comment_ids: readonly string[]): Promise<ReadComment[]> =>
  comments
    .find({ comment_id: { $in: [...comment_ids] }, deleted_at: null }, light)
    .lean<ReadComment[]>()
    .exec();

export const findHeldComments = (
  comments: Comments,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReadComment[]> =>
  comments
    .find(
      {
        standing: 'held',
        deleted_at: null,
        ...(after && following('reg_date', new Date(after.at), 'comment_id', after.id)),
      },
      light,
    )
    .sort({ reg_date: 1, comment_id: 1 })
    .limit(size)
    .lean<ReadComment[]>()
    .exec();

export interface DeskFilter {
  readonly text: string;
  readonly mem_ids?: readonly string[] | undefined;
  readonly prod_id?: string | undefined;
  readonly standing?: Standing | undefined;
}

export const findCommentsForDesk = (
  comments: Comments,
  { text, mem_ids, prod_id, standing }: DeskFilter,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReadComment[]> =>
  comments
    .find(
      {
        deleted_at: null,
        ...(text && { text: new RegExp(escapeRegExp(text), 'i') }),
        ...(mem_ids && { mem_id: { $in: [...mem_ids] } }),
        ...(prod_id && { prod_id }),
        ...(standing && { standing }),
        ...(after && beyond('reg_date', new Date(after.at), 'comment_id', after.id)),
      },
      light,
    )
    .sort({ reg_date: -1, comment_id: -1 })
    .limit(size)
    .maxTimeMS(longestSearchMs)
    .lean<ReadComment[]>()
    .exec();

/** Updates exactly this version; null if another change came first. @param audit given by the desk */
export const updateComment = (
  comments: Comments,
  { comment_id, version }: Pick<StoredComment, 'comment_id' | 'version'>,
  set: Partial<StoredComment>,
  events: OutboxEntry | readonly OutboxEntry[],
  audit?: AuditEntry,
): Promise<ReadComment | null> =>
  comments
    .findOneAndUpdate(
      { comment_id, version },
      {
        $set: set,
        $inc: { version: 1 },
        $push: { outbox: { $each: [events].flat() }, ...(audit && { audit }) },
      },
      { returnDocument: 'after', projection: light },
    )
    .lean<ReadComment>()
    .exec();

export const setLike = (
  comments: Comments,
  { comment_id, mem_id, liked }: { comment_id: string; mem_id: string; liked: boolean },
  event: OutboxEntry,
): Promise<Pick<StoredComment, 'like_cnt'> | null> => {
  const open = { comment_id, standing: 'shown', deleted_at: null } as const;
  const outbox = { outbox: event };
  const after = { returnDocument: 'after', projection: { like_cnt: 1 } } as const;
  const query = liked
    ? comments.findOneAndUpdate(
        { ...open, likes: { $ne: mem_id } },
        { $push: { likes: mem_id, ...outbox }, $inc: { like_cnt: 1 } },
        after,
      )
    : comments.findOneAndUpdate(
        { ...open, likes: mem_id },
        { $pull: { likes: mem_id }, $push: outbox, $inc: { like_cnt: -1 } },
        after,
      );
  return query.lean<Pick<StoredComment, 'like_cnt'>>().exec();
};

export const anonymiseComments = async (comments: Comments, mem_id: string): Promise<void> => {
  await comments.updateMany({ mem_id }, { $set: { mem_id: '' } });
  await comments.updateMany({ likes: mem_id }, { $pull: { likes: mem_id }, $inc: { like_cnt: -1 } });
};

/** Gives comments and likes of one member to another, whose like counts once. */
export const giveComments = async (
  comments: Comments,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await comments.updateMany({ mem_id: from }, { $set: { mem_id: into } });
  await comments.updateMany(
    { $and: [{ likes: from }, { likes: { $ne: into } }] },
    { $set: { 'likes.$[one]': into } },
    { arrayFilters: [{ one: from }] },
  );
  await comments.updateMany({ likes: from }, { $pull: { likes: from }, $inc: { like_cnt: -1 } });
};

export const ownCommentsAfter = (
  comments: Comments,
  { mem_id, after }: ExportPage,
): Promise<StoredComment[]> =>
  comments
    .find({ mem_id, comment_id: { $gt: after }, deleted_at: null })
    .sort({ comment_id: 1 })
    .limit(exportPageSize)
    .lean<StoredComment[]>()
    .exec();

export const likedAfter = (
  comments: Comments,
  { mem_id, after }: ExportPage,
): Promise<Pick<StoredComment, 'comment_id' | 'comment_type' | 'prod_id'>[]> =>
  comments
    .find(
      { likes: mem_id, comment_id: { $gt: after } },
      { _id: 0, comment_id: 1, comment_type: 1, prod_id: 1 },
    )
    .sort({ comment_id: 1 })
    .limit(exportPageSize)
    .lean<StoredComment[]>()
    .exec();
