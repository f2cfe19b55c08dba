import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** How calendars identify an order or reservation (MAIL-3). */
export interface CalendarEntry {
  /** `cart_id` of an order, `event_rv_id` of a reservation. */
  entry_id: string;
  mem_id: string;
  /** Constant, so that a calendar replaces the entry. */
  uid: string;
  /** From 0; each change of the content raises it. */
  sequence: number;
  /** Hash of the last content. */
  fingerprint: string;
}

const calendarEntrySchema = new Schema<CalendarEntry>(
  {
    entry_id: { type: String, required: true, unique: true },
    mem_id: { type: String, required: true, index: true },
    uid: { type: String, required: true },
    sequence: { type: Number, required: true },
    fingerprint: { type: String, required: true },
  },
  { ...plainSchema, collection: 'calendar_entries' },
);

export const calendarEntryModel = (store: Connection): Model<CalendarEntry> =>
  (store.models['CalendarEntry'] as Model<CalendarEntry> | undefined) ??
  store.model<CalendarEntry>('CalendarEntry', calendarEntrySchema);
