import type { CalendarEntry, calendarEntryModel } from './calendar-entry.model.ts';

type CalendarEntries = ReturnType<typeof calendarEntryModel>;

export const beginEntry = (
  entries: CalendarEntries,
  entry: Omit<CalendarEntry, 'sequence'>,
): Promise<CalendarEntry> =>
  entries
    .findOneAndUpdate(
      { entry_id: entry.entry_id },
      { $setOnInsert: { ...entry, sequence: 0 } },
      { upsert: true, returnDocument: 'after' },
    )
    .orFail()
    .lean<CalendarEntry>()
    .exec();

/** Raises the sequence once for each change of the content (ARCH-4); null after a concurrent change. */
export const raiseSequence = (
  entries: CalendarEntries,
  { entry_id, sequence }: CalendarEntry,
  fingerprint: string,
): Promise<CalendarEntry | null> =>
  entries
    .findOneAndUpdate(
      { entry_id, sequence },
      { $set: { fingerprint }, $inc: { sequence: 1 } },
      { returnDocument: 'after' },
    )
    .lean<CalendarEntry>()
    .exec();

export const isHandedOut = async (entries: CalendarEntries, entry_id: string): Promise<boolean> =>
  (await entries.exists({ entry_id })) !== null;

export const forgetEntriesOf = (entries: CalendarEntries, mem_id: string): Promise<unknown> =>
  entries.deleteMany({ mem_id }).exec();

export const giveEntries = (
  entries: CalendarEntries,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> => entries.updateMany({ mem_id: from }, { $set: { mem_id: into } }).exec();
