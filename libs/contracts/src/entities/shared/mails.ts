import { z } from 'zod';
import { mailGroups, sentMailKinds, sentMailStates } from './mail-kinds.ts';
import { LanTp, Moment } from '../../primitives.ts';

export const MailGroupName = z.enum(mailGroups);

/** Which mails a member wants, of those that can be stopped (MAIL-4). */
export const MailPreferences = z.object({
  wanted: z.array(MailGroupName),
  /** When the member last agreed to news or took that back; null where they never said (ACCOUNT-20). */
  news_at: Moment.nullable(),
  /** Without it no mail of these goes out (ACCOUNT-14). */
  email_confirmed: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** What a link in a mail is about, and whether its mails are wanted. */
export const StoppedMails = z.object({ group: MailGroupName, wanted: z.boolean() });
export type StoppedMails = z.infer<typeof StoppedMails>;

export const SentMailKind = z.enum(sentMailKinds);
export type SentMailKind = z.infer<typeof SentMailKind>;

export const SentMailState = z.enum(sentMailStates);
export type SentMailState = z.infer<typeof SentMailState>;

/** What a mail is known by; its Message-ID is made from it. */
export const MailId = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/);

/** A mail that booking sent or tried to send. Moments are ISO 8601, null where there was none yet. */
export const SentMail = z.object({
  mail_id: MailId,
  kind: SentMailKind,
  /** Number of the order or reservation it is about. */
  object_id: z.string(),
  mem_id: z.string(),
  lan_tp: LanTp,
  /** Masked. */
  recipient: z.string(),
  state: SentMailState,
  /** How often it was handed to the mail server, and how often from the back office. */
  attempts: z.int().min(0),
  resends: z.int().min(0),
  /** Code of what went wrong last; empty where nothing did. */
  error: z.string(),
  queued_at: z.string(),
  tried_at: z.string().nullable(),
  sent_at: z.string().nullable(),
});
export type SentMail = z.infer<typeof SentMail>;
