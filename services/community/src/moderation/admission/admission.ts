import type { LanTp, Standing } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import { digestOf, isNewMember, standingOf, type PostKind } from './admission.rules.ts';
import { requireUnblocked } from '../blocks/blocks.ts';
import { givePosted, notePosted, removeAllPosted, removePosted } from './admission.queries.ts';
import { allHeldWords } from './word-lists.ts';

export interface NewPost {
  readonly kind: PostKind;
  readonly text: string;
  /** The page's language, for error texts only: a member can choose it. */
  readonly lan_tp: LanTp;
}

type PostedText = Pick<NewPost, 'kind' | 'text'>;

const countNew = async (
  context: Pick<ModerationContext, 'limiter' | 'posted'>,
  mem_id: string,
  post: PostedText,
): Promise<void> => {
  try {
    await context.limiter.count(`post-new-${post.kind}`, mem_id);
  } catch (error) {
    await forgetPost(context, mem_id, post);
    throw error;
  }
};

/**
 * Decides whether a member may post a text, and its standing (COMMUNITY-12). Call `retractPost` if storing
 * fails, `forgetPost` after deletion or replacement.
 * @param change replaces an own post: new members' limits do not count it
 * @throws DomainError writing_blocked, rate_limited and new_member_limit with the time to wait,
 * duplicate_post
 */
export const admitPost = async (
  context: Pick<ModerationContext, 'blocks' | 'limiter' | 'posted' | 'now' | 'wordLists'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
  { kind, text, lan_tp }: NewPost,
  { change = false }: { readonly change?: boolean } = {},
): Promise<Standing> => {
  const { limiter, posted, now } = context;
  const at = now();
  await requireUnblocked(context, mem_id, lan_tp);
  const newMember = isNewMember(profile.joinedAt, at);
  await limiter.count(`post-${kind}`, mem_id);
  // Record the digest before counting: a duplicate must not use up a new member's quota.
  if (!(await notePosted(posted, { mem_id, digest: digestOf(kind, text), at })))
    throw new DomainError('duplicate_post');
  if (newMember && !change) await countNew(context, mem_id, { kind, text });
  return standingOf(text, await allHeldWords(context), newMember);
};

export const forgetPost = (
  { posted }: Pick<ModerationContext, 'posted'>,
  mem_id: string,
  { kind, text }: PostedText,
): Promise<void> => removePosted(posted, { mem_id, digest: digestOf(kind, text) });

/** Undoes the admission of a text that could not be stored, the new member's quota included. */
export const retractPost = async (
  context: Pick<ModerationContext, 'limiter' | 'posted' | 'now'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
  post: PostedText,
): Promise<void> => {
  await forgetPost(context, mem_id, post);
  if (isNewMember(profile.joinedAt, context.now()))
    await context.limiter.uncount(`post-new-${post.kind}`, mem_id);
};

/** Deletes the digests of a departed member (ACCOUNT-11). */
export const forgetPosts = ({ posted }: Pick<ModerationContext, 'posted'>, mem_id: string): Promise<void> =>
  removeAllPosted(posted, mem_id);

/** Moves the digests of a merged account, so that repeats are recognised (ACCOUNT-36). */
export const movePosts = (
  { posted }: Pick<ModerationContext, 'posted'>,
  joined: { readonly from: string; readonly into: string },
): Promise<void> => givePosted(posted, joined);
