import { MAX_COUNTED_COMMENTS, type Comment, type CommentSort } from '@narae/contracts';
import { shareAnswers } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import type { Author } from '../shared/author.model.ts';
import { findAuthors } from '../shared/author.queries.ts';
import { readCursor, writeCursor } from '../shared/page-cursor.ts';
import { isWithdrawn } from '../targets/find-targets.ts';
import {
  countSeen,
  findLiked,
  findPage,
  findUnseen,
  type ReadComment,
  type Thread,
} from './comment.queries.ts';
import { commentView } from './comment.view.ts';

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
}

/** A page as everybody sees it, with what it takes to say which are a caller's own. */
interface SharedPage {
  readonly comments: readonly ReadComment[];
  readonly authors: ReadonlyMap<string, Author>;
  readonly total: number;
  readonly next: string;
}

/** A page of comments as a caller sees it. */
export interface CommentPage {
  readonly rows: Comment[];
  readonly waiting: Comment[];
  readonly total: number;
  readonly next: string;
}

const nobody: ReadonlySet<string> = new Set();
const noComments: SharedPage = { comments: [], authors: new Map(), total: 0, next: '' };

const cursorOf = ({ reg_date, like_cnt, comment_id: id }: ReadComment, sort: CommentSort): string =>
  writeCursor({ at: sort === 'likes' ? like_cnt : reg_date.getTime(), id });

type Reading = Pick<CommunityContext, 'comments' | 'authors' | 'targets'>;

/** Reads a page as everybody sees it: nothing of what the catalogue has taken back (COMMUNITY-11). */
const readPage = async (
  { comments, authors, targets }: Reading,
  { prod_id, comment_type, sort, after, limit }: PageQuestion,
): Promise<SharedPage> => {
  const thread = { prod_id, comment_type };
  const [withdrawn, found, total] = await Promise.all([
    isWithdrawn({ targets }, thread),
    findPage(comments, thread, { sort, after: readCursor(after), size: limit + 1 }),
    countSeen(comments, thread, MAX_COUNTED_COMMENTS),
  ]);
  if (withdrawn) return noComments;
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    comments: page,
    authors: await findAuthors(
      authors,
      page.map(({ mem_id }) => mem_id),
    ),
    total,
    next: found.length > limit && last ? cursorOf(last, sort) : '',
  };
};

/** What there is to read of comments. What everybody sees is read once for all who ask at the same time (COMMUNITY-10). */
export const createCommentReader = (context: Reading) => {
  const { comments, authors, targets } = context;
  const shared = shareAnswers((question: PageQuestion) => readPage(context, question));

  /** A page; the first one of a member with what nobody else sees of theirs. */
  const page = async (question: PageQuestion, mem_id?: string): Promise<CommentPage> => {
    const { comments: found, authors: wrote, total, next } = await shared(question);
    const ids = found.map(({ comment_id }) => comment_id);
    const [liked, waiting, own] =
      mem_id === undefined
        ? [nobody, [], undefined]
        : await Promise.all([
            findLiked(comments, ids, mem_id),
            question.after === undefined ? findUnseen(comments, question, mem_id, mostWaiting) : [],
            findAuthors(authors, [mem_id]),
          ]);
    const look = { mem_id, liked };
    return {
      rows: found.map((comment) => commentView(comment, wrote.get(comment.mem_id), look)),
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
      const [withdrawn, total] = await Promise.all([
        isWithdrawn({ targets }, thread),
        countSeen(comments, thread, MAX_COUNTED_COMMENTS),
      ]);
      return withdrawn ? 0 : total;
    },
  };
};
