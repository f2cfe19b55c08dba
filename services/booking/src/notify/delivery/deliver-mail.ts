import type { SentMailKind } from '@narae/contracts';
import { type LimitName, type Mail, mailFailure, DomainError } from '@narae/service-kit';
import type { z } from 'zod';
import { maskEmail } from '@narae/rules';
import type { NotifyContext } from '../context.ts';
import { noteOutcome, queueMail } from './mail-record.queries.ts';
import { hasStopped } from './mails-of-members.ts';
import type { MailRecord } from './mail-record.model.ts';

/** A mail that can be sent, and whose it is. */
export interface Letter {
  readonly mail: Mail;
  /** Number of what the mail is about, as the member knows it. */
  readonly object_id: string;
  /** Whose record it is: it is erased with the member. */
  readonly mem_id: string;
}

/** Why there is nothing to send: what it was about is gone, or there is no address to send it to. */
export type Unsendable = 'mail_object_gone' | 'mail_no_recipient';

/** Identifiers by which a mail is composed. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * A kind of mail. `facts` are the identifiers by which it is composed from the store, now and whenever it is sent again (MAIL-1):
 * neither text nor address nor a name.
 */
export interface MailKind<Known extends Facts> {
  readonly name: SentMailKind;
  readonly facts: z.ZodType<Known>;
  /** Names the mail: the same for a repeat, unique among all kinds. Becomes its Message-ID. */
  readonly idOf: (facts: Known) => string;
  /** Recipient and text as the store has them now. */
  readonly compose: (context: NotifyContext, facts: Known) => Promise<Letter | Unsendable>;
  /** How many of these one address gets. */
  readonly perMailbox?: LimitName;
  /** What is to be forgotten once the mail has gone, or never will. */
  readonly afterwards?: (context: NotifyContext, facts: Known) => Promise<unknown>;
}

/**
 * Hands a recorded mail to the mail server and notes what came of it.
 * @throws what the mail server answered
 */
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

/** Whether the address may get one more of these; a mail that is tried again was counted before. */
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
 * Sends a mail for the first time: the one way every mail of booking takes (MAIL-1). It is composed from the store, recorded, and
 * handed to the mail server, unless its member has stopped mails of its kind (MAIL-4). A repeat of one that has gone sends nothing; a repeat of one that has not carries the same
 * Message-ID, by which the mail server knows it. Where there is nobody to write to nothing is recorded.
 * @throws what the mail server answered; the caller tries again
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
