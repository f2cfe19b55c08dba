import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What calendars know of an order or a reservation by (MAIL-3). */
export interface CalendarEntry {
  /** `cart_id` of an order, `event_rv_id` of a reservation. */
  entry_id: string;
  mem_id: string;
  /** Stays as it is while the entry changes, so that a calendar replaces instead of adding. */
  uid: string;
  /** From 0, raised by every change of what the entry says. */
  sequence: number;
  /** Hash of what the entry said last. */
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

/** The calendar entries that have been handed out. */
export const calendarEntryModel = (store: Connection): Model<CalendarEntry> =>
  (store.models['CalendarEntry'] as Model<CalendarEntry> | undefined) ??
  store.model<CalendarEntry>('CalendarEntry', calendarEntrySchema);
