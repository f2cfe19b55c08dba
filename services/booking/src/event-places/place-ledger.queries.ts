import { eventPlacesChangedV1 } from '@narae/events';
import { upsertNewer } from '@narae/service-kit';
import {
  ledgerStages,
  lowered,
  withClaim,
  withClaimInstead,
  withoutClaim,
} from '../shared/ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** An event's places as one reservation sees them. */
export interface PlaceStanding {
  readonly remaining: number;
  readonly claim: PlaceClaim | null;
}

const { moving, resizing } = ledgerStages({
  key: 'event_id',
  sourceVersion: 'event_version',
  changed: eventPlacesChangedV1,
});

/** What remains of an event, and what a reservation has of it; none remain of an event without a ledger. */
export const readPlaces = async (ledgers: Ledgers, event_id: string, key: string): Promise<PlaceStanding> => {
  const ledger = await ledgers
    .findOne({ event_id }, { remaining: 1, claims: { $elemMatch: { key } } })
    .lean<Pick<PlaceLedger, 'remaining'> & Partial<Pick<PlaceLedger, 'claims'>>>()
    .exec();
  return { remaining: ledger?.remaining ?? 0, claim: ledger?.claims?.[0] ?? null };
};

/** Capacity and places left of events, of all or the named ones. */
export const readLedgers = (
  ledgers: Ledgers,
  event_ids?: readonly string[],
): Promise<Pick<PlaceLedger, 'event_id' | 'capacity' | 'remaining' | 'version'>[]> =>
  ledgers
    .find(event_ids ? { event_id: { $in: event_ids } } : {}, {
      event_id: 1,
      capacity: 1,
      remaining: 1,
      version: 1,
    })
    .lean<PlaceLedger[]>()
    .exec();

/** Claims that nobody has settled since a moment, of at most `limit` events. */
export const findUnsettled = async (
  ledgers: Ledgers,
  before: Date,
  limit: number,
): Promise<{ event_id: string; key: string }[]> => {
  const found = await ledgers
    .find({ claims: { $elemMatch: { settled: false, at: { $lte: before } } } }, { event_id: 1, claims: 1 })
    .limit(limit)
    .lean<PlaceLedger[]>()
    .exec();
  return found.flatMap(({ event_id, claims }) =>
    claims
      .filter(({ settled, at }) => !settled && at.getTime() <= before.getTime())
      .map(({ key }) => ({ event_id, key })),
  );
};

/** Takes the places of a new claim: the one conditional update behind it asks for enough places, and no claim yet. */
export const addClaim = async (ledgers: Ledgers, event_id: string, claim: PlaceClaim): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, remaining: { $gte: claim.count }, 'claims.key': { $ne: claim.key } },
    moving(event_id, { remaining: lowered(claim.count), claims: withClaim(claim) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/**
 * Puts a claim in the place of exactly the one that was read, taking or giving back the difference; none of zero places
 * stays. @returns false where the claim is not what it was, or too few places remain
 */
export const replaceClaim = async (
  ledgers: Ledgers,
  event_id: string,
  known: PlaceClaim,
  claim: PlaceClaim,
): Promise<boolean> => {
  const { key, count, for_version, settled, at } = known;
  const more = claim.count - count;
  const same = { event_id, claims: { $elemMatch: { key, count, for_version, settled, at } } };
  if (more === 0 && claim.count > 0) {
    const { matchedCount } = await ledgers.updateOne(same, { $set: { 'claims.$': claim } });
    return matchedCount === 1;
  }
  const claims = claim.count === 0 ? withoutClaim(key) : withClaimInstead(claim);
  const { modifiedCount } = await ledgers.updateOne(
    more > 0 ? { ...same, remaining: { $gte: more } } : same,
    moving(event_id, { remaining: lowered(more), claims }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

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
