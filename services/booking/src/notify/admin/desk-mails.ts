import type { LanTp, SentMail } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { auditEntry, DomainError } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import { findAllOf } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import {
  findMails,
  findMailsOf,
  type MailQuestion,
  findMail,
  noteResend,
} from '../delivery/mail-record.queries.ts';
import type { MailRecord } from '../delivery/mail-record.model.ts';
import { hasStopped } from '../delivery/mails-of-members.ts';
import { deliverMail, finishMail, postMail } from '../delivery/deliver-mail.ts';
import { kindOf } from '../mail-kinds.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const sentMail = (record: MailRecord): SentMail => {
  const { mail_id, kind, object_id, mem_id, recipient, state, attempts, resends, error } = record;
  return {
    mail_id,
    kind,
    object_id,
    mem_id,
    lan_tp: resolveLanTp(record.lan_tp),
    recipient,
    state,
    attempts,
    resends,
    error,
    queued_at: record.queued_at.toISOString(),
    tried_at: iso(record.tried_at),
    sent_at: iso(record.sent_at),
  };
};

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
  const kind = kindOf(record.kind);
  const facts = kind.facts.parse(record.facts);
  const composed = await kind.compose(context, facts);
  if (typeof composed === 'string') throw new DomainError(composed);
  if (await hasStopped(context, composed.mem_id, record.kind)) throw new DomainError('mail_stopped');
  await limiter.count('mail-resends', mail_id);
  const entry = auditEntry({ by, action: 'mail-resent' as const, kind: 'mail', id: mail_id }, now());
  const noted = await noteResend(mailRecords, mail_id, entry);
  if (!noted) throw new DomainError('mail_not_found', { field: 'mail_id' });
  try {
    await postMail(context, mail_id, { ...composed.mail, id: `${mail_id}.again.${noted.resends}` });
  } catch (error) {
    log.warn({ err: error, mail_id }, 'a mail could not be sent again');
    throw new DomainError('service_unavailable');
  }
  await finishMail(context, kind, facts);
  return sentMail((await findMail(mailRecords, mail_id)) ?? noted);
};

/**
 * Sends a mail to the desk, by which an administrator sees that mails leave the shop.
 * @throws DomainError rate_limited, service_unavailable where the mail server does not take it
 */
export const sendTestMail = async (context: NotifyContext, mem_id: string, lanTp: LanTp): Promise<void> => {
  await context.limiter.count('test-mails', mem_id);
  try {
    await deliverMail(context, 'test', { test_id: randomUUID(), mem_id, lanTp });
  } catch (error) {
    context.log.warn({ err: error }, 'a test mail was not sent');
    throw new DomainError('service_unavailable');
  }
};

/**
 * Sends the mail about a member's newest request to the address of the order, once however often it is called.
 * @throws DomainError order_not_found where the member never asked for a cancellation
 */
export const mailOwnRequest = async (context: NotifyContext, mem_id: string): Promise<void> => {
  const requests = (await findAllOf(context.bookings, mem_id)).flatMap(({ order_id, cancellations = [] }) =>
    order_id === null
      ? []
      : cancellations.map(({ cancel_no, asked_at }) => ({ order_id, cancel_no, asked_at })),
  );
  const newest = requests.sort((a, b) => a.asked_at.getTime() - b.asked_at.getTime()).at(-1);
  if (!newest) throw new DomainError('order_not_found');
  const { order_id, cancel_no } = newest;
  await deliverMail(context, 'cancel-requested', { order_id, cancel_no });
};
