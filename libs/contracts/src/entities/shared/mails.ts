import { z } from 'zod';
import { mailGroups, sentMailKinds, sentMailStates } from './mail-kinds.ts';
import { LanTp, Moment } from '../../primitives.ts';

export const MailGroupName = z.enum(mailGroups);

/** Which of the mails that can be stopped a member wants (MAIL-4). */
export const MailPreferences = z.object({
  wanted: z.array(MailGroupName),
  /** When the member last agreed to news or took that back; null where they never said (ACCOUNT-20). */
  news_at: Moment.nullable(),
  /** Without it no mail of these goes out (ACCOUNT-14). */
  email_confirmed: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

export const StoppedMails = z.object({ group: MailGroupName, wanted: z.boolean() });
export type StoppedMails = z.infer<typeof StoppedMails>;

export const SentMailKind = z.enum(sentMailKinds);
export type SentMailKind = z.infer<typeof SentMailKind>;

export const SentMailState = z.enum(sentMailStates);
export type SentMailState = z.infer<typeof SentMailState>;

/** What a mail is known by; its Message-ID is made from it. */
export const MailId = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/);

/** Sent, or tried. Moments are ISO 8601, null without; the recipient is masked, `error` may be empty. */
export const SentMail = z.object({
  mail_id: MailId,
  kind: SentMailKind,
  object_id: z.string(),
  mem_id: z.string(),
  lan_tp: LanTp,
  recipient: z.string(),
  state: SentMailState,
  /** How often it was handed to the mail server, and how often from the back office. */
  attempts: z.int().min(0),
  resends: z.int().min(0),
  error: z.string(),
  queued_at: z.string(),
  tried_at: z.string().nullable(),
  sent_at: z.string().nullable(),
});
export type SentMail = z.infer<typeof SentMail>;
