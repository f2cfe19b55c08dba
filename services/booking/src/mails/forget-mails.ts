import type { BookingContext } from '../context.ts';
import { forgetMailsOf } from './mail-record.queries.ts';

/** Erases what is remembered of the mails to a member who left (ACCOUNT-11, MAIL-1). */
export const forgetMails = async ({ mailRecords }: BookingContext, mem_id: string): Promise<void> => {
  await forgetMailsOf(mailRecords, mem_id);
};
