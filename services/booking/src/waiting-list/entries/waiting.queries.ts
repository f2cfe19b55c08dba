import type { OutboxEntry } from '@narae/service-kit';
import type { QueueAddress } from './queue.rules.ts';
import type { WaitingEntry, waitingModel } from './waiting.model.ts';

type Entries = ReturnType<typeof waitingModel>;

/** Of any member or of one; another member's counts as absent. */
export const findEntry = (
  entries: Entries,
  waiting_id: string,
  mem_id?: string,
): Promise<WaitingEntry | null> =>
  entries
    .findOne({ waiting_id, ...(mem_id === undefined ? {} : { mem_id }) })
    .lean<WaitingEntry>()
    .exec();

export const findOpenEntry = (
  entries: Entries,
  { kind, target_id }: QueueAddress,
  mem_id: string,
): Promise<WaitingEntry | null> =>
  entries.findOne({ kind, target_id, mem_id, open: true }).lean<WaitingEntry>().exec();

export const countOpenEntries = (entries: Entries, mem_id: string): Promise<number> =>
  entries.countDocuments({ mem_id, open: true }).exec();

/** Open ones first, then the newest; `limit` 0 means all. */
export const findEntriesOf = (entries: Entries, mem_id: string, limit: number): Promise<WaitingEntry[]> =>
  entries.find({ mem_id }).sort({ open: -1, waiting_id: -1 }).limit(limit).lean<WaitingEntry[]>().exec();

/** @throws duplicate key where the member has an open one of this queue */
export const addEntry = async (entries: Entries, entry: WaitingEntry): Promise<void> => {
  await entries.create(entry);
};

/** The non-empty queues among the named; reads one entry of each. */
export const findQueued = async (
  entries: Entries,
  queues: readonly QueueAddress[],
): Promise<QueueAddress[]> => {
  const oneOf = ({ kind, target_id }: QueueAddress) => [
    { $match: { kind, target_id, open: true } },
    { $limit: 1 },
    { $project: { _id: 0, kind: 1, target_id: 1 } },
  ];
  const [first, ...others] = queues;
  if (!first) return [];
  const coll = entries.collection.name;
  return entries
    .aggregate<QueueAddress>([
      ...oneOf(first),
      ...others.map((queue) => ({ $unionWith: { coll, pipeline: oneOf(queue) } })),
    ])
    .exec();
};

export const findOffered = (entries: Entries, { kind, target_id }: QueueAddress): Promise<WaitingEntry[]> =>
  entries.find({ kind, target_id, open: true, state: 'offered' }).lean<WaitingEntry[]>().exec();

/** In line, of those that need at most `most` seats. */
export const findNext = (
  entries: Entries,
  { kind, target_id }: QueueAddress,
  most: number,
  limit: number,
): Promise<WaitingEntry[]> =>
  entries
    .find({ kind, target_id, open: true, state: 'waiting', seats: { $lte: most } })
    .sort({ waiting_id: 1 })
    .limit(limit)
    .lean<WaitingEntry[]>()
    .exec();

/** In their order, after one of them. */
export const findParties = (
  entries: Entries,
  { kind, target_id }: QueueAddress,
  { over, after, limit }: { over: boolean; after: string | undefined; limit: number },
): Promise<WaitingEntry[]> =>
  entries
    .find({
      kind,
      target_id,
      ...(over ? {} : { open: true }),
      ...(after === undefined ? {} : { waiting_id: { $gt: after } }),
    })
    .sort({ waiting_id: 1 })
    .limit(limit)
    .lean<WaitingEntry[]>()
    .exec();

/** Over exactly the entry it was decided on (ARCH-4); null when another write was faster. */
export const writeOverEntry = (
  entries: Entries,
  { waiting_id, version }: WaitingEntry,
  { set, events }: { set: Partial<WaitingEntry>; events: readonly OutboxEntry[] },
): Promise<WaitingEntry | null> =>
  entries
    .findOneAndUpdate(
      { waiting_id, version },
      { $set: set, $inc: { version: 1 }, $push: { outbox: { $each: events } } },
      { returnDocument: 'after' },
    )
    .lean<WaitingEntry>()
    .exec();

export const removeEntriesOf = (entries: Entries, mem_id: string): Promise<unknown> =>
  entries.deleteMany({ mem_id }).exec();

/** @throws duplicate-key error where the member has an open one of the queue */
export const giveEntry = (
  entries: Entries,
  waiting_id: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  entries.updateOne({ waiting_id, mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } }).exec();
