import type { LanTp, Standing } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { ModerationContext } from '../context.ts';
import { digestOf, isNewMember, standingOf, type PostKind } from './admission.rules.ts';
import { requireUnblocked } from '../blocks/blocks.ts';
import { givePosted, notePosted, removeAllPosted, removePosted } from './admission.queries.ts';
import { allHeldWords } from './word-lists.ts';

/** A text that a member wants to post. */
export interface NewPost {
  readonly kind: PostKind;
  readonly text: string;
  /** Of the page it is written on: what is refused is told in it. It decides nothing, whoever writes chooses it. */
  readonly lan_tp: LanTp;
}

type PostedText = Pick<NewPost, 'kind' | 'text'>;

/** Counts what a new member posts; a text beyond the limit is forgotten, so that it can be posted later. */
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
 * Decides whether a member may post a text, and where it then stands (COMMUNITY-12). What cannot be stored afterwards is
 * taken back by `retractPost`, what is deleted or replaced forgotten by `forgetPost`.
 * @param change the text takes the place of one that is posted already: nothing is counted for new members
 * @throws DomainError writing_blocked, rate_limited and new_member_limit with the time to wait, duplicate_post
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
  // Noted first: of what new members may write only what is posted counts, and a repeat is not.
  if (!(await notePosted(posted, { mem_id, digest: digestOf(kind, text), at })))
    throw new DomainError('duplicate_post');
  if (newMember && !change) await countNew(context, mem_id, { kind, text });
  return standingOf(text, await allHeldWords(context), newMember);
};

/** Forgets that a member posted a text: it may be posted again. */
export const forgetPost = (
  { posted }: Pick<ModerationContext, 'posted'>,
  mem_id: string,
  { kind, text }: PostedText,
): Promise<void> => removePosted(posted, { mem_id, digest: digestOf(kind, text) });

/** Forgets a new text that was admitted and could not be stored; of a new member it no longer counts. */
export const retractPost = async (
  context: Pick<ModerationContext, 'limiter' | 'posted' | 'now'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
  post: PostedText,
): Promise<void> => {
  await forgetPost(context, mem_id, post);
  if (isNewMember(profile.joinedAt, context.now()))
    await context.limiter.uncount(`post-new-${post.kind}`, mem_id);
};

/** Forgets what a member who left has posted (ACCOUNT-11). */
export const forgetPosts = ({ posted }: Pick<ModerationContext, 'posted'>, mem_id: string): Promise<void> =>
  removeAllPosted(posted, mem_id);

/** Makes what a joined account has posted the other one's: it is recognised as posted already (ACCOUNT-36). */
export const movePosts = (
  { posted }: Pick<ModerationContext, 'posted'>,
  joined: { readonly from: string; readonly into: string },
): Promise<void> => givePosted(posted, joined);
