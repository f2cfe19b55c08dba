import type { SentMailKind, SentMailState } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What is remembered of a mail: neither its text nor the whole address (MAIL-1). */
export interface MailRecord extends Audited {
  /** The mail's name; its Message-ID is made from it. */
  mail_id: string;
  kind: SentMailKind;
  /** Number of what it is about: an order, a reservation, an entry of a waiting list, a request … */
  object_id: string;
  mem_id: string;
  lan_tp: string;
  /** Masked. */
  recipient: string;
  /** Identifiers from which the mail is composed anew. */
  facts: Record<string, unknown>;
  state: SentMailState;
  /** 0 while it has failed, 1 otherwise: failed mails are listed first. */
  rank: 0 | 1;
  /** How often it was handed to the mail server. */
  attempts: number;
  /** How often somebody in the back office had it sent again. */
  resends: number;
  /** Code of what went wrong last, without a text of the mail server: that may hold an address. */
  error: string;
  queued_at: Date;
  /** When it was last tried, and last sent. */
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

/** The records of the mails booking has sent. */
export const mailRecordModel = (store: Connection): Model<MailRecord> =>
  (store.models['MailRecord'] as Model<MailRecord> | undefined) ??
  store.model<MailRecord>('MailRecord', mailRecordSchema);
