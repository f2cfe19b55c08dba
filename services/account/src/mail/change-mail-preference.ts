import { termsVersion, wantedAtFirst, type MailGroup, type MailPreferences } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { memberChange } from '../kernel/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import { changeMember } from '../kernel/change-member.ts';
import type { StoredMember } from '../kernel/member.model.ts';
import { findMember } from '../kernel/member.queries.ts';
import { preferencesChanged } from './mail-preferences.events.ts';
import { preferencesOf, wantsMails } from './mail-preferences.rules.ts';

/** Whose mails of which group, and whether they are to come. */
export interface MailChoice {
  readonly mem_id: string;
  readonly group: MailGroup;
  readonly wanted: boolean;
  /** The session it was done in; null from a link in a mail. */
  readonly sid: string | null;
}

/** What is stored of a decision: news are consent and keep what was agreed to, the others are a list. */
const decided = (
  { mails_stopped = [] }: StoredMember,
  { group, wanted }: MailChoice,
  at: Date,
): Pick<StoredMember, 'news' | 'mails_stopped'> => {
  if (!wantedAtFirst[group]) return { news: { agreed: wanted, policy_version: termsVersion, at } };
  const others = mails_stopped.filter((one) => one !== group);
  return { mails_stopped: wanted ? others : [...others, group] };
};

/**
 * Asks for the mails of a group or stops them, together with the event by which every domain learns of it (MAIL-4). What is so
 * already changes nothing.
 * @throws DomainError rate_limited, version_conflict; login_required where the account is closed
 */
export const changeMailPreference = async (
  context: AccountContext,
  choice: MailChoice,
): Promise<MailPreferences> => {
  const { mem_id, group, wanted, sid } = choice;
  await context.limiter.count('mail-choice', mem_id);
  const changed = await changeMember(context, mem_id, (member, { version, now }) => {
    if (wantsMails(member, group) === wanted) return null;
    const set = decided(member, choice, now);
    return {
      set,
      events: [
        preferencesChanged({ ...member, ...set }, version),
        memberChange('mails_changed', { mem_id, version, sid }),
      ],
    };
  });
  if (!changed) throw new DomainError('login_required');
  return preferencesOf(changed.after);
};

/** Which mails a member wants. @throws DomainError login_required where the account is closed */
export const showMailPreferences = async (
  { members }: Pick<AccountContext, 'members'>,
  mem_id: string,
): Promise<MailPreferences> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  return preferencesOf(member);
};
