import type { NotifyContext } from '../context.ts';
import { forgetPreference } from './mail-preferences.ts';
import { forgetMailsOf } from './mail-record.queries.ts';

/** Erases what is remembered of the mails to a member who left, and which they wanted (ACCOUNT-11, MAIL-1, MAIL-4). */
export const forgetMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  mem_id: string,
): Promise<void> => {
  await forgetPreference({ mailPreferences }, mem_id);
  await forgetMailsOf(mailRecords, mem_id);
};
