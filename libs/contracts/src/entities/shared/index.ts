export {
  type AccountAuditAction,
  AccountAuditRow,
  type AnyAuditRow,
  type BookingAuditAction,
  type BookingAuditKind,
  BookingAuditRow,
  type CommunityAuditAction,
  CommunityAuditRow,
} from './audit.ts';
export { MailPreferences, SentMail, SentMailKind, SentMailState, StoppedMails } from './mails.ts';
