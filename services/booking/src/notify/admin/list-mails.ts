import type { SentMail } from '@narae/contracts';
import type { NotifyContext } from '../context.ts';
import { findMails, findMailsOf, type MailQuestion } from '../delivery/mail-record.queries.ts';
import { sentMail } from './sent-mail.view.ts';

/** The mails booking has sent or tried to send: failed ones first, then the newest first (MAIL-2). */
export const listMails = async (
  { mailRecords }: NotifyContext,
  question: MailQuestion,
): Promise<SentMail[]> => (await findMails(mailRecords, question)).map(sentMail);

/** What is remembered of every mail to a member, for their export (ACCOUNT-40): when what was sent, not how it is composed. */
export const mailsOf = async (
  { mailRecords }: Pick<NotifyContext, 'mailRecords'>,
  mem_id: string,
): Promise<object[]> =>
  (await findMailsOf(mailRecords, mem_id)).map(
    ({ kind, object_id, lan_tp, recipient, state, queued_at, sent_at }) => ({
      kind,
      object_id,
      lan_tp,
      recipient,
      state,
      queued_at,
      sent_at,
    }),
  );
