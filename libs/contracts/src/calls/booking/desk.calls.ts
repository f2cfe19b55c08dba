import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { auditQuestion, BookingAuditRow } from '../../entities/shared/audit.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './desk.rows.ts';
import { MailId, SentMail, SentMailKind, SentMailState } from '../../entities/shared/mails.ts';
import { Id, Amount, plainLines, Success } from '../../primitives.ts';
import { Trouble } from '../../entities/booking/sales.ts';
import { MOST_DISCARD_REASON } from '../../entities/booking/limits.ts';
import { ExportPart, ExportSection, JoinPart, LeavePreviewBooking } from '../../entities/account/leaving.ts';
import { whose } from './shared.ts';

/** The back office of booking (ACCOUNT-13). */
export const auditCalls = {
  /** The newest first; a page has 50 lines, the last one fewer. */
  bookingAudit: defineCall(rows.bookingAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(BookingAuditRow),
  }),
  bookingSecurityLog: defineSecurityLog(rows.bookingSecurityLog),
};

export const mailAdminCalls = {
  /** Failed mails first, then the newest (MAIL-2); a page has 50, the last one fewer. */
  mailList: defineCall(rows.mailList, {
    input: z.strictObject({
      of: Id.optional(),
      kind: SentMailKind.optional(),
      state: SentMailState.optional(),
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

/** Events that do not get on, and dead letters (ADMIN-2). */
export const troubleCalls = {
  adminTrouble: defineCall(rows.adminTrouble, { input: z.strictObject({}), output: Trouble }),
  /** Tries one dead letter again, or the oldest ones of a consumer. */
  adminTroubleRetry: defineCall(rows.adminTroubleRetry, {
    input: z.strictObject({ consumer: Id, event_id: Id.optional() }),
    /** How many are done, and how many of the consumer are left. */
    output: z.object({ done: Amount, left: Amount }),
    errors: ['consumer_unknown', 'dead_letter_not_found'],
  }),
  /** Gives one up for good. */
  adminTroubleDiscard: defineCall(rows.adminTroubleDiscard, {
    input: z.strictObject({
      consumer: Id,
      event_id: Id,
      reason: plainLines(MOST_DISCARD_REASON).default(''),
    }),
    output: Success,
    errors: ['dead_letter_not_found', 'discard_reason_input'],
  }),
};

export const memberCalls = {
  /** What ends, is erased or stays when the caller leaves (ACCOUNT-11); changes nothing. */
  leavePreviewBooking: defineCall(rows.leavePreviewBooking, {
    input: z.strictObject(whose),
    output: LeavePreviewBooking,
  }),
  /** What booking has of a member, for account's background export; only its token for the member opens it. */
  memberExportPart: defineCall(rows.memberExportPart, {
    input: z.strictObject({ section: ExportSection, after: Id.optional() }),
    output: ExportPart,
    errors: ['login_required'],
  }),
  /** What would move on joining accounts (ACCOUNT-36), opened in the same way. */
  memberJoinPart: defineCall(rows.memberJoinPart, {
    input: z.strictObject({}),
    output: JoinPart,
    errors: ['login_required'],
  }),
  /** The bytes of one picture, opened in the same way. */
  memberExportFile: defineCall(rows.memberExportFile, {
    input: z.strictObject({ file_id: Id }),
    output: z.unknown(),
    errors: ['login_required', 'file_not_found'],
  }),
};
