import type { OutboxEntry } from '@narae/service-kit';
import type { QueueAddress } from './queue.rules.ts';
import type { WaitingEntry, waitingModel } from './waiting.model.ts';

type Entries = ReturnType<typeof waitingModel>;

/** One entry, of whomever or of one member; somebody else's is as absent as one that never was. */
export const findEntry = (
  entries: Entries,
  waiting_id: string,
  mem_id?: string,
): Promise<WaitingEntry | null> =>
  entries
    .findOne({ waiting_id, ...(mem_id === undefined ? {} : { mem_id }) })
    .lean<WaitingEntry>()
    .exec();

/** A member's open entry of a queue. */
export const findOpenEntry = (
  entries: Entries,
  { kind, target_id }: QueueAddress,
  mem_id: string,
): Promise<WaitingEntry | null> =>
  entries.findOne({ kind, target_id, mem_id, open: true }).lean<WaitingEntry>().exec();

/** How many queues a member is in. */
export const countOpenEntries = (entries: Entries, mem_id: string): Promise<number> =>
  entries.countDocuments({ mem_id, open: true }).exec();

/** A member's entries, open ones first, then the newest, at most `limit`; 0 for all. */
export const findEntriesOf = (entries: Entries, mem_id: string, limit: number): Promise<WaitingEntry[]> =>
  entries.find({ mem_id }).sort({ open: -1, waiting_id: -1 }).limit(limit).lean<WaitingEntry[]>().exec();

/** Adds an entry. @throws duplicate key where the member has an open one of this queue */
export const addEntry = async (entries: Entries, entry: WaitingEntry): Promise<void> => {
  await entries.create(entry);
};

/** Those of the named queues that anybody is in: one command, which looks at one entry of each. */
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

/** The entries of a queue that are offered something. */
export const findOffered = (entries: Entries, { kind, target_id }: QueueAddress): Promise<WaitingEntry[]> =>
  entries.find({ kind, target_id, open: true, state: 'offered' }).lean<WaitingEntry[]>().exec();

/** The next parties in line, of those that need no more than `most` seats, at most `limit`. */
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

/** The parties of a queue in their order, after one of them. */
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

/** Writes a change and its events over exactly the entry it was decided on (ARCH-4); null when somebody was faster. */
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

/** Forgets every entry of a member. */
export const removeEntriesOf = (entries: Entries, mem_id: string): Promise<unknown> =>
  entries.deleteMany({ mem_id }).exec();

/** Makes one member's entry another's. @throws the duplicate-key error where the other has an open one of the queue */
export const giveEntry = (
  entries: Entries,
  waiting_id: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  entries.updateOne({ waiting_id, mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } }).exec();
