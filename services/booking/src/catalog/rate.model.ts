import type { Currency } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Booking's own projection of a base rate, fed by rate.changed. */
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

/** The current base rates. */
export const rateModel = (store: Connection): Model<Rate> =>
  (store.models['Rate'] as Model<Rate> | undefined) ?? store.model<Rate>('Rate', rateSchema);
