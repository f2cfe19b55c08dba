import type { BookingContext } from '../context.ts';
import type { PlaceClaim } from './place-ledger.model.ts';
import { addClaim, findUnsettled, readLedgers, readPlaces, replaceClaim } from './place-ledger.queries.ts';

/** What the ledgers of places need of booking's context. */
export type PlaceContext = Pick<BookingContext, 'places' | 'now'> & {
  readonly relay: Pick<BookingContext['relay'], 'nudge'>;
};

/** Whose places of which event, how many, and the version of the reservation that says so. */
export interface Wanted {
  readonly event_id: string;
  readonly event_rv_id: string;
  readonly count: number;
  readonly version: number;
}

/** How often an update is tried again that lost against a change of the same claim. */
const attempts = 8;

/** Whoever takes places writes the reservation within moments; after this long nobody is about to any more. */
const settlesWithinMs = 60_000;

/**
 * Sees to it that a reservation has at least so many places before it says so; it never takes any away. Until
 * `settlePlaces` the claim is marked, so that what a crash leaves is found.
 * @returns null when the places are there, otherwise how many there are for this reservation
 */
export const coverPlaces = async (
  { places, relay, now }: PlaceContext,
  { event_id, event_rv_id, count, version }: Wanted,
): Promise<number | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { remaining, claim } = await readPlaces(places, event_id, event_rv_id);
    if (!claim && count === 0) return null;
    const next: PlaceClaim = {
      key: event_rv_id,
      count: Math.max(count, claim?.count ?? 0),
      for_version: Math.max(version, claim?.for_version ?? 0),
      settled: false,
      at: now(),
    };
    const done = claim
      ? await replaceClaim(places, event_id, claim, next)
      : await addClaim(places, event_id, next);
    if (done) {
      relay.nudge();
      return null;
    }
    const left = Math.max(0, remaining) + (claim?.count ?? 0);
    if (left < count) return left;
  }
  return 0;
};

/**
 * Gives back what a reservation has beyond what it says, exactly once whoever asks how often. Where somebody has taken
 * places for a later version meanwhile, they settle it.
 */
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

/** Reservations whose places were taken and never settled: a process ended between two steps. */
export const abandonedClaims = async (
  { places, now }: Pick<PlaceContext, 'places' | 'now'>,
  limit = 100,
): Promise<{ event_id: string; event_rv_id: string }[]> => {
  const before = new Date(now().getTime() - settlesWithinMs);
  const found = await findUnsettled(places, before, limit);
  return found.map(({ event_id, key }) => ({ event_id, event_rv_id: key }));
};

/** Places left of the named events, by event_id; never below zero. */
export const placesLeft = async (
  { places }: Pick<PlaceContext, 'places'>,
  event_ids: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await readLedgers(places, [...new Set(event_ids)]);
  return new Map(rows.map(({ event_id, remaining }) => [event_id, Math.max(0, remaining)]));
};
