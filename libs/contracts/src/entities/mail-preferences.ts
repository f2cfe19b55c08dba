import { z } from 'zod';
import { mailGroups } from './mail-kinds.ts';

export const MailGroupName = z.enum(mailGroups);

/** Which mails a member wants, of those that can be stopped (MAIL-4). */
export const MailPreferences = z.object({
  wanted: z.array(MailGroupName),
  /** When the member last agreed to news or took that back, ISO 8601; null where they never said (ACCOUNT-20). */
  news_at: z.string().nullable(),
  /** Without it no mail of these goes out (ACCOUNT-14). */
  email_confirmed: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** What a link in a mail is about, and whether its mails are wanted. */
export const StoppedMails = z.object({ group: MailGroupName, wanted: z.boolean() });
export type StoppedMails = z.infer<typeof StoppedMails>;
