import type { SentMailKind } from '@narae/contracts';
import { type LimitName, type Mail, mailFailure, DomainError } from '@narae/service-kit';
import type { z } from 'zod';
import { maskEmail } from '@narae/rules';
import type { NotifyContext } from '../context.ts';
import { noteOutcome, queueMail } from './mail-record.queries.ts';
import { hasStopped } from './mails-of-members.ts';
import type { MailRecord } from './mail-record.model.ts';

export interface Letter {
  readonly mail: Mail;
  readonly object_id: string;
  /** The record is erased with this member. */
  readonly mem_id: string;
}

/** The subject of the mail, or an address, is missing. */
export type Unsendable = 'mail_object_gone' | 'mail_no_recipient';

export type Facts = Readonly<Record<string, unknown>>;

/** `facts` are identifiers to compose it from, now and again (MAIL-1): no text, address or name. */
export interface MailKind<Known extends Facts> {
  readonly name: SentMailKind;
  readonly facts: z.ZodType<Known>;
  /** Unique among all kinds and the same for a repeat; becomes the Message-ID. */
  readonly idOf: (facts: Known) => string;
  /** Recipient and text from the current store. */
  readonly compose: (context: NotifyContext, facts: Known) => Promise<Letter | Unsendable>;
  readonly perMailbox?: LimitName;
  /** Cleans up after the mail was sent or given up. */
  readonly afterwards?: (context: NotifyContext, facts: Known) => Promise<unknown>;
}

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

const queue = <Known extends Facts>(
  { mailRecords, config, now }: NotifyContext,
  kind: MailKind<Known>,
  facts: Known,
  { mail, object_id, mem_id }: Letter,
): Promise<MailRecord> => {
  const queued_at = now();
  return queueMail(mailRecords, {
    mail_id: kind.idOf(facts),
    kind: kind.name,
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
const mayWriteTo = async <Known extends Facts>(
  { limiter }: NotifyContext,
  { perMailbox }: MailKind<Known>,
  to: string,
  { attempts }: MailRecord,
): Promise<boolean> => {
  if (!perMailbox || attempts > 0) return true;
  try {
    await limiter.count(perMailbox, to);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
};

const deliver = async <Known extends Facts>(
  context: NotifyContext,
  kind: MailKind<Known>,
  facts: Known,
  letter: Letter,
): Promise<void> => {
  const record = await queue(context, kind, facts, letter);
  const { mail_id, state } = record;
  if (state === 'sent' || state === 'withheld') return;
  if (await hasStopped(context, letter.mem_id, kind.name)) {
    await noteOutcome(context.mailRecords, mail_id, { state: 'withheld', error: 'stopped' }, context.now());
    return;
  }
  if (await mayWriteTo(context, kind, letter.mail.to, record)) {
    await postMail(context, mail_id, { ...letter.mail, id: mail_id });
    return;
  }
  context.log.warn({ kind: kind.name }, 'a mail was not sent: its mailbox has had too many');
  await noteOutcome(context.mailRecords, mail_id, { state: 'withheld', error: 'too_many' }, context.now());
};

/**
 * Composes, records and sends a mail; every mail of booking takes this way (MAIL-1), unless its member stopped the kind
 * (MAIL-4). A repeat of a sent mail does nothing; of an unsent one it has the same Message-ID, which the mail server knows.
 * Without a recipient nothing is recorded. @throws what the mail server answered; the caller tries again
 */
export const deliverMail = async <Known extends Facts>(
  context: NotifyContext,
  kind: MailKind<Known>,
  facts: Known,
): Promise<void> => {
  const letter = await kind.compose(context, facts);
  if (typeof letter !== 'string') await deliver(context, kind, facts, letter);
  await kind.afterwards?.(context, facts);
};
