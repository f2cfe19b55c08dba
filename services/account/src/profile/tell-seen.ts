import { whoStays } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { askDomain } from '../kernel/ask-domain.ts';
import { findMember } from '../kernel/member.queries.ts';

/**
 * Tells the community how a member is seen now (COMMUNITY-8). Not by an event: those say nothing about persons (ARCH-6).
 * @throws DomainAway where the community does not answer
 */
export const tellSeen = async (context: AccountContext, told: string): Promise<void> => {
  const member = await findMember(context.members, await whoStays(context.store, told));
  if (!member || context.config.domainUrls.community.length === 0) return;
  const { mem_id, mem_nick, mem_profile_path } = member;
  await askDomain(context, mem_id, 'memberSeen', { nick: mem_nick, picture: mem_profile_path });
};
