import type { SentMailKind } from '@narae/contracts';
import type { LimitName, Mail } from '@narae/service-kit';
import type { z } from 'zod';
import type { NotifyContext } from '../context.ts';

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
