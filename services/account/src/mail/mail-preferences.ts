import { mailPreferencesChangedV1 } from '@narae/events';
import { raise, type OutboxEntry, DomainError, readStopToken, type StopGrant } from '@narae/service-kit';
import type { MailPreferences, StoppedMails } from '@narae/contracts';
import { termsVersion } from '@narae/contracts/terms-version';
import { wantedAtFirst, type MailGroup } from '@narae/contracts/mail-kinds';
import { changeMember, findDecided, findMember, memberChange, type StoredMember } from '../kernel/index.ts';
import { stoppedMails, preferencesOf, wantsMails } from './mail-preferences.rules.ts';
import type { MailContext } from './context.ts';

/** Push it in the update that changes them (MAIL-4). @param member and version as after the change */
export const preferencesChanged = (
  member: Pick<StoredMember, 'mem_id' | 'consent' | 'news' | 'mails_stopped'>,
  version: number,
): OutboxEntry => {
  const { mem_id } = member;
  const data = { mem_id, stopped: stoppedMails(member) };
  return raise(mailPreferencesChangedV1, { aggregateId: mem_id, version, data });
};

interface MailChoice {
  readonly mem_id: string;
  readonly group: MailGroup;
  readonly wanted: boolean;
  /** Null from a link in a mail. */
  readonly sid: string | null;
}

/** News are consent and keep what was agreed to; other groups are a list. */
const decided = (
  { mails_stopped = [] }: StoredMember,
  { group, wanted }: MailChoice,
  at: Date,
): Pick<StoredMember, 'news' | 'mails_stopped'> => {
  if (!wantedAtFirst[group]) return { news: { agreed: wanted, policy_version: termsVersion, at } };
  const others = mails_stopped.filter((stopped) => stopped !== group);
  return { mails_stopped: wanted ? others : [...others, group] };
};

/**
 * With the event for every domain; changes nothing where it is so already (MAIL-4). @throws DomainError rate_limited,
 * version_conflict; login_required where the account is closed
 */
export const changeMailPreference = async (
  context: MailContext,
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

/** @throws DomainError login_required where the account is closed */
export const showMailPreferences = async (
  { members }: Pick<MailContext, 'members'>,
  mem_id: string,
): Promise<MailPreferences> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  return preferencesOf(member);
};

/** @throws DomainError stop_link_void where the token is not ours */
const grantOf = ({ config }: Pick<MailContext, 'config'>, token: string): StopGrant => {
  const grant = readStopToken(config.mailLinkKey, token);
  if (!grant) throw new DomainError('stop_link_void');
  return grant;
};

/** Changes nothing (MAIL-5). @throws DomainError stop_link_void, also where the account is closed */
export const showStopLink = async (context: MailContext, token: string): Promise<StoppedMails> => {
  const { mem_id, group } = grantOf(context, token);
  const member = await findMember(context.members, mem_id);
  if (!member) throw new DomainError('stop_link_void');
  return { group, wanted: wantsMails(member, group) };
};

/**
 * The mail is enough, no session is needed (MAIL-5). @throws DomainError stop_link_void, also where the account is
 * closed; rate_limited, version_conflict
 */
export const useStopLink = async (
  context: MailContext,
  token: string,
  wanted: boolean,
): Promise<StoppedMails> => {
  const { group, mem_id } = grantOf(context, token);
  if (!(await findMember(context.members, mem_id))) throw new DomainError('stop_link_void');
  await changeMailPreference(context, { mem_id, group, wanted, sid: null });
  return { group, wanted };
};

/** Of all members with a decision, for domains that keep a copy (MAIL-4). */
export const preferenceStandings = async ({ members }: Pick<MailContext, 'members'>) =>
  (await findDecided(members)).map((member) => ({
    aggregateId: member.mem_id,
    version: member.version,
    data: { mem_id: member.mem_id, stopped: stoppedMails(member) },
  }));
