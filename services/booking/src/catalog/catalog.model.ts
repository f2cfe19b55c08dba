import type { BookableProduct, BookableEvent, Currency } from '@narae/contracts';
import { dateGiven, plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

export interface StoredProduct extends BookableProduct {
  /** Of the catalogue's product; older ones are discarded. */
  version: number;
  /** End of sale of a custom trip (CUSTOM-4); absent on catalogue products. */
  sale_until?: Date;
  /** Cancelled by its organiser: closed whatever the catalogue says (REFUND-4). */
  cancelled_at?: Date;
}

const bookableProductSchema = new Schema<StoredProduct>(
  {
    prod_id: { type: String, required: true, unique: true },
    version: { type: Number, required: true },
    prod_type: { type: String, required: true },
    prod_category: { type: String, required: true },
    titles: Schema.Types.Mixed,
    hotels: [Schema.Types.Mixed],
    refund_schedule: String,
    refund_terms: Schema.Types.Mixed,
    progress_yn: { type: String, required: true },
    start_day: { type: String, required: true },
    min_cnt: Number,
    end_day: { type: String, required: true, index: true },
    sale_until: { type: Date, default: undefined },
    cancelled_at: { type: Date, default: undefined },
  },
  // The payload was parsed already: only fields that are searched by are named.
  { ...plainSchema, strict: false, collection: 'bookable_products' },
);

bookableProductSchema.index({ prod_type: 1, prod_category: 1 });
bookableProductSchema.index({ start_day: 1, prod_id: 1 });
bookableProductSchema.index({ refund_schedule: 1, 'refund_terms.version': -1 });
bookableProductSchema.index(
  { sale_until: 1 },
  { name: 'sale_until_given', partialFilterExpression: { sale_until: dateGiven } },
);
bookableProductSchema.index(
  { cancelled_at: 1 },
  { name: 'cancelled_at_given', partialFilterExpression: { cancelled_at: dateGiven } },
);

export const bookableProductModel = (store: Connection): Model<StoredProduct> =>
  (store.models['BookableProduct'] as Model<StoredProduct> | undefined) ??
  store.model<StoredProduct>('BookableProduct', bookableProductSchema);

export interface StoredEvent extends BookableEvent {
  /** Of the catalogue's event; older ones are discarded. */
  version: number;
}

const bookableEventSchema = new Schema<StoredEvent>(
  {
    event_id: { type: String, required: true, unique: true },
    version: { type: Number, required: true },
    event_day: { type: String, required: true },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
  },
  // The payload was parsed already: only fields that are searched by are named.
  { ...plainSchema, strict: false, collection: 'bookable_events' },
);

bookableEventSchema.index({ event_day: 1, event_id: 1 });

export const bookableEventModel = (store: Connection): Model<StoredEvent> =>
  (store.models['BookableEvent'] as Model<StoredEvent> | undefined) ??
  store.model<StoredEvent>('BookableEvent', bookableEventSchema);

export interface Rate {
  currency: Currency;
  /** KRW per one unit. */
  deal_bas_r: number;
  rate_day: string;
  version: number;
}

const rateSchema = new Schema<Rate>(
  {
    currency: { type: String, required: true, unique: true },
    deal_bas_r: Number,
    rate_day: String,
    version: Number,
  },
  { ...plainSchema, collection: 'rates' },
);

export const rateModel = (store: Connection): Model<Rate> =>
  (store.models['Rate'] as Model<Rate> | undefined) ?? store.model<Rate>('Rate', rateSchema);
