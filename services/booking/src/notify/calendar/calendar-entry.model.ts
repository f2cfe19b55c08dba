import { number, storedModel, text, type StoredOf } from '@narae/service-kit';

const calendarEntry = {
  /** `cart_id` of an order, `event_rv_id` of a reservation. */
  entry_id: text({ unique: true }),
  mem_id: text({ index: true }),
  /** Constant, so that a calendar replaces the entry. */
  uid: text(),
  /** From 0; each change of the content raises it. */
  sequence: number(),
  /** Hash of the last content. */
  fingerprint: text(),
};

/** How calendars identify an order or reservation (MAIL-3). */
export type CalendarEntry = StoredOf<typeof calendarEntry>;

export const calendarEntryModel = storedModel('CalendarEntry', 'calendar_entries', calendarEntry);
