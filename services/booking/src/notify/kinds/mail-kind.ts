import type { EventDefinition, EventEnvelope } from '@narae/events';
import type { LimitName, Mail } from '@narae/service-kit';
import type { z } from 'zod';
import type { NotifyContext } from '../context.ts';

/** A mail that can be sent, and what it is about. */
export interface ComposedMail {
  readonly mail: Mail;
  readonly object_id: string;
  /** The record is erased with this member. */
  readonly mem_id: string;
}

/** The subject of the mail, or an address, is missing. */
export type Unsendable = 'mail_object_gone' | 'mail_no_recipient';

/** Identifiers to compose a mail from, now and again (MAIL-1): no text, address or name. */
export type Facts = Readonly<Record<string, unknown>>;

/** Names of the consumers that send mails. Each has an inbox, so a name stays; their backlog is that of the mails. */
export const mailConsumers = [
  'booking-order-mails',
  'booking-balance-mails',
  'booking-paper-mails',
  'booking-cancel-mails',
  'booking-event-mails',
  'booking-waiting-mails',
  'booking-organiser-mails',
  'booking-custom-mails',
] as const;
export type MailConsumer = (typeof mailConsumers)[number];

/** An event that asks for a mail. */
export interface MailTrigger<Known extends Facts> {
  readonly consumer: MailConsumer;
  readonly event: EventDefinition;
  /** Null where this one asks for none. */
  factsOf(event: EventEnvelope, data: unknown): Known | null;
}

export const when = <const Definition extends EventDefinition, Known extends Facts>(
  consumer: MailConsumer,
  event: Definition,
  factsOf: (data: z.output<Definition['data']>, version: number) => Known | null,
): MailTrigger<Known> => ({
  consumer,
  event,
  // The consumer has parsed the data by this definition.
  factsOf: ({ version }, data) => factsOf(data as z.output<Definition['data']>, version),
});

/** A row of `mailKinds`. Whether it can be stopped, and with which group, says `mailPolicies` of the contracts (MAIL-4). */
export interface MailKind<Known extends Facts = Facts> {
  /** None for a mail that a job or a call sends. */
  readonly when: readonly MailTrigger<Known>[];
  readonly facts: z.ZodType<Known>;
  /** Unique among all kinds and the same for a repeat; becomes the Message-ID. */
  idOf(facts: Known): string;
  /** Recipient and text from the current store. */
  compose(context: NotifyContext, facts: Known): Promise<ComposedMail | Unsendable>;
  readonly perMailbox?: LimitName;
  /** After the mail was sent or given up. */
  afterwards?(context: NotifyContext, facts: Known, outcome: 'sent' | 'skipped'): Promise<unknown>;
}

/** Lets the compiler find the type of a row's facts. */
export const mailKind = <Known extends Facts>(kind: MailKind<Known>): MailKind<Known> => kind;
