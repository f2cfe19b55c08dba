import { mailGroupOf, wantedAtFirst, type ShopMailKind } from '@narae/contracts/mail-kinds';
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

/** Necessary mails cannot be stopped (MAIL-4). */
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

/** Keeps a newer version. */
export const keepPreference = async (
  { mailPreferences }: Preferences,
  told: MailPreference,
): Promise<void> => {
  await upsertPreference(mailPreferences, told);
};

export const forgetPreference = ({ mailPreferences }: Preferences, mem_id: string): Promise<void> =>
  deletePreference(mailPreferences, mem_id);

/** For a rebuild; the copy stays usable meanwhile. */
export const restartPreferences = ({ mailPreferences }: Preferences): Promise<void> =>
  forgetPreferenceVersions(mailPreferences);

/** The other account's own preferences stay (ACCOUNT-36, MAIL-4). */
export const moveMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  joined: Joined,
): Promise<void> => {
  await giveMails(mailRecords, joined);
  await forgetPreference({ mailPreferences }, joined.from);
};

/** Erases records and preferences of a member who left (ACCOUNT-11, MAIL-1, MAIL-4). */
export const forgetMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  mem_id: string,
): Promise<void> => {
  await forgetPreference({ mailPreferences }, mem_id);
  await forgetMailsOf(mailRecords, mem_id);
};
