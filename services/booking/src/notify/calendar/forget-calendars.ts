import type { NotifyContext } from '../context.ts';
import { forgetEntriesOf } from './calendar-entry.queries.ts';

/** Erases what calendars know a member's trips and reservations by (ACCOUNT-11). */
export const forgetCalendars = async ({ calendarEntries }: NotifyContext, mem_id: string): Promise<void> => {
  await forgetEntriesOf(calendarEntries, mem_id);
};
