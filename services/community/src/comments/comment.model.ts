import type { CommentType, LanTp, Standing } from '@narae/contracts';
import {
  auditField,
  outboxField,
  plainSchema,
  textGiven,
  type Audited,
  type OutboxEntry,
} from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which the place of a deleted comment is kept, so that what it tells can be published. */
const deletedS = 24 * 3600;

/** A comment with the likes it has: one document, so that a like and its count cannot differ (COMMUNITY-2). */
export interface StoredComment extends Audited {
  comment_id: string;
  comment_type: CommentType;
  /** Of the product, article or event. */
  prod_id: string;
  /** Who wrote it; empty once they have left. */
  mem_id: string;
  /** The comment it answers; null where it stands by itself (COMMUNITY-13). */
  reply_to: string | null;
  /** Whether the desk answers for the shop. */
  by_desk: boolean;
  /** Whether whoever wrote the answered comment has been told. */
  told: boolean;
  lan_tp: LanTp;
  text: string;
  standing: Standing;
  /** Why it was hidden; empty where it is not. */
  hidden_reason: string;
  /** mem_id of everybody who likes it. */
  likes: string[];
  like_cnt: number;
  reg_date: Date;
  /** When its text was last changed. */
  mod_date: Date | null;
  deleted_at: Date | null;
  /** Raised by every change of the text or its standing. */
  version: number;
  outbox: OutboxEntry[];
}

const commentSchema = new Schema<StoredComment>(
  {
    comment_id: { type: String, required: true, unique: true },
    comment_type: { type: String, required: true },
    prod_id: { type: String, required: true },
    mem_id: { type: String, default: '' },
    reply_to: { type: String, default: null },
    by_desk: { type: Boolean, default: false },
    told: { type: Boolean, default: false },
    lan_tp: { type: String, required: true },
    text: { type: String, default: '' },
    standing: { type: String, required: true },
    hidden_reason: { type: String, default: '' },
    likes: { type: [String], default: [] },
    like_cnt: { type: Number, default: 0 },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, default: null },
    deleted_at: { type: Date, default: null, index: { expireAfterSeconds: deletedS } },
    version: { type: Number, required: true, default: 1 },
    audit: auditField,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'comments' },
);

const ofTarget = { prod_id: 1, comment_type: 1, reply_to: 1, standing: 1, deleted_at: 1 } as const;
commentSchema.index({ ...ofTarget, reg_date: -1, comment_id: -1 });
commentSchema.index({ ...ofTarget, like_cnt: -1, comment_id: -1 });
commentSchema.index({ mem_id: 1, prod_id: 1, comment_type: 1, standing: 1 });
commentSchema.index({ standing: 1, deleted_at: 1, reg_date: 1, comment_id: 1 });
commentSchema.index({ reg_date: -1, comment_id: -1 });
commentSchema.index(
  { reply_to: 1, standing: 1, deleted_at: 1, reg_date: 1, comment_id: 1 },
  { partialFilterExpression: { reply_to: textGiven } },
);
commentSchema.index({ likes: 1 });

/** The comments of a store. */
export const commentModel = (store: Connection): Model<StoredComment> =>
  (store.models['Comment'] as Model<StoredComment> | undefined) ??
  store.model<StoredComment>('Comment', commentSchema);
