import { type SentMail } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import {
  findMails,
  findMailsOf,
  type MailQuestion,
  findMail,
  noteResend,
} from '../delivery/mail-record.queries.ts';
import { sentMail } from './sent-mail.view.ts';
import { mailKinds } from './mail-kinds.ts';
import { hasStopped } from '../delivery/mails-of-members.ts';
import { postMail } from '../delivery/deliver-mail.ts';

/** Failed mails first, then the newest. */
export const listMails = async (
  { mailRecords }: NotifyContext,
  question: MailQuestion,
): Promise<SentMail[]> => (await findMails(mailRecords, question)).map(sentMail);

/** For the member's export (ACCOUNT-40): when what was sent, not how it is composed. */
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

/**
 * Composes a mail anew and sends it to the current recipient under its own Message-ID, so that it is seen (MAIL-2). The
 * audit entry is written first.
 * @throws DomainError mail_not_found, mail_object_gone, mail_no_recipient, mail_stopped, rate_limited; service_unavailable
 *   where the mail server rejects it
 */
export const resendMail = async (context: NotifyContext, mail_id: string, by: string): Promise<SentMail> => {
  const { mailRecords, limiter, log, now } = context;
  const record = await findMail(mailRecords, mail_id);
  if (!record) throw new DomainError('mail_not_found', { field: 'mail_id' });
  const kind = mailKinds[record.kind];
  const letter = await kind.compose(context, record.facts);
  if (typeof letter === 'string') throw new DomainError(letter);
  if (await hasStopped(context, letter.mem_id, record.kind)) throw new DomainError('mail_stopped');
  await limiter.count('mail-resends', mail_id);
  const entry = auditEntry({ by, action: 'mail-resent' as const, kind: 'mail', id: mail_id }, now());
  const noted = await noteResend(mailRecords, mail_id, entry);
  if (!noted) throw new DomainError('mail_not_found', { field: 'mail_id' });
  try {
    await postMail(context, mail_id, { ...letter.mail, id: `${mail_id}.again.${noted.resends}` });
  } catch (error) {
    log.warn({ err: error, mail_id }, 'a mail could not be sent again');
    throw new DomainError('service_unavailable');
  }
  await kind.afterwards(context, record.facts);
  return sentMail((await findMail(mailRecords, mail_id)) ?? noted);
};
