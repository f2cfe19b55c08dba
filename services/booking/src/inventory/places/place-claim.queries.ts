import {
  lowered,
  withClaimInstead,
  withClaims,
  withoutClaims,
  withClaimFor,
} from '../ledger/ledger-stages.queries.ts';
import { moving, notClosed, unchanged } from './place-ledger.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

interface PlaceStanding {
  readonly remaining: number;
  /** No further places are given (EVENT-11). */
  readonly closed: boolean;
  readonly claim: PlaceClaim | null;
}

/** None remain of an event without a ledger. */
export const readPlaces = async (ledgers: Ledgers, event_id: string, key: string): Promise<PlaceStanding> => {
  const ledger = await ledgers
    .findOne({ event_id }, { remaining: 1, closed: 1, claims: { $elemMatch: { key } } })
    .lean<Pick<PlaceLedger, 'remaining' | 'closed'> & Partial<Pick<PlaceLedger, 'claims'>>>()
    .exec();
  const { remaining = 0, closed = false, claims: [claim = null] = [] } = ledger ?? {};
  return { remaining, closed, claim };
};

/** Claims unsettled since a moment, of at most `limit` events, except the named ones. */
export const findUnsettled = async (
  ledgers: Ledgers,
  before: Date,
  except: readonly string[],
  limit: number,
): Promise<{ event_id: string; key: string }[]> => {
  const found = await ledgers
    .find(
      { claims: { $elemMatch: { settled: false, at: { $lte: before }, key: { $nin: except } } } },
      { event_id: 1, claims: 1 },
    )
    .limit(limit)
    .lean<PlaceLedger[]>()
    .exec();
  return found.flatMap(({ event_id, claims }) =>
    claims
      .filter(({ settled, at, key }) => !settled && at.getTime() <= before.getTime() && !except.includes(key))
      .map(({ key }) => ({ event_id, key })),
  );
};

/** One conditional update: enough places, not closed, no claim yet. */
export const addClaim = async (ledgers: Ledgers, event_id: string, claim: PlaceClaim): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, ...notClosed, remaining: { $gte: claim.count }, 'claims.key': { $ne: claim.key } },
    moving(event_id, { remaining: lowered(claim.count), claims: withClaims([claim]) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/**
 * Replaces exactly the claim that was read; one of zero places is removed.
 * @returns false where the claim changed, too few places remain, or a closed event would give more
 */
export const replaceClaim = async (
  ledgers: Ledgers,
  event_id: string,
  existing: PlaceClaim,
  claim: PlaceClaim,
): Promise<boolean> => {
  const { key, count } = existing;
  const more = claim.count - count;
  const same = { event_id, claims: { $elemMatch: unchanged(existing) } };
  if (more === 0 && claim.count > 0) {
    const { matchedCount } = await ledgers.updateOne(same, { $set: { 'claims.$': claim } });
    return matchedCount === 1;
  }
  const claims = claim.count === 0 ? withoutClaims([key]) : withClaimInstead(claim);
  const { modifiedCount } = await ledgers.updateOne(
    more > 0 ? { ...same, ...notClosed, remaining: { $gte: more } } : same,
    moving(event_id, { remaining: lowered(more), claims }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

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

export const findOfferedEvents = (ledgers: Ledgers): Promise<string[]> =>
  ledgers.distinct('event_id', { 'claims.offered_to': { $type: 'string' } }).exec();

const offered = ({ key, count, expires_at }: PlaceClaim) => ({ key, count, expires_at });

/**
 * Turns exactly the offer that was read into a reservation's places, in one update (SEAT-7).
 * @param known the reservation's earlier claim @returns false where either changed, or too few places remain
 */
export const takeUpPlaceOffer = async (
  ledgers: Ledgers,
  event_id: string,
  { offer, known: existing, claim }: { offer: PlaceClaim; known: PlaceClaim | null; claim: PlaceClaim },
): Promise<boolean> => {
  const more = claim.count - (existing?.count ?? 0) - offer.count;
  const { modifiedCount } = await ledgers.updateOne(
    {
      event_id,
      $and: [
        { claims: { $elemMatch: offered(offer) } },
        existing ? { claims: { $elemMatch: unchanged(existing) } } : { 'claims.key': { $ne: claim.key } },
      ],
      ...(more > 0 ? { ...notClosed, remaining: { $gte: more } } : {}),
    },
    moving(event_id, { remaining: lowered(more), claims: withClaimFor([offer.key, claim.key], claim) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

/** @returns false where exactly that offer is gone */
export const removeOffer = async (
  ledgers: Ledgers,
  event_id: string,
  offer: PlaceClaim,
): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, claims: { $elemMatch: offered(offer) } },
    moving(event_id, { remaining: lowered(-offer.count), claims: withoutClaims([offer.key]) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

export const givePlaceOffers = (
  ledgers: Ledgers,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  ledgers
    .updateMany(
      { 'claims.offered_to': from },
      { $set: { 'claims.$[one].offered_to': into }, $inc: { version: 1 } },
      { arrayFilters: [{ 'one.offered_to': from }] },
    )
    .exec();
