import type { LanTp } from '@narae/contracts';
import type { MailCalendar } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { isHandedOut } from './calendar-entry.queries.ts';
import type { CalendarFacts } from './calendar-facts.rules.ts';
import { stampEntry } from './stamp-entry.ts';
import { writeCalendar } from './write-calendar.ts';

const fileName = ({ number }: CalendarFacts): string => `narae-${number}.ics`;

const write = async (context: NotifyContext, facts: CalendarFacts, lanTp: LanTp, to?: string) => {
  const { publicOrigin } = context.config;
  const stamp = await stampEntry(context, facts);
  const letter = { facts, ...stamp, lanTp, publicOrigin, now: context.now() };
  return writeCalendar(to === undefined ? letter : { ...letter, to });
};

/**
 * What a mail brings for the reader's calendar: an invitation while the trip or reservation stands, afterwards the cancellation of
 * one that was handed out, and otherwise nothing (MAIL-3).
 */
export const calendarForMail = async (
  context: NotifyContext,
  facts: CalendarFacts,
  { lan_tp, to }: { readonly lan_tp: LanTp; readonly to: string },
): Promise<{ calendar?: MailCalendar }> => {
  if (!facts.stands && !(await isHandedOut(context.calendarEntries, facts.entry_id))) return {};
  const { method, content } = await write(context, facts, lan_tp, to);
  return { calendar: { method, content, filename: fileName(facts) } };
};

/** The file its owner downloads. */
export const calendarToKeep = async (
  context: NotifyContext,
  facts: CalendarFacts,
  lanTp: LanTp,
): Promise<{ file_name: string; content: string }> => ({
  file_name: fileName(facts),
  content: (await write(context, facts, lanTp)).content,
});
