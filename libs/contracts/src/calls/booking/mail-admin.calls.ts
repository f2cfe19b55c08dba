import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailId, SentMail, SentMailKind, SentMailState } from '../../entities/sent-mail.ts';
import { Id } from '../../primitives.ts';
import * as rows from './mail-admin.rows.ts';

/** Sent mails in the back office (MAIL-2). */
export const mailAdminCalls = {
  /** Failed ones first, then the newest first; a page has 50, the last one fewer. */
  mailList: defineCall(rows.mailList, {
    input: z.strictObject({
      /** Number of an order, a reservation or a member. */
      of: Id.optional(),
      kind: SentMailKind.optional(),
      state: SentMailState.optional(),
      /** The last row of the page before. */
      after: z.strictObject({ mail_id: MailId, failed: z.boolean(), queued_at: z.iso.datetime() }).optional(),
    }),
    output: z.array(SentMail),
  }),
  /** Composes the mail anew and sends it to the recipient the store knows; answers how it stands then. */
  mailResend: defineCall(rows.mailResend, {
    input: z.strictObject({ mail_id: MailId }),
    output: SentMail,
    errors: ['mail_not_found', 'mail_object_gone', 'mail_no_recipient', 'mail_stopped', 'rate_limited'],
  }),
};
