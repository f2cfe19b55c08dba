import type { Joined } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { forgetPreference } from './mail-preferences.ts';
import { giveMails } from './mail-record.queries.ts';

/** Makes the records of the mails to a joined account the other one's, whose own wishes hold for mails (ACCOUNT-36, MAIL-4). */
export const moveMails = async (
  { mailRecords, mailPreferences }: NotifyContext,
  joined: Joined,
): Promise<void> => {
  await giveMails(mailRecords, joined);
  await forgetPreference({ mailPreferences }, joined.from);
};
