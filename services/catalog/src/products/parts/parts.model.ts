import type { LocalizedText, OptionKind, RefundScheduleName } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { type Edited, editedFields, localizedText, modelOf, plain } from '../../content/index.ts';
import type { RefundScheduleContent } from './refund-schedule.rules.ts';

/** A paid option; the price is KRW per participant. */
export interface StoredOption extends Edited {
  opt_code: string;
  /** A person takes at most one `seat` and one `room`. */
  kind: OptionKind;
  names: LocalizedText;
  messages: LocalizedText;
  origin_price: number;
  version?: number;
}

const optionSchema = new Schema<StoredOption>(
  {
    opt_code: { type: String, required: true, unique: true },
    kind: { type: String, required: true },
    names: localizedText,
    messages: localizedText,
    origin_price: { type: Number, required: true, min: 0 },
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'options' },
);

export const optionModel = (store: Connection): Model<StoredOption> => modelOf(store, 'Option', optionSchema);

/** A refund schedule changed by an operator (REFUND-3). */
export interface StoredRefundSchedule extends RefundScheduleContent, Edited {
  schedule: RefundScheduleName;
  names: LocalizedText;
  version: number;
}

const refundScheduleSchema = new Schema<StoredRefundSchedule>(
  {
    schedule: { type: String, required: true, unique: true },
    names: localizedText,
    steps: [new Schema({ from_days: Number, pct: Number }, plain)],
    no_show_pct: { type: Number, required: true },
    grace: { type: new Schema({ grace_hours: Number, grace_until_days: Number }, plain) },
    organiser_extra_pct: { type: Number, required: true },
    name_fee_usd: { type: Number, required: true },
    version: { type: Number, required: true },
    ...editedFields,
  },
  { ...plainSchema, collection: 'refund_schedules' },
);

export const refundScheduleModel = (store: Connection): Model<StoredRefundSchedule> =>
  modelOf(store, 'RefundSchedule', refundScheduleSchema);
