import { MAX_REPLIES, type Comment, type CommentSort, type CommentThread } from '@narae/contracts';
import { shareAnswers } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import type { Author } from '../kernel/author.model.ts';
import { findAuthors } from '../kernel/author.queries.ts';
import { cutPage, readCursor, type PageCursor } from '../kernel/page-cursor.ts';
import { isWithdrawn } from '../kernel/find-targets.ts';
import {
  findComment,
  findLiked,
  findPage,
  findReplies,
  findUnseen,
  type ReadComment,
  type Thread,
} from './comment.queries.ts';
import { commentView } from './comment.view.ts';
import type { KeptCounts } from './kept-counts.ts';

/** Comments that old clients get, who know no pages. */
const mostInList = 100;
/** Of one's own that nobody else sees. */
const mostWaiting = 20;

/** Which page is asked for. */
export interface PageQuestion extends Thread {
  readonly sort: CommentSort;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** A comment or reply that has to be there. */
  readonly named?: string | undefined;
}

/** A page as everybody sees it, with what it takes to say which are a caller's own. */
interface SharedPage {
  readonly comments: readonly ReadComment[];
  /** The named one, where everybody sees it. */
  readonly named: ReadComment | null;
  /** By the comment they answer. */
  readonly replies: ReadonlyMap<string, readonly ReadComment[]>;
  readonly authors: ReadonlyMap<string, Author>;
  readonly total: number;
  readonly next: string;
}

/** A page of comments as a caller sees it. */
export interface CommentPage {
  readonly rows: CommentThread[];
  readonly named: CommentThread[];
  readonly waiting: Comment[];
  readonly total: number;
  readonly next: string;
}

const nobody: ReadonlySet<string> = new Set();
const noComments: SharedPage = {
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

type Reading = Pick<CommunityContext, 'comments' | 'authors' | 'targets'> & {
  readonly counts: Pick<KeptCounts, 'of'>;
};

/** The comment of a thread that an address names, of a reply the one it answers; null where not everybody sees it. */
const findNamed = async (
  comments: Reading['comments'],
  { prod_id, comment_type }: Thread,
  named: string | undefined,
): Promise<ReadComment | null> => {
  const found = named === undefined ? null : await findComment(comments, named);
  const top = found?.reply_to ? await findComment(comments, found.reply_to) : found;
  const seen = top?.standing === 'shown' && !top.deleted_at;
  return seen && top.prod_id === prod_id && top.comment_type === comment_type ? top : null;
};

/** Reads a page as everybody sees it: nothing of what the catalogue has taken back (COMMUNITY-11). */
const readPage = async (
  { comments, authors, targets, counts }: Reading,
  { prod_id, comment_type, sort, after, limit, named: name }: PageQuestion,
): Promise<SharedPage> => {
  const thread = { prod_id, comment_type };
  const [withdrawn, found, named, total] = await Promise.all([
    isWithdrawn({ targets }, thread),
    findPage(comments, thread, { sort, after: readCursor(after), size: limit + 1 }),
    findNamed(comments, thread, name),
    counts.of(thread),
  ]);
  if (withdrawn) return noComments;
  const { page, next } = cutPage(found, limit, (comment) => placeOf(comment, sort));
  const tops = [...page, ...(named ? [named] : [])];
  const ids = tops.map(({ comment_id }) => comment_id);
  const replies = ids.length > 0 ? await findReplies(comments, ids, ids.length * MAX_REPLIES) : [];
  return {
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

/** What there is to read of comments. What everybody sees is read once for all who ask at the same time (COMMUNITY-10). */
export const createCommentReader = (context: Reading) => {
  const { comments, authors, targets, counts } = context;
  const shared = shareAnswers((question: PageQuestion) => readPage(context, question));

  /** A page; the first one of a member with what nobody else sees of theirs. */
  const page = async (question: PageQuestion, mem_id?: string): Promise<CommentPage> => {
    const { comments: found, named, replies, authors: wrote, total, next } = await shared(question);
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
            question.after === undefined ? findUnseen(comments, question, mem_id, mostWaiting) : [],
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
    /** The newest, as old clients read them. */
    list: async (thread: Thread, mem_id?: string): Promise<Comment[]> => {
      const { prod_id, comment_type } = thread;
      return (await page({ prod_id, comment_type, sort: 'newest', limit: mostInList }, mem_id)).rows;
    },
    /** How many everybody sees. */
    count: async (thread: Thread): Promise<number> => {
      const [withdrawn, total] = await Promise.all([isWithdrawn({ targets }, thread), counts.of(thread)]);
      return withdrawn ? 0 : total;
    },
  };
};
