import type { LocalizedText, RefundScheduleName } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../../content/kinds/edited-fields.model.ts';
import { localizedText, plain } from '../../content/kinds/localized-text.model.ts';
import { modelOf } from '../../content/kinds/model-of.model.ts';
import type { RefundScheduleContent } from './refund-schedule.rules.ts';

/** A refund schedule that an operator has published; before that it is as the shop opened with it (REFUND-3). */
export interface StoredRefundSchedule extends RefundScheduleContent, Edited {
  schedule: RefundScheduleName;
  names: LocalizedText;
  /** Of its publications, from 1. */
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

/** The refund schedules of a store. */
export const refundScheduleModel = (store: Connection): Model<StoredRefundSchedule> =>
  modelOf(store, 'RefundSchedule', refundScheduleSchema);
