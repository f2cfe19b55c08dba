import type { LanTp, Standing } from '@narae/contracts';
import { auditField, outboxField, plainSchema, type Audited, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which the place of a deleted question is kept, so that deleting it again is no error. */
const deletedS = 24 * 3600;

/** A question with its answer. */
export interface StoredQuestion extends Audited {
  qna_id: string;
  /** Who asked; empty once they have left. */
  mem_id: string;
  lan_tp: LanTp;
  subject: string;
  content: string;
  /** Files of the vault, in the order they were added (COMMUNITY-16); absent where none ever was. */
  pictures?: string[];
  secret: boolean;
  /** argon2id of the four digits; empty of a general question. */
  password: string;
  /** What a search looks in, in small letters; empty of a secret question, so that none can find it. */
  search: string;
  standing: Standing;
  /** Why it was hidden; empty where it is not. */
  hidden_reason: string;
  answer: string;
  answered_at: Date | null;
  /** Whether its first answer was told of, also where it was taken back since. */
  answer_told?: boolean;
  reg_date: Date;
  mod_date: Date | null;
  deleted_at: Date | null;
  version: number;
  outbox: OutboxEntry[];
}

const questionSchema = new Schema<StoredQuestion>(
  {
    qna_id: { type: String, required: true, unique: true },
    mem_id: { type: String, default: '' },
    lan_tp: { type: String, required: true },
    subject: { type: String, default: '' },
    content: { type: String, default: '' },
    pictures: { type: [String], default: undefined },
    secret: { type: Boolean, required: true },
    password: { type: String, default: '' },
    search: { type: String, default: '' },
    standing: { type: String, required: true },
    hidden_reason: { type: String, default: '' },
    answer: { type: String, default: '' },
    answered_at: { type: Date, default: null },
    answer_told: Boolean,
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, default: null },
    deleted_at: { type: Date, default: null, index: { expireAfterSeconds: deletedS } },
    version: { type: Number, required: true, default: 1 },
    audit: auditField,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'questions' },
);
questionSchema.index({ standing: 1, deleted_at: 1, reg_date: -1, qna_id: -1 });
questionSchema.index({ lan_tp: 1, standing: 1, deleted_at: 1, reg_date: -1, qna_id: -1 });
/** Those that wait for an answer are few among those that have one. */
questionSchema.index({ answered_at: 1, deleted_at: 1, reg_date: 1, qna_id: 1 });
questionSchema.index({ deleted_at: 1, answered_at: -1, qna_id: -1 });
/** Which pictures are named is asked by the sweep. */
questionSchema.index({ pictures: 1 }, { sparse: true });
questionSchema.index({ mem_id: 1, standing: 1, reg_date: -1 });

/** The questions of a store. */
export const questionModel = (store: Connection): Model<StoredQuestion> =>
  (store.models['Question'] as Model<StoredQuestion> | undefined) ??
  store.model<StoredQuestion>('Question', questionSchema);
