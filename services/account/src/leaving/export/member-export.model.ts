import type { ExportState, LanTp } from '@narae/contracts';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  storedOutbox,
  storedModel,
  text,
  type OutboxEntry,
  type StoredOf,
} from '@narae/service-kit';

/** On its way or ready (ACCOUNT-40). */
const memberExport = {
  export_id: text({ unique: true }),
  mem_id: text({ index: true }),
  state: text<ExportState>(),
  /** While it is being made: one per member. */
  open: flag(),
  lan_tp: text<LanTp>(),
  asked_at: moment(),
  /** When a process makes it, tries again, or deletes it. */
  check_at: moment({ index: true }),
  /** Attempts that broke though every domain answered; absent in old records. */
  attempts: optional(number()),
  parts: list(text()),
  size: number({ default: 0 }),
  /** Domains left out because they were away for a day. */
  missing: list(text()),
  mailed: flag({ default: false }),
  /** Until then no other download begins. */
  downloading_until: orNull(moment()),
  /** Until then it can be downloaded, or is shown as failed. */
  until: orNull(moment()),
  version: number(),
  outbox: storedOutbox,
};
export type StoredExport = StoredOf<typeof memberExport>;

export const exportModel = storedModel('MemberExport', 'member_exports', memberExport, [
  { mem_id: 1, open: 1 },
  { unique: true, partialFilterExpression: { open: true } },
]);

type Exports = ReturnType<typeof exportModel>;

/** @throws duplicate key where one of the member is being made */
export const addExport = async (exports: Exports, one: Partial<StoredExport>): Promise<void> => {
  await exports.create(one);
};

export const newestExportOf = (exports: Exports, mem_id: string): Promise<StoredExport | null> =>
  exports.findOne({ mem_id }).sort({ asked_at: -1 }).lean<StoredExport>().exec();

export const exportsOf = (exports: Exports, mem_id: string): Promise<StoredExport[]> =>
  exports.find({ mem_id }).lean<StoredExport[]>().exec();

/** No other process takes it before `until`. */
export const takeDueExport = (exports: Exports, now: Date, until: Date): Promise<StoredExport | null> =>
  exports
    .findOneAndUpdate(
      { check_at: { $lte: now } },
      { $set: { check_at: until }, $inc: { version: 1 } },
      { sort: { check_at: 1 }, returnDocument: 'after' },
    )
    .lean<StoredExport>()
    .exec();

export const nextDueAt = async (exports: Exports): Promise<Date | null> => {
  const next = await exports
    .findOne({}, { check_at: 1 })
    .sort({ check_at: 1 })
    .lean<Pick<StoredExport, 'check_at'>>()
    .exec();
  return next?.check_at ?? null;
};

/** Writes over exactly the export that was read, with events. @returns null where it changed meanwhile */
export const changeExport = (
  exports: Exports,
  { export_id, version }: Pick<StoredExport, 'export_id' | 'version'>,
  set: Partial<StoredExport>,
  events: readonly OutboxEntry[] = [],
): Promise<StoredExport | null> =>
  exports
    .findOneAndUpdate(
      { export_id, version },
      { $set: set, $inc: { version: 1 }, $push: { outbox: { $each: events } } },
      { returnDocument: 'after' },
    )
    .lean<StoredExport>()
    .exec();

/** Before the next piece is made, so that none is forgotten. @returns false where the export is gone */
export const addPart = async (
  exports: Exports,
  export_id: string,
  part: string,
  bytes: number,
): Promise<boolean> =>
  (await exports.updateOne({ export_id }, { $push: { parts: part }, $inc: { size: bytes } })).matchedCount ===
  1;

export const findExport = (exports: Exports, export_id: string): Promise<StoredExport | null> =>
  exports.findOne({ export_id }).lean<StoredExport>().exec();

export const removeExport = async (exports: Exports, export_id: string): Promise<void> => {
  await exports.deleteOne({ export_id });
};
