import type { MailPreferences } from '@narae/contracts';
import { mailGroups, wantedAtFirst, type MailGroup } from '@narae/contracts/mail-kinds';
import type { StoredMember } from '../kernel/index.ts';

type Deciding = Pick<StoredMember, 'consent' | 'news' | 'mails_stopped'>;

/** The last decision counts (ACCOUNT-20). */
const newsOf = ({ consent, news }: Deciding): { readonly agreed: boolean; readonly at: Date | null } =>
  news ?? (consent?.marketing ? { agreed: true, at: consent.at } : { agreed: false, at: null });

/** Groups by default, or by the member's decision (MAIL-4). */
export const wantsMails = (member: Deciding, group: MailGroup): boolean =>
  wantedAtFirst[group] ? !member.mails_stopped?.includes(group) : newsOf(member).agreed;

export const stoppedMails = (member: Deciding): MailGroup[] =>
  mailGroups.filter((group) => !wantsMails(member, group));

export const preferencesOf = (
  member: Deciding & Pick<StoredMember, 'email_confirmed_at'>,
): MailPreferences => ({
  wanted: mailGroups.filter((group) => wantsMails(member, group)),
  news_at: newsOf(member).at?.toISOString() ?? null,
  email_confirmed: Boolean(member.email_confirmed_at),
});
