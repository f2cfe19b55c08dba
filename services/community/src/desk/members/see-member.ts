import type { PublicProfile } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { seeAnew } from '../../kernel/author.queries.ts';

/** Shows what a member has written under another nickname and picture (COMMUNITY-8). */
export const seeMember = (
  { authors, now }: Pick<CommunityContext, 'authors' | 'now'>,
  mem_id: string,
  seen: Pick<PublicProfile, 'nick' | 'picture'>,
): Promise<void> => seeAnew(authors, mem_id, seen, now());
