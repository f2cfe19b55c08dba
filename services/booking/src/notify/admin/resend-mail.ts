import type { SentMail } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { mailKinds } from './mail-kinds.ts';
import { hasStopped } from '../delivery/mail-preferences.ts';
import { findMail, noteResend } from '../delivery/mail-record.queries.ts';
import { postMail } from '../delivery/post-mail.ts';
import { sentMail } from './sent-mail.view.ts';

/**
 * Sends a mail once more for an administrator: composed anew, to the recipient the store has now, under a Message-ID of its own so that
 * it is seen (MAIL-2). The audit entry is written before it goes.
 * @throws DomainError mail_not_found, mail_object_gone, mail_no_recipient, mail_stopped, rate_limited, service_unavailable where the mail server does not take it
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
