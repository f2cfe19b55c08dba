import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { type Edited, editedFields, modelOf, plain } from '../content/index.ts';
import type { BaseRate } from './rate-quote.rules.ts';

/** A former rate; `by` is `official`, a mem_id, or empty for opening rates. */
export interface PastRate {
  deal_bas_r: number;
  rate_day: string;
  at: Date;
  by: string;
}

/** The last good rate (MONEY-4). */
export interface StoredRate extends BaseRate, Edited {
  version: number;
  history?: PastRate[];
  outbox: OutboxEntry[];
}

const rateSchema = new Schema<StoredRate>(
  {
    currency: { type: String, required: true, unique: true },
    deal_bas_r: { type: Number, required: true },
    rate_day: { type: String, required: true },
    version: { type: Number, required: true },
    history: {
      type: [new Schema<PastRate>({ deal_bas_r: Number, rate_day: String, at: Date, by: String }, plain)],
      default: [],
    },
    outbox: outboxField,
    ...editedFields,
  },
  { ...plainSchema, collection: 'rates' },
);

export const rateModel = (store: Connection): Model<StoredRate> => modelOf(store, 'Rate', rateSchema);
