import type { Joined } from '@narae/service-kit';
import type { InventoryContext } from '../context.ts';
import { endsThen, offersAmong, type Offer } from '../ledger/ledger-offers.rules.ts';
import type { PlaceContext } from './place-claims.ts';
import {
  addClaim,
  findOfferedEvents,
  findOffers,
  givePlaceOffers,
  readPlaces,
  removeOffer,
} from './place-claim.queries.ts';
import { readLedgers } from './place-ledger.queries.ts';

/** @returns false where too few remain, or the party has them already */
export const offerPlaces = async (
  { places, relay, now }: PlaceContext,
  event_id: string,
  { waiting_id: key, count, offered_to, expires_at }: Offer,
): Promise<boolean> => {
  const claim = { key, count, for_version: 0, settled: true, at: now(), offered_to, expires_at };
  const taken = await addClaim(places, event_id, claim);
  if (taken) relay.nudge();
  return taken;
};

/** Gives an offer's places back, once however often called. @param ending only the offer that ends then */
export const withdrawPlaces = async (
  { places, relay }: PlaceContext,
  event_id: string,
  waiting_id: string,
  ending?: Date,
): Promise<void> => {
  const { claim } = await readPlaces(places, event_id, waiting_id);
  if (!claim || !endsThen(claim, ending)) return;
  if (await removeOffer(places, event_id, claim)) relay.nudge();
};

export const placeOffers = async (
  { places }: Pick<InventoryContext, 'places'>,
  event_id: string,
): Promise<{ left: number; capacity: number; offers: Offer[] }> => {
  const [ledger] = await readLedgers(places, [event_id]);
  const offers = offersAmong(await findOffers(places, event_id));
  return { left: Math.max(0, ledger?.remaining ?? 0), capacity: ledger?.capacity ?? 0, offers };
};

export const eventsOnOffer = ({ places }: Pick<InventoryContext, 'places'>): Promise<string[]> =>
  findOfferedEvents(places);

/** Moves a joined account's offered places to the other account (ACCOUNT-36). */
export const moveOfferedPlaces = async (
  { places }: Pick<InventoryContext, 'places'>,
  joined: Joined,
): Promise<void> => {
  await givePlaceOffers(places, joined);
};
