import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { editedFields, type Edited } from './edited-fields.ts';
import { Schema, type Connection, type Model } from 'mongoose';
import type { BaseRate } from '../domain/rate-quote.ts';

/** The last good rate of a currency with its day (decisions, Money). */
export interface StoredRate extends BaseRate, Edited {
  version: number;
  outbox: OutboxEntry[];
}

const rateSchema = new Schema<StoredRate>(
  {
    currency: { type: String, required: true, unique: true },
    deal_bas_r: { type: Number, required: true },
    rate_day: { type: String, required: true },
    version: { type: Number, required: true },
    outbox: outboxField,
    ...editedFields,
  },
  { ...plainSchema, collection: 'rates' },
);

/** The base rates of a store. */
export const rateModel = (store: Connection): Model<StoredRate> =>
  (store.models['Rate'] as Model<StoredRate> | undefined) ?? store.model<StoredRate>('Rate', rateSchema);
