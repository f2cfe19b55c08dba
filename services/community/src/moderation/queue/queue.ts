import type { ModeratedPage, ModeratedPost, PostKind } from '@narae/contracts';
import type { CommunityContext } from '../../context.ts';
import { findAuthors } from '../../kernel/author.queries.ts';
import { cutPage, readCursor } from '../../kernel/page-cursor.ts';
import { findBlockedUntil } from '../blocks/block.queries.ts';
import { moderatedView } from './moderated.view.ts';
import type { Post, PostKindRow } from '../post-kinds.ts';
import { findReported, findReportsOf } from './report.queries.ts';

/** Adds to posts what the desk has to know beside them: three reads, whatever their number. */
export const moderatedPosts = async (
  context: CommunityContext,
  posts: readonly Post[],
): Promise<ModeratedPost[]> => {
  const mem_ids = posts.map(({ mem_id }) => mem_id).filter(Boolean);
  const [authors, reported, blocked] = await Promise.all([
    findAuthors(context.authors, mem_ids),
    findReportsOf(
      context.reports,
      posts.map(({ id }) => id),
    ),
    findBlockedUntil(context.blocks, mem_ids, context.now()),
  ]);
  return posts.map((post) =>
    moderatedView(post, {
      nick: authors.get(post.mem_id)?.nick ?? '',
      reported: reported.get(post.id),
      blockedUntil: blocked.get(post.mem_id),
    }),
  );
};

/** Where something stands in the queue. */
interface Place {
  readonly at: number;
  readonly id: string;
  readonly post: Post | undefined;
}

const earlier = (a: Place, b: Place): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * What waits for a decision, held or reported, the longest waiting first (COMMUNITY-31). Each kind and the reports are read in the order
 * of their index from the cursor on, and merged; what was deleted meanwhile, and reports of what is held, take no row.
 */
export const readQueue = async (
  context: CommunityContext,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ModeratedPage> => {
  const page = { after: readCursor(after), size: limit + 1 };
  const kinds = Object.entries(context.postKinds) as [PostKind, PostKindRow][];
  const [reported, ...held] = await Promise.all([
    findReported(context.reports, page),
    ...kinds.map(([, { findHeld }]) => findHeld(page)),
  ]);
  const found = await Promise.all(
    kinds.map(([kind, { find }]) => find(reported.filter((post) => post.kind === kind).map(({ id }) => id))),
  );
  const posts = new Map(found.flat().map((post) => [post.id, post]));
  const places: Place[] = [
    ...held.flat().map((post) => ({ at: post.reg_date.getTime(), id: post.id, post })),
    ...reported.map(({ since, id }) => ({ at: since.getTime(), id, post: posts.get(id) })),
  ].sort(earlier);
  const { page: shown, next } = cutPage(places, limit, (place) => place);
  const waiting = shown.flatMap(({ at, post }) =>
    post && (post.standing === 'held' ? at === post.reg_date.getTime() : true) ? [post] : [],
  );
  return {
    rows: await moderatedPosts(context, [...new Map(waiting.map((post) => [post.id, post])).values()]),
    next,
  };
};
