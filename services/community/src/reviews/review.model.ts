import type { LanTp, ReviewQuestion, Standing } from '@narae/contracts';
import { auditField, outboxField, plainSchema, type Audited, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which the place of a deleted review is kept, so that what it tells can be published. */
const deletedS = 24 * 3600;

/** Stars and the four answers, each 1–5 (COMMUNITY-26). */
export type Ratings = Record<'stars' | ReviewQuestion, number>;

/** A review with the votes it has: one document, so that a vote and its count cannot differ (COMMUNITY-27). */
export interface StoredReview extends Ratings, Audited {
  review_id: string;
  order_id: string;
  prod_id: string;
  /** Who wrote it; empty once they have left. */
  mem_id: string;
  lan_tp: LanTp;
  text: string;
  /** Identifiers of its pictures in their order. */
  pictures: string[];
  standing: Standing;
  /** Why it was hidden; empty where it is not. */
  hidden_reason: string;
  /** False once the trip was refunded: nobody else sees it (COMMUNITY-25). */
  travelled: boolean;
  /** mem_id of everybody whom it helped. */
  helpful: string[];
  helpful_cnt: number;
  reply: string;
  replied_at: Date | null;
  reg_date: Date;
  mod_date: Date | null;
  deleted_at: Date | null;
  /** Raised by every change but votes. */
  version: number;
  outbox: OutboxEntry[];
}

const rating = { type: Number, required: true, min: 1, max: 5 };

const reviewSchema = new Schema<StoredReview>(
  {
    review_id: { type: String, required: true, unique: true },
    order_id: { type: String, required: true },
    prod_id: { type: String, required: true },
    mem_id: { type: String, default: '' },
    lan_tp: { type: String, required: true },
    stars: rating,
    guide: rating,
    programme: rating,
    value: rating,
    described: rating,
    text: { type: String, default: '' },
    pictures: { type: [String], default: [] },
    standing: { type: String, required: true },
    hidden_reason: { type: String, default: '' },
    travelled: { type: Boolean, default: true },
    helpful: { type: [String], default: [] },
    helpful_cnt: { type: Number, default: 0 },
    reply: { type: String, default: '' },
    replied_at: { type: Date, default: null },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, default: null },
    deleted_at: { type: Date, default: null, index: { expireAfterSeconds: deletedS } },
    version: { type: Number, required: true, default: 1 },
    audit: auditField,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'reviews' },
);

const ofProduct = { prod_id: 1, standing: 1, travelled: 1, deleted_at: 1 } as const;
reviewSchema.index({ ...ofProduct, reg_date: -1, review_id: -1, lan_tp: 1 });
reviewSchema.index({ ...ofProduct, helpful_cnt: -1, review_id: -1, lan_tp: 1 });
reviewSchema.index({ ...ofProduct, stars: -1, review_id: -1, lan_tp: 1 });
reviewSchema.index({ standing: 1, deleted_at: 1, reg_date: -1, review_id: -1 });
reviewSchema.index({ deleted_at: 1, reg_date: -1, review_id: -1 });
reviewSchema.index({ mem_id: 1, reg_date: -1 });
reviewSchema.index({ helpful: 1 });
// One of an order, whoever else deletes theirs and writes another.
reviewSchema.index({ order_id: 1, deleted_at: 1 }, { unique: true });

/** The reviews of a store. */
export const reviewModel = (store: Connection): Model<StoredReview> =>
  (store.models['Review'] as Model<StoredReview> | undefined) ??
  store.model<StoredReview>('Review', reviewSchema);
