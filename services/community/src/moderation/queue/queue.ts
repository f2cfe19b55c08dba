import type { ModeratedPage, ModeratedPost, PostKind } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import { cutPage, findAuthors, readCursor } from '../../kernel/index.ts';
import { findBlockedUntil } from '../blocks/block.queries.ts';
import { moderatedView } from './moderated.view.ts';
import type { Post, PostKindRow } from '../post-kinds.ts';
import { findReported, findReportsOf, closeReports } from './report.queries.ts';
import { reasonText } from '../blocks/reasons.view.ts';
import { type GivenReason, requireNote } from '../blocks/blocks.ts';

export const moderatedPosts = async (
  context: ModerationContext,
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

interface Place {
  readonly at: number;
  readonly id: string;
  readonly post: Post | undefined;
}

const earlier = (a: Place, b: Place): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * Held and reported posts, longest waiting first (COMMUNITY-31), merged from index-ordered reads. Deleted
 * posts and reports of held posts take no row.
 */
export const readQueue = async (
  context: ModerationContext,
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

interface SeenPost {
  readonly kind: PostKind;
  readonly id: string;
  readonly version: number;
  readonly reports_version: number;
}

/**
 * Shows a post, or hides it with a reason for its author, and closes its reports (COMMUNITY-31). A repeat
 * after a crash finds the reports still open.
 * @param hide null shows the post
 * @param by mem_id of the administrator
 * @throws DomainError reason_note_input, post_not_found, version_conflict if it was changed or decided on
 * meanwhile
 */
export const decidePost = async (
  context: ModerationContext,
  { kind, id, version, reports_version }: SeenPost,
  hide: GivenReason | null,
  by: string,
): Promise<void> => {
  if (hide) requireNote(hide);
  const [post] = await context.postKinds[kind].find([id]);
  if (!post) throw new DomainError('post_not_found', { field: 'id' });
  if (post.version !== version) throw new DomainError('version_conflict');
  const at = context.now();
  const standing = hide ? 'hidden' : 'shown';
  const audit = auditEntry(
    {
      by,
      action: hide ? ('post-hidden' as const) : ('post-shown' as const),
      kind,
      id,
      changes: [
        { field: 'standing', from: post.standing, to: standing },
        ...(hide ? [{ field: 'reason', from: '', to: hide.reason }] : []),
      ],
    },
    at,
  );
  const hidden_reason = hide ? reasonText(post.lan_tp, hide.reason, hide.note) : '';
  if (!(await context.postKinds[kind].decide(post, { standing, hidden_reason, audit })))
    throw new DomainError('version_conflict');
  context.relay.nudge();
  await closeReports(context.reports, { kind, id }, { version: reports_version, at });
};
