import { eventPlacesChangedV1, eventPlacesChangedV2 } from '@narae/events';
import { upsertNewer } from '@narae/service-kit';
import type { AdminEntry } from '../shared/admin-entry.ts';
import {
  ledgerStages,
  lowered,
  withClaim,
  withClaimFor,
  withClaimInstead,
  withoutClaim,
} from '../shared/ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** An event's places as one reservation sees them. */
export interface PlaceStanding {
  readonly remaining: number;
  /** Closed early: no further places are given (EVENT-11). */
  readonly closed: boolean;
  readonly claim: PlaceClaim | null;
}

/** Only while the organiser has not closed the event early. */
const open = { closed: { $ne: true } } as const;

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

/** What remains of an event, and what a reservation has of it; none remain of an event without a ledger. */
export const readPlaces = async (ledgers: Ledgers, event_id: string, key: string): Promise<PlaceStanding> => {
  const ledger = await ledgers
    .findOne({ event_id }, { remaining: 1, closed: 1, claims: { $elemMatch: { key } } })
    .lean<Pick<PlaceLedger, 'remaining' | 'closed'> & Partial<Pick<PlaceLedger, 'claims'>>>()
    .exec();
  const { remaining = 0, closed = false, claims: [claim = null] = [] } = ledger ?? {};
  return { remaining, closed, claim };
};

/** Places of an event that are offered, of everybody or of one member. */
export const findOffers = async (
  ledgers: Ledgers,
  event_id: string,
  mem_id?: string,
): Promise<PlaceClaim[]> => {
  const ledger = await ledgers
    .findOne(
      { event_id, 'claims.offered_to': mem_id ?? { $type: 'string' } },
      { claims: mem_id === undefined ? 1 : { $elemMatch: { offered_to: mem_id } } },
    )
    .lean<Pick<PlaceLedger, 'claims'>>()
    .exec();
  return (ledger?.claims ?? []).filter(({ offered_to }) => offered_to !== undefined);
};

/** Events of which somebody is offered places. */
export const findOfferedEvents = (ledgers: Ledgers): Promise<string[]> =>
  ledgers.distinct('event_id', { 'claims.offered_to': { $type: 'string' } }).exec();

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

/**
 * Takes the places of a new claim: the one conditional update behind it asks for enough places of an event that is not
 * closed, and no claim yet.
 */
export const addClaim = async (ledgers: Ledgers, event_id: string, claim: PlaceClaim): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, ...open, remaining: { $gte: claim.count }, 'claims.key': { $ne: claim.key } },
    moving(event_id, { remaining: lowered(claim.count), claims: withClaim(claim) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** Exactly the claim that was read, so that whoever comes second matches nothing. */
const unchanged = ({ key, count, for_version, settled, at }: PlaceClaim) => ({
  key,
  count,
  for_version,
  settled,
  at,
});

/**
 * Puts a claim in the place of exactly the one that was read, taking or giving back the difference; none of zero places
 * stays. @returns false where the claim is not what it was, too few places remain, or more are asked of a closed event
 */
export const replaceClaim = async (
  ledgers: Ledgers,
  event_id: string,
  known: PlaceClaim,
  claim: PlaceClaim,
): Promise<boolean> => {
  const { key, count } = known;
  const more = claim.count - count;
  const same = { event_id, claims: { $elemMatch: unchanged(known) } };
  if (more === 0 && claim.count > 0) {
    const { matchedCount } = await ledgers.updateOne(same, { $set: { 'claims.$': claim } });
    return matchedCount === 1;
  }
  const claims = claim.count === 0 ? withoutClaim(key) : withClaimInstead(claim);
  const { modifiedCount } = await ledgers.updateOne(
    more > 0 ? { ...same, ...open, remaining: { $gte: more } } : same,
    moving(event_id, { remaining: lowered(more), claims }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

const offered = ({ key, count, expires_at }: PlaceClaim) => ({ key, count, expires_at });

/**
 * Gives a reservation the places of exactly the offer that was read, in one update; what is more or less comes from or
 * goes to what remains (SEAT-7). @param known the claim the reservation has already
 * @returns false where one of the two is not what it was, or too few places remain for more people
 */
export const takeUpOffer = async (
  ledgers: Ledgers,
  event_id: string,
  { offer, known, claim }: { offer: PlaceClaim; known: PlaceClaim | null; claim: PlaceClaim },
): Promise<boolean> => {
  const more = claim.count - (known?.count ?? 0) - offer.count;
  const { modifiedCount } = await ledgers.updateOne(
    {
      event_id,
      $and: [
        { claims: { $elemMatch: offered(offer) } },
        known ? { claims: { $elemMatch: unchanged(known) } } : { 'claims.key': { $ne: claim.key } },
      ],
      ...(more > 0 ? { ...open, remaining: { $gte: more } } : {}),
    },
    moving(event_id, { remaining: lowered(more), claims: withClaimFor([offer.key, claim.key], claim) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** Gives the places of exactly the offer that was read back. @returns false where it is not there any more */
export const removeOffer = async (
  ledgers: Ledgers,
  event_id: string,
  offer: PlaceClaim,
): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, claims: { $elemMatch: offered(offer) } },
    moving(event_id, { remaining: lowered(-offer.count), claims: withoutClaim(offer.key) }),
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

/** Places of an event at a glance. */
export interface PlaceTotals {
  readonly event_id: string;
  readonly capacity: number;
  /** Of all claims, offers among them. */
  readonly claimed: number;
  /** Held back for members of the waiting list. */
  readonly offered: number;
  readonly remaining: number;
  readonly closed: boolean;
}

const offers = { $filter: { input: '$claims', as: 'claim', cond: { $gt: ['$$claim.offered_to', null] } } };

/** How the places of the named events are used; claims stay in the store. */
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
