import type { SentMailKind } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { countRecipient, DomainError, type Mail, mailFailure } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import type { ComposedMail, Facts, MailKind } from '../kinds/mail-kind.ts';
import { type FactsOf, kindOf } from '../mail-kinds.ts';
import type { MailRecord } from './mail-record.model.ts';
import { findMail, noteOutcome, queueMail } from './mail-record.queries.ts';
import { hasStopped } from './mails-of-members.ts';

/** Sends a recorded mail and notes the outcome. @throws what the mail server answered */
export const postMail = async (
  { mail: mailer, mailRecords, now }: NotifyContext,
  mail_id: string,
  mail: Mail,
): Promise<void> => {
  if (mailer.offline) {
    await mailer.send(mail);
    await noteOutcome(mailRecords, mail_id, { state: 'withheld', error: 'no_server' }, now());
    return;
  }
  try {
    await mailer.send(mail);
  } catch (error) {
    await noteOutcome(mailRecords, mail_id, { state: 'failed', error: mailFailure(error) }, now());
    throw error;
  }
  await noteOutcome(mailRecords, mail_id, { state: 'sent' }, now());
};

const dayMs = 86_400_000;

interface Sending extends ComposedMail {
  readonly name: SentMailKind;
  readonly kind: MailKind;
  readonly facts: Facts;
}

const queue = (
  { mailRecords, config, now }: NotifyContext,
  { name, kind, facts, mail, object_id, mem_id }: Sending,
): Promise<MailRecord> => {
  const queued_at = now();
  return queueMail(mailRecords, {
    mail_id: kind.idOf(facts),
    kind: name,
    object_id,
    mem_id,
    lan_tp: mail.lan_tp,
    recipient: maskEmail(mail.to),
    facts,
    queued_at,
    expires_at: new Date(queued_at.getTime() + config.mailRecordDays * dayMs),
  });
};

/** A retried mail was counted before. */
const mayWriteTo = async (
  { limiter }: NotifyContext,
  { kind: { perMailbox }, mail: { to }, mem_id }: Sending,
  { attempts }: MailRecord,
): Promise<boolean> => {
  if (!perMailbox || attempts > 0) return true;
  try {
    await countRecipient(limiter, mem_id, to);
    await limiter.count(perMailbox, to);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
};

const deliver = async (context: NotifyContext, sending: Sending): Promise<void> => {
  const { name, mail, mem_id } = sending;
  const record = await queue(context, sending);
  const { mail_id, state } = record;
  if (state === 'sent' || state === 'withheld') return;
  if (await hasStopped(context, mem_id, name)) {
    await noteOutcome(context.mailRecords, mail_id, { state: 'withheld', error: 'stopped' }, context.now());
    return;
  }
  if (await mayWriteTo(context, sending, record)) {
    await postMail(context, mail_id, { ...mail, id: mail_id });
    return;
  }
  context.log.warn(
    { kind: name },
    'a mail was not sent: its mailbox has had too many, or its member wrote to too many',
  );
  await noteOutcome(context.mailRecords, mail_id, { state: 'withheld', error: 'too_many' }, context.now());
};

/** What a kind does after its mail was sent or given up. */
export const finishMail = async (context: NotifyContext, kind: MailKind, facts: Facts): Promise<void> => {
  if (!kind.afterwards) return;
  const record = await findMail(context.mailRecords, kind.idOf(facts));
  await kind.afterwards(context, facts, record?.state === 'sent' ? 'sent' : 'skipped');
};

/** As `deliverMail`, for facts of a kind that is known only while it runs. */
export const deliverFacts = async (
  context: NotifyContext,
  name: SentMailKind,
  known: Facts,
): Promise<void> => {
  const kind = kindOf(name);
  const facts = kind.facts.parse(known);
  const composed = await kind.compose(context, facts);
  if (typeof composed !== 'string') await deliver(context, { name, kind, facts, ...composed });
  await finishMail(context, kind, facts);
};

/**
 * Composes, records and sends a mail; every mail of booking takes this way (MAIL-1), unless its member stopped the kind
 * (MAIL-4). A repeat of a sent mail does nothing; of an unsent one it has the same Message-ID, which the mail server knows.
 * Without a recipient nothing is recorded. @throws what the mail server answered; the caller tries again
 */
export const deliverMail = <Name extends SentMailKind>(
  context: NotifyContext,
  name: Name,
  facts: FactsOf<Name>,
): Promise<void> => deliverFacts(context, name, facts);
