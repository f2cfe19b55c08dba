import type { SentMailKind, SentMailState } from '@narae/contracts';
import {
  moment,
  number,
  optional,
  orNull,
  plainData,
  storedAudit,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

const mailRecord = {
  /** Source of the Message-ID. */
  mail_id: text({ unique: true }),
  kind: text<SentMailKind>(),
  /** Number of the order, reservation, waiting-list entry, request … */
  object_id: text(),
  mem_id: text(),
  lan_tp: text(),
  /** Masked. */
  recipient: text(),
  /** Identifiers to compose the mail from again. */
  facts: plainData<Record<string, unknown>>(),
  state: text<SentMailState>(),
  /** 0 for failed mails, which are listed first; else 1. */
  rank: number<0 | 1>(),
  /** Times it was handed to the mail server. */
  attempts: number(),
  /** Times the back office sent it again. */
  resends: number(),
  /** Code of the last failure, without the mail server's text: it may hold an address. */
  error: text({ default: '' }),
  queued_at: moment(),
  /** Last attempt and last success. */
  tried_at: orNull(moment()),
  sent_at: orNull(moment()),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
  audit: optional(storedAudit),
};

/** Without text and full address (MAIL-1). */
export type MailRecord = StoredOf<typeof mailRecord>;

const inOrder = { rank: 1, queued_at: -1, mail_id: 1 } as const;

export const mailRecordModel = storedModel(
  'MailRecord',
  'mail_records',
  mailRecord,
  [inOrder],
  [{ object_id: 1, ...inOrder }],
  [{ mem_id: 1, ...inOrder }],
  [{ kind: 1, ...inOrder }],
  [{ state: 1, ...inOrder }],
);
