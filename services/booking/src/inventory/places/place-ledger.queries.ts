import { eventPlacesChangedV1, eventPlacesChangedV2 } from '@narae/events';
import { upsertNewer } from '@narae/service-kit';
import { ledgerStages } from '../ledger/ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';
import type { AdminEntry } from '../../kernel/index.ts';

/** The stages of updates of a ledger of places, and the events that tell of them. */
const { moving, resizing } = ledgerStages({
  key: 'event_id',
  sourceVersion: 'event_version',
  changed: [
    { event: eventPlacesChangedV1 },
    {
      event: eventPlacesChangedV2,
      also: { closed: { before: false, now: { $ifNull: ['$closed', false] } } },
    },
  ],
});
export { moving };

/** Only while the organiser has not closed it early. */
export const notClosed = { closed: { $ne: true } } as const;

/** Exactly the claim as read: a second writer matches nothing. */
export const unchanged = ({ key, count, for_version, settled, at }: PlaceClaim) => ({
  key,
  count,
  for_version,
  settled,
  at,
});

type Ledgers = ReturnType<typeof placeLedgerModel>;

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

/** Unless the ledger knows this event version or a later one. */
export const resizePlaces = (
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

/** Closes an event early or opens it again, with its audit entry. @returns whether anything changed */
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

export interface PlaceTotals {
  readonly event_id: string;
  readonly capacity: number;
  /** Offers included. */
  readonly claimed: number;
  /** Held back for the waiting list. */
  readonly offered: number;
  readonly remaining: number;
  readonly closed: boolean;
}

const offers = { $filter: { input: '$claims', as: 'claim', cond: { $gt: ['$$claim.offered_to', null] } } };

/** Claims stay in the store. */
export const readTotals = (ledgers: Ledgers, event_ids: readonly string[]): Promise<PlaceTotals[]> =>
  ledgers
    .aggregate<PlaceTotals>([
      { $match: { event_id: { $in: event_ids } } },
      { $set: { offers } },
      {
        $project: {
          _id: 0,
          event_id: 1,
          capacity: 1,
          claimed: { $sum: '$claims.count' },
          offered: { $sum: '$offers.count' },
          remaining: 1,
          closed: { $ifNull: ['$closed', false] },
        },
      },
    ])
    .exec();

interface PlaceFigures {
  /** Ledgers whose remaining and claimed places do not add up to the capacity. */
  readonly unbalanced: number;
  /** Unsettled claims older than a moment. */
  readonly abandoned: number;
}

const unsettled = (before: Date): unknown => ({
  $filter: {
    input: '$claims',
    as: 'claim',
    cond: { $and: [{ $eq: ['$$claim.settled', false] }, { $lte: ['$$claim.at', before] }] },
  },
});

/** Reads each ledger once inside the store. */
export const placeFigures = async (ledgers: Ledgers, before: Date): Promise<PlaceFigures> => {
  const [figures] = await ledgers.aggregate<PlaceFigures>([
    {
      $project: {
        off: { $ne: [{ $add: ['$remaining', { $sum: '$claims.count' }] }, '$capacity'] },
        abandoned: { $size: unsettled(before) },
      },
    },
    {
      $group: {
        _id: null,
        unbalanced: { $sum: { $cond: ['$off', 1, 0] } },
        abandoned: { $sum: '$abandoned' },
      },
    },
  ] as never);
  return figures ?? { unbalanced: 0, abandoned: 0 };
};
