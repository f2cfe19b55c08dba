import type { ReviewSummary } from '@narae/contracts';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What all reviews of a product say together (COMMUNITY-28). */
export interface StoredSummary extends ReviewSummary {
  prod_id: string;
  version: number;
  outbox: OutboxEntry[];
}

const whole = { type: Number, required: true };

const summarySchema = new Schema<StoredSummary>(
  {
    prod_id: { type: String, required: true, unique: true },
    review_cnt: whole,
    average_tenths: whole,
    stars_cnt: { type: [Number], required: true },
    guide_tenths: whole,
    programme_tenths: whole,
    value_tenths: whole,
    described_tenths: whole,
    version: whole,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'review_summaries' },
);

/** The summaries of a store. */
export const summaryModel = (store: Connection): Model<StoredSummary> =>
  (store.models['ReviewSummary'] as Model<StoredSummary> | undefined) ??
  store.model<StoredSummary>('ReviewSummary', summarySchema);
