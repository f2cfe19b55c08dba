import { type SentMail, LanTp } from '@narae/contracts';
import { auditEntry, DomainError, writeMail } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import { desk } from '@narae/contracts/desk';
import { z } from 'zod';
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
import { deliverMail, type MailKind, postMail } from '../delivery/deliver-mail.ts';
import { toMyInfo } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

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

const TestFacts = z.object({ test_id: z.string(), mem_id: z.string(), lanTp: LanTp });
type TestFacts = z.infer<typeof TestFacts>;

/** A mail to the desk that says nothing but where it comes from. */
export const testMail: MailKind<TestFacts> = {
  name: 'test',
  facts: TestFacts,
  idOf: ({ test_id }) => `test.${test_id}`,
  compose: async ({ config: { publicOrigin } }, { test_id, mem_id, lanTp }) => {
    const { greeting, closing } = orderMailLabels[lanTp];
    const mail = writeMail({
      kind: 'test',
      to: desk.email,
      lan_tp: lanTp,
      subject: 'Narae · SMTP',
      greeting: greeting('Narae'),
      body: publicOrigin,
      sections: [],
      action: toMyInfo(lanTp, publicOrigin),
      closing,
    });
    return { mail, object_id: test_id, mem_id };
  },
};

/**
 * Sends a mail to the desk, by which an administrator sees that mails leave the shop.
 * @throws DomainError rate_limited, service_unavailable where the mail server does not take it
 */
export const sendTestMail = async (context: NotifyContext, mem_id: string, lanTp: LanTp): Promise<void> => {
  await context.limiter.count('test-mails', mem_id);
  try {
    await deliverMail(context, testMail, { test_id: randomUUID(), mem_id, lanTp });
  } catch (error) {
    context.log.warn({ err: error }, 'a test mail was not sent');
    throw new DomainError('service_unavailable');
  }
};
