import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailGroupName, MailPreferences, StoppedMails } from '../../entities/mail-preferences.ts';
import { Id } from '../../primitives.ts';
import * as rows from './mail-preferences.rows.ts';

const whose = { mem_id: Id.optional() };

/** What a link in a mail carries behind its #; anything else of that length is answered like one that is not ours. */
const StopToken = z
  .string()
  .regex(/^[\w.-]{20,200}$/)
  .meta({ examples: ['MEM0000000001.reminders.signature'] });

/** Which mails a member wants, and the links that stop them (MAIL-4, MAIL-5). */
export const mailPreferenceCalls = {
  mailPreferences: defineCall(rows.mailPreferences, {
    input: z.strictObject(whose),
    output: MailPreferences,
  }),
  /** Asks for the mails of a group or stops them; for news that is consent, or takes it back. */
  mailPreferenceChange: defineCall(rows.mailPreferenceChange, {
    input: z.strictObject({ ...whose, group: MailGroupName, wanted: z.boolean() }),
    output: z.object({ msg: z.literal('success'), preferences: MailPreferences }),
    errors: ['rate_limited', 'version_conflict'],
  }),
  /** What a link is about; changes nothing. */
  stopLinkShow: defineCall(rows.stopLinkShow, {
    input: z.strictObject({ token: StopToken }),
    output: StoppedMails,
    errors: ['stop_link_void'],
  }),
  /** Stops the mails of a link, or takes that back; without signing in. */
  stopLinkUse: defineCall(rows.stopLinkUse, {
    input: z.strictObject({ token: StopToken, wanted: z.boolean() }),
    output: z.object({ msg: z.literal('success'), mails: StoppedMails }),
    errors: ['stop_link_void', 'version_conflict'],
  }),
};
