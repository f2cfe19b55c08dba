import { lowered, withClaimInstead, withClaims, withoutClaims } from '../ledger/ledger-stages.queries.ts';
import { moving, notClosed, unchanged } from './place-ledger-stages.queries.ts';
import type { PlaceClaim, PlaceLedger, placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** An event's places as one reservation sees them. */
export interface PlaceStanding {
  readonly remaining: number;
  /** Closed early: no further places are given (EVENT-11). */
  readonly closed: boolean;
  readonly claim: PlaceClaim | null;
}

/** What remains of an event, and what a reservation has of it; none remain of an event without a ledger. */
export const readPlaces = async (ledgers: Ledgers, event_id: string, key: string): Promise<PlaceStanding> => {
  const ledger = await ledgers
    .findOne({ event_id }, { remaining: 1, closed: 1, claims: { $elemMatch: { key } } })
    .lean<Pick<PlaceLedger, 'remaining' | 'closed'> & Partial<Pick<PlaceLedger, 'claims'>>>()
    .exec();
  const { remaining = 0, closed = false, claims: [claim = null] = [] } = ledger ?? {};
  return { remaining, closed, claim };
};

/** Claims that nobody has settled since a moment, of at most `limit` events, without those named. */
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

/**
 * Takes the places of a new claim: the one conditional update behind it asks for enough places of an event that is not
 * closed, and no claim yet.
 */
export const addClaim = async (ledgers: Ledgers, event_id: string, claim: PlaceClaim): Promise<boolean> => {
  const { modifiedCount } = await ledgers.updateOne(
    { event_id, ...notClosed, remaining: { $gte: claim.count }, 'claims.key': { $ne: claim.key } },
    moving(event_id, { remaining: lowered(claim.count), claims: withClaims([claim]) }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};

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
  const claims = claim.count === 0 ? withoutClaims([key]) : withClaimInstead(claim);
  const { modifiedCount } = await ledgers.updateOne(
    more > 0 ? { ...same, ...notClosed, remaining: { $gte: more } } : same,
    moving(event_id, { remaining: lowered(more), claims }),
    { updatePipeline: true },
  );
  return modifiedCount === 1;
};
