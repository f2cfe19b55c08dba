import type { SentMail } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { findMails, type MailQuestion } from './mail-record.queries.ts';
import { sentMail } from './sent-mail.view.ts';

/** The mails booking has sent or tried to send: failed ones first, then the newest first (MAIL-2). */
export const listMails = async (
  { mailRecords }: BookingContext,
  question: MailQuestion,
): Promise<SentMail[]> => (await findMails(mailRecords, question)).map(sentMail);
