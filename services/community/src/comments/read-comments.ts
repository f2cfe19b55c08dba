import type { Comment, CommentSort, CommentThread, ExportPart } from '@narae/contracts';
import { MAX_COUNTED_COMMENTS, MAX_REPLIES } from '@narae/contracts/post-limits';
import { commentChangedV1, commentChangedV2 } from '@narae/events';
import { onWrites, shareAnswers } from '@narae/service-kit';
import type { CommentContext } from './context.ts';
import {
  countSeen,
  type Thread,
  findComment,
  findLiked,
  findCommentPage,
  findReplies,
  findUnseenComments,
  isInThread,
  type ReadComment,
  likedAfter,
  ownCommentsAfter,
} from './comment.queries.ts';
import {
  type Author,
  cutPage,
  exportPage,
  type ExportPage,
  findAuthors,
  findCommentTarget,
  type PageCursor,
  readCursor,
  wholeOf,
} from '../kernel/index.ts';
import { commentView } from './comment.view.ts';

/** How long a count may miss the write of a crashed process (ms) (ARCH-13). */
const keptMs = 10_000;
const mostKept = 2_000;

interface KeptCounts {
  of(thread: Thread): Promise<number>;
  stop(): void;
}

/** Caches counts until a comment is written, here or elsewhere (by event) (COMMUNITY-10). */
export const keepCounts = ({
  store,
  comments,
  bus,
  now,
}: Pick<CommentContext, 'store' | 'comments' | 'bus' | 'now'>): KeptCounts => {
  const kept = new Map<string, { readonly counted: Promise<number>; readonly at: number }>();
  const forget = (): void => kept.clear();
  const unwatch = [
    onWrites(store, [comments.collection.name], forget),
    bus.watch([commentChangedV1.subject, commentChangedV2.subject], forget),
  ];
  return {
    of: (thread) => {
      const key = `${thread.comment_type} ${wholeOf(thread)}`;
      const at = now().getTime();
      const cached = kept.get(key);
      if (cached && Math.abs(at - cached.at) < keptMs) return cached.counted;
      if (kept.size >= mostKept) forget();
      const counted = countSeen(comments, thread, MAX_COUNTED_COMMENTS);
      kept.set(key, { counted, at });
      counted.catch(() => kept.delete(key));
      return counted;
    },
    stop: () => unwatch.forEach((end) => end()),
  };
};

/** For old clients, which know no pages. */
const mostInList = 100;
const mostWaiting = 20;

interface CommentPageQuery extends Pick<Thread, 'prod_id' | 'comment_type'> {
  readonly sort: CommentSort;
  readonly after?: string | undefined;
  readonly limit: number;
  readonly named?: string | undefined;
}

interface SharedPage {
  readonly thread: Thread;
  readonly comments: readonly ReadComment[];
  readonly named: ReadComment | null;
  readonly replies: ReadonlyMap<string, readonly ReadComment[]>;
  readonly authors: ReadonlyMap<string, Author>;
  readonly total: number;
  readonly next: string;
}

interface CommentPage {
  readonly rows: CommentThread[];
  readonly named: CommentThread[];
  readonly waiting: Comment[];
  readonly total: number;
  readonly next: string;
}

const nobody: ReadonlySet<string> = new Set();
const noComments: Omit<SharedPage, 'thread'> = {
  comments: [],
  named: null,
  replies: new Map(),
  authors: new Map(),
  total: 0,
  next: '',
};

const placeOf = ({ reg_date, like_cnt, comment_id: id }: ReadComment, sort: CommentSort): PageCursor => ({
  at: sort === 'likes' ? like_cnt : reg_date.getTime(),
  id,
});

type Reading = Pick<CommentContext, 'comments' | 'authors' | 'targets'> & {
  readonly counts: Pick<KeptCounts, 'of'>;
};

const findNamed = async (
  comments: Reading['comments'],
  thread: Thread,
  named: string | undefined,
): Promise<ReadComment | null> => {
  const found = named === undefined ? null : await findComment(comments, named);
  const top = found?.reply_to ? await findComment(comments, found.reply_to) : found;
  const seen = top?.standing === 'shown' && !top.deleted_at;
  return seen && isInThread(top, thread) ? top : null;
};

/** Reads the page that everybody sees; empty where the catalogue withdrew the content (COMMUNITY-11). */
const readPage = async (
  { comments, authors, targets, counts }: Reading,
  { prod_id, comment_type, sort, after, limit, named: name }: CommentPageQuery,
): Promise<SharedPage> => {
  const { withdrawn, ...thread } = await findCommentTarget({ targets }, { prod_id, comment_type });
  if (withdrawn) return { thread, ...noComments };
  const [found, named, total] = await Promise.all([
    findCommentPage(comments, thread, { sort, after: readCursor(after), size: limit + 1 }),
    findNamed(comments, thread, name),
    counts.of(thread),
  ]);
  const { page, next } = cutPage(found, limit, (comment) => placeOf(comment, sort));
  const tops = [...page, ...(named ? [named] : [])];
  const ids = tops.map(({ comment_id }) => comment_id);
  const replies = ids.length > 0 ? await findReplies(comments, ids, ids.length * MAX_REPLIES) : [];
  return {
    thread,
    comments: page,
    named,
    replies: new Map(ids.map((id) => [id, replies.filter(({ reply_to }) => reply_to === id)])),
    authors: await findAuthors(
      authors,
      [...tops, ...replies].map(({ mem_id }) => mem_id),
    ),
    total,
    next,
  };
};

/** Reads lists and counts; concurrent requests for a page share one read (COMMUNITY-10). */
export const createCommentReader = (context: Reading) => {
  const { comments, authors, targets, counts } = context;
  const shared = shareAnswers((question: CommentPageQuery) => readPage(context, question));

  const page = async (question: CommentPageQuery, mem_id?: string): Promise<CommentPage> => {
    const { thread, comments: found, named, replies, authors: wrote, total, next } = await shared(question);
    const tops = [...found, ...(named ? [named] : [])];
    const all = [...tops, ...[...replies.values()].flat()];
    const [liked, waiting, own] =
      mem_id === undefined
        ? [nobody, [], undefined]
        : await Promise.all([
            findLiked(
              comments,
              all.map(({ comment_id }) => comment_id),
              mem_id,
            ),
            question.after === undefined ? findUnseenComments(comments, thread, mem_id, mostWaiting) : [],
            findAuthors(authors, [mem_id]),
          ]);
    const look = { mem_id, liked };
    const view = (comment: ReadComment): Comment => commentView(comment, wrote.get(comment.mem_id), look);
    const threadOf = (comment: ReadComment): CommentThread => ({
      ...view(comment),
      replies: (replies.get(comment.comment_id) ?? []).map(view),
    });
    return {
      rows: found.map(threadOf),
      named: named ? [threadOf(named)] : [],
      waiting: waiting.map((comment) => commentView(comment, own?.get(comment.mem_id), look)),
      total,
      next,
    };
  };

  return {
    page,
    list: async (
      { prod_id, comment_type }: Pick<Thread, 'prod_id' | 'comment_type'>,
      mem_id?: string,
    ): Promise<Comment[]> =>
      (await page({ prod_id, comment_type, sort: 'newest', limit: mostInList }, mem_id)).rows,
    count: async (about: Pick<Thread, 'prod_id' | 'comment_type'>): Promise<number> => {
      const { withdrawn, ...thread } = await findCommentTarget({ targets }, about);
      return withdrawn ? 0 : counts.of(thread);
    },
  };
};

/** A page of a member's own comments (ACCOUNT-40). */
export const exportComments = async (
  { comments }: Pick<CommentContext, 'comments'>,
  page: ExportPage,
): Promise<ExportPart> => exportPage(await ownCommentsAfter(comments, page), ({ comment_id }) => comment_id);

export const exportLiked = async (
  { comments }: Pick<CommentContext, 'comments'>,
  page: ExportPage,
): Promise<ExportPart> => exportPage(await likedAfter(comments, page), ({ comment_id }) => comment_id);
