import { randomInt } from 'node:crypto';
import { DomainError, whoStays } from '@narae/service-kit';
import { askDomain, changeMember, findMember, memberChange } from '../kernel/index.ts';
import { tellsNickname } from '../sign-in/index.ts';
import { neutralNick, nickNumbers } from '../sign-up/index.ts';
import type { ProfileContext } from './context.ts';
import { findSeenByName } from './seen-by-name.queries.ts';

const inOneTurn = 100;

const nicknamesOf = Object.entries(tellsNickname).flatMap(([provider, tells]) => (tells ? [provider] : []));

/**
 * Their full name was taken for a nickname when they joined (ACCOUNT-41). Members who saved their profile since have
 * seen it and keep it. @returns null: nothing is due later
 */
export const replaceNames = async (
  context: Pick<ProfileContext, 'members' | 'relay' | 'now' | 'log'>,
): Promise<null> => {
  let after = '';
  for (;;) {
    const found = await findSeenByName(context.members, { after, nicknamesOf, limit: inOneTurn });
    for (const { mem_id } of found) {
      try {
        await changeMember(context, mem_id, ({ mem_nm, mem_nick, profile_version }, { version }) =>
          mem_nick !== mem_nm || profile_version
            ? null
            : {
                set: { mem_nick: neutralNick(mem_nm, randomInt(nickNumbers)) },
                events: [memberChange('profile_changed', { mem_id, version, by: 'operator' })],
              },
        );
      } catch (error) {
        // The account changes again and again; the next run finds the member.
        if (!(error instanceof DomainError)) throw error;
      }
    }
    if (found.length > 0)
      context.log.info({ replaced: found.length }, 'members are no longer seen by their name');
    if (found.length < inOneTurn) return null;
    after = found.at(-1)?.mem_id ?? after;
  }
};

/** Not by an event, which says nothing about persons (COMMUNITY-8, ARCH-6). @throws DomainAway */
export const tellSeen = async (context: ProfileContext, recipient: string): Promise<void> => {
  const member = await findMember(context.members, await whoStays(context.store, recipient));
  if (!member || context.config.domainUrls.community.length === 0) return;
  const { mem_id, mem_nick, mem_profile_path } = member;
  await askDomain(context, mem_id, 'memberSeen', { nick: mem_nick, picture: mem_profile_path });
};
