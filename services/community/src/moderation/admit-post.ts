import type { LanTp, Standing } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { digestOf, isNewMember, standingOf, type PostKind } from './admit-post.rules.ts';
import { requireUnblocked } from './block-writing.ts';
import { handPosted, notePosted, removeAllPosted, removePosted } from './posted.queries.ts';
import { allHeldWords } from './word-lists.ts';

/** A text that a member wants to post. */
export interface Post {
  readonly kind: PostKind;
  readonly text: string;
  /** Of the page it is written on: what is refused is told in it. It decides nothing, whoever writes chooses it. */
  readonly lan_tp: LanTp;
}

/**
 * Decides whether a member may post a text, and where it then stands (COMMUNITY-12). What cannot be stored afterwards, or is
 * deleted, is forgotten by `forgetPost`.
 * @param change the text takes the place of one that is posted already: nothing is counted for new members
 * @throws DomainError writing_blocked, rate_limited and new_member_limit with the time to wait, duplicate_post
 */
export const admitPost = async (
  context: Pick<CommunityContext, 'blocks' | 'limiter' | 'posted' | 'now' | 'wordLists'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
  { kind, text, lan_tp }: Post,
  { change = false }: { readonly change?: boolean } = {},
): Promise<Standing> => {
  const { limiter, posted, now } = context;
  const at = now();
  await requireUnblocked(context, mem_id, lan_tp);
  const newMember = isNewMember(profile.joinedAt, at);
  await limiter.count(`post-${kind}`, mem_id);
  if (newMember && !change) await limiter.count(`post-new-${kind}`, mem_id);
  if (!(await notePosted(posted, { mem_id, digest: digestOf(kind, text), at })))
    throw new DomainError('duplicate_post');
  return standingOf(text, await allHeldWords(context), newMember);
};

/** Forgets that a member posted a text: it may be posted again. */
export const forgetPost = (
  { posted }: Pick<CommunityContext, 'posted'>,
  mem_id: string,
  { kind, text }: Pick<Post, 'kind' | 'text'>,
): Promise<void> => removePosted(posted, { mem_id, digest: digestOf(kind, text) });

/** Forgets what a member who left has posted (ACCOUNT-11). */
export const forgetPosts = ({ posted }: Pick<CommunityContext, 'posted'>, mem_id: string): Promise<void> =>
  removeAllPosted(posted, mem_id);

/** Makes what a joined account has posted the other one's: it is recognised as posted already (ACCOUNT-36). */
export const movePosts = (
  { posted }: Pick<CommunityContext, 'posted'>,
  joined: { readonly from: string; readonly into: string },
): Promise<void> => handPosted(posted, joined);
