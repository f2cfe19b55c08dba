import { mailGroupOf, wantedAtFirst, type ShopMailKind } from '@narae/contracts';
import type { Joined } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import type { MailPreference } from './mail-preference.model.ts';
import {
  deletePreference,
  findPreference,
  forgetPreferenceVersions,
  upsertPreference,
} from './mail-preference.queries.ts';
import { giveMails, forgetMailsOf } from './mail-record.queries.ts';

type Preferences = Pick<NotifyContext, 'mailPreferences'>;

/** Whether a member has stopped mails of a kind (MAIL-4); what is necessary is never stopped. */
export const hasStopped = async (
  { mailPreferences }: Preferences,
  mem_id: string,
  kind: ShopMailKind,
): Promise<boolean> => {
  const group = mailGroupOf(kind);
  if (group === null) return false;
  const known = await findPreference(mailPreferences, mem_id);
  return known ? known.stopped.includes(group) : !wantedAtFirst[group];
};

/** Keeps what account tells of a member's mails, unless something newer is known. */
export const keepPreference = async (
  { mailPreferences }: Preferences,
  told: MailPreference,
): Promise<void> => {
  await upsertPreference(mailPreferences, told);
};

/** Forgets what a member wanted who left. */
export const forgetPreference = ({ mailPreferences }: Preferences, mem_id: string): Promise<void> =>
  deletePreference(mailPreferences, mem_id);

/** Prepares for a rebuild; until then what is known is usable. */
export const restartPreferences = ({ mailPreferences }: Preferences): Promise<void> =>
  forgetPreferenceVersions(mailPreferences);

/** Makes the records of the mails to a joined account the other one's, whose own wishes hold for mails (ACCOUNT-36, MAIL-4). */
export const moveMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  joined: Joined,
): Promise<void> => {
  await giveMails(mailRecords, joined);
  await forgetPreference({ mailPreferences }, joined.from);
};

/** Erases what is remembered of the mails to a member who left, and which they wanted (ACCOUNT-11, MAIL-1, MAIL-4). */
export const forgetMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  mem_id: string,
): Promise<void> => {
  await forgetPreference({ mailPreferences }, mem_id);
  await forgetMailsOf(mailRecords, mem_id);
};
