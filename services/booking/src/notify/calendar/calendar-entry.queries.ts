import type { CalendarEntry, calendarEntryModel } from './calendar-entry.model.ts';

type CalendarEntries = ReturnType<typeof calendarEntryModel>;

/** The entry of an order or a reservation, made when there is none. */
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

/** Raises the sequence, once for each change of what the entry says (ARCH-4); null when somebody was faster. */
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

/** Whether an entry was ever handed out. */
export const isHandedOut = async (entries: CalendarEntries, entry_id: string): Promise<boolean> =>
  (await entries.exists({ entry_id })) !== null;

/** Forgets the entries of a member. */
export const forgetEntriesOf = (entries: CalendarEntries, mem_id: string): Promise<unknown> =>
  entries.deleteMany({ mem_id }).exec();

/** Makes one member's entries another's. */
export const giveEntries = (
  entries: CalendarEntries,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> => entries.updateMany({ mem_id: from }, { $set: { mem_id: into } }).exec();
