import { upsertNewer } from '@narae/service-kit';
import type { AdminEntry } from '../../kernel/index.ts';
import { moving, resizing } from './place-ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** Capacity and places left of events, of all or the named ones. */
export const readLedgers = (
  ledgers: Ledgers,
  event_ids?: readonly string[],
): Promise<Pick<PlaceLedger, 'event_id' | 'capacity' | 'remaining' | 'version' | 'closed'>[]> =>
  ledgers
    .find(event_ids ? { event_id: { $in: event_ids } } : {}, {
      event_id: 1,
      capacity: 1,
      remaining: 1,
      version: 1,
      closed: 1,
    })
    .lean<PlaceLedger[]>()
    .exec();

/** Creates a ledger or moves its capacity, unless it knows this version of the event or a later one. */
export const resizeLedger = (
  ledgers: Ledgers,
  {
    event_id,
    capacity,
    version,
    first,
  }: { event_id: string; capacity: number; version: number; first: readonly PlaceClaim[] },
): Promise<boolean> =>
  upsertNewer(() =>
    ledgers.updateOne(
      { event_id, event_version: { $lt: version } },
      resizing(event_id, capacity, version, first),
      { upsert: true, updatePipeline: true },
    ),
  );

/**
 * Closes an event early or opens it again, with the entry of the audit log in the same update; nothing when it is so
 * already. @returns whether anything changed
 */
export const setClosed = async (
  ledgers: Ledgers,
  event_id: string,
  closed: boolean,
  entry: AdminEntry,
): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, closed: closed ? { $ne: true } : true },
    [
      { $set: { closed, audit: { $concatArrays: [{ $ifNull: ['$audit', []] }, [{ $literal: entry }]] } } },
      ...moving(event_id, { remaining: '$remaining', claims: '$claims' }),
    ],
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};
