import type { InventoryContext } from '../context.ts';
import {
  addClaim,
  findOffers,
  findUnsettled,
  readPlaces,
  replaceClaim,
  takeUpPlaceOffer,
} from './place-claim.queries.ts';
import type { PlaceClaim } from './place-ledger.model.ts';
import { readLedgers } from './place-ledger.queries.ts';

export type PlaceContext = Pick<InventoryContext, 'places' | 'now'> & {
  readonly relay: Pick<InventoryContext['relay'], 'nudge'>;
};

export interface Wanted {
  readonly event_id: string;
  readonly event_rv_id: string;
  readonly count: number;
  readonly version: number;
}

/** Tries of an update that loses against changes of the same claim. */
const attempts = 8;

/** A reservation is written within moments of its places: after this long the process is dead. */
const settlesWithinMs = 60_000;

export interface Shortage {
  /** Including the reservation's own. */
  readonly left: number;
  /** Closed early by the organiser: nobody gets what is left (EVENT-11). */
  readonly closed: boolean;
}

export interface PlacesStanding {
  /** Never below zero. */
  readonly left: number;
  readonly closed: boolean;
}

const put = (
  places: PlaceContext['places'],
  event_id: string,
  {
    offer,
    known: existing,
    claim,
  }: { offer: PlaceClaim | undefined; known: PlaceClaim | null; claim: PlaceClaim },
): Promise<boolean> => {
  if (offer) return takeUpPlaceOffer(places, event_id, { offer, known: existing, claim });
  return existing ? replaceClaim(places, event_id, existing, claim) : addClaim(places, event_id, claim);
};

/**
 * Gives a reservation at least these places before it is written, from the member's offer first (SEAT-7).
 * The claim is unsettled until `settlePlaces`, so that a crash leaves it findable. @returns null on success
 */
export const coverPlaces = async (
  { places, relay, now }: PlaceContext,
  { event_id, event_rv_id, mem_id, count, version }: Wanted & { readonly mem_id: string },
): Promise<Shortage | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { remaining, closed, claim } = await readPlaces(places, event_id, event_rv_id);
    if (!claim && count === 0) return null;
    const more = count > (claim?.count ?? 0);
    const [offer] = more ? await findOffers(places, event_id, mem_id) : [];
    const next: PlaceClaim = {
      key: event_rv_id,
      count: Math.max(count, claim?.count ?? 0),
      for_version: Math.max(version, claim?.for_version ?? 0),
      settled: false,
      at: now(),
    };
    if (await put(places, event_id, { offer, known: claim, claim: next })) {
      relay.nudge();
      return null;
    }
    const own = (claim?.count ?? 0) + (offer?.count ?? 0);
    const left = Math.max(0, remaining) + own;
    if (closed && own < count) return { left: own, closed };
    if (left < count) return { left, closed };
  }
  return { left: 0, closed: false };
};

/** Gives surplus places back, exactly once. A claim for a later version is left to that version's call. */
export const settlePlaces = async (
  { places, relay, now }: PlaceContext,
  { event_id, event_rv_id, count, version }: Wanted,
): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { claim } = await readPlaces(places, event_id, event_rv_id);
    if (!claim || claim.for_version > version) return;
    if (claim.settled && claim.count === count) return;
    const next = { ...claim, count, for_version: version, settled: true, at: now() };
    if (await replaceClaim(places, event_id, claim, next)) return relay.nudge();
  }
};

/** Reservations whose places a dead process took and never settled. */
export const abandonedClaims = async (
  { places, now }: Pick<PlaceContext, 'places' | 'now'>,
  except: readonly string[] = [],
  limit = 100,
): Promise<{ event_id: string; event_rv_id: string }[]> => {
  const before = new Date(now().getTime() - settlesWithinMs);
  const found = await findUnsettled(places, before, except, limit);
  return found.map(({ event_id, key }) => ({ event_id, event_rv_id: key }));
};

/** Offered places stay the member's, even on an event closed since (SEAT-7). */
export const placesStandingFor = async (
  context: Pick<PlaceContext, 'places'>,
  event_id: string,
  mem_id: string,
): Promise<PlacesStanding & { readonly offered: number }> => {
  const [offer] = await findOffers(context.places, event_id, mem_id);
  const standing = (await placesStanding(context, [event_id]))(event_id);
  if (!offer) return { ...standing, offered: 0 };
  const offered = offer.count;
  return { left: offered + (standing.closed ? 0 : standing.left), closed: false, offered };
};

/** Places a reservation may count on: free ones, the member's offer and its own, which an unfinished write may hold. */
export const placesLeftFor = async (
  context: Pick<PlaceContext, 'places'>,
  {
    event_id,
    mem_id,
    event_rv_id = '',
  }: { event_id: string; mem_id: string; event_rv_id?: string | undefined },
): Promise<number> => {
  const { left } = await placesStandingFor(context, event_id, mem_id);
  const { claim } = await readPlaces(context.places, event_id, event_rv_id);
  return left + (claim?.count ?? 0);
};

/** By event_id; none are left without a ledger. */
export const placesStanding = async (
  { places }: Pick<PlaceContext, 'places'>,
  event_ids: readonly string[],
): Promise<(event_id: string) => PlacesStanding> => {
  const rows = await readLedgers(places, [...new Set(event_ids)]);
  const existing = new Map(
    rows.map(({ event_id, remaining, closed = false }) => [
      event_id,
      { left: Math.max(0, remaining), closed },
    ]),
  );
  return (event_id) => existing.get(event_id) ?? { left: 0, closed: false };
};
