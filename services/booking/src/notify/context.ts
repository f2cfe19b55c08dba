import type { Connection } from 'mongoose';
import type { CustomTravelContext } from '../custom-travel/index.ts';
import type { OrdersContext } from '../orders/index.ts';
import { calendarEntryModel } from './calendar/calendar-entry.model.ts';
import { mailPreferenceModel } from './delivery/mail-preference.model.ts';
import { mailRecordModel } from './delivery/mail-record.model.ts';

export interface NotifyContext extends OrdersContext, CustomTravelContext {
  readonly mailRecords: ReturnType<typeof mailRecordModel>;
  /** Mails that members have stopped, as account announces. */
  readonly mailPreferences: ReturnType<typeof mailPreferenceModel>;
  readonly calendarEntries: ReturnType<typeof calendarEntryModel>;
}

export const notifyStore = (store: Connection) => ({
  mailRecords: mailRecordModel(store),
  mailPreferences: mailPreferenceModel(store),
  calendarEntries: calendarEntryModel(store),
});
