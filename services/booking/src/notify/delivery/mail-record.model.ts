import type { SentMailKind, SentMailState } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Without text and full address (MAIL-1). */
export interface MailRecord extends Audited {
  /** Source of the Message-ID. */
  mail_id: string;
  kind: SentMailKind;
  /** Number of the order, reservation, waiting-list entry, request … */
  object_id: string;
  mem_id: string;
  lan_tp: string;
  /** Masked. */
  recipient: string;
  /** Identifiers to compose the mail from again. */
  facts: Record<string, unknown>;
  state: SentMailState;
  /** 0 for failed mails, which are listed first; else 1. */
  rank: 0 | 1;
  /** Times it was handed to the mail server. */
  attempts: number;
  /** Times the back office sent it again. */
  resends: number;
  /** Code of the last failure, without the mail server's text: it may hold an address. */
  error: string;
  queued_at: Date;
  /** Last attempt and last success. */
  tried_at: Date | null;
  sent_at: Date | null;
  expires_at: Date;
}

const mailRecordSchema = new Schema<MailRecord>(
  {
    mail_id: { type: String, required: true, unique: true },
    kind: { type: String, required: true },
    object_id: { type: String, required: true },
    mem_id: { type: String, required: true },
    lan_tp: { type: String, required: true },
    recipient: { type: String, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    state: { type: String, required: true },
    rank: { type: Number, required: true },
    attempts: { type: Number, required: true },
    resends: { type: Number, required: true },
    error: { type: String, default: '' },
    queued_at: { type: Date, required: true },
    tried_at: { type: Date, default: null },
    sent_at: { type: Date, default: null },
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    audit: auditField,
  },
  { ...plainSchema, collection: 'mail_records' },
);

const inOrder = { rank: 1, queued_at: -1, mail_id: 1 } as const;
mailRecordSchema.index(inOrder);
for (const by of ['object_id', 'mem_id', 'kind', 'state']) mailRecordSchema.index({ [by]: 1, ...inOrder });

export const mailRecordModel = (store: Connection): Model<MailRecord> =>
  (store.models['MailRecord'] as Model<MailRecord> | undefined) ??
  store.model<MailRecord>('MailRecord', mailRecordSchema);
