import type { Joined } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { giveEntries } from './calendar-entry.queries.ts';

/** Makes what calendars know the trips of a joined account by the other one's: they are changed there, not doubled (ACCOUNT-36). */
export const moveCalendars = async ({ calendarEntries }: NotifyContext, joined: Joined): Promise<void> => {
  await giveEntries(calendarEntries, joined);
};
