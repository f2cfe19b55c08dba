import type { Joined } from '@narae/service-kit';
import type { InventoryContext } from '../context.ts';
import { endsThen, offersAmong, type Offer } from '../ledger/ledger-offers.rules.ts';
import type { SeatContext } from './seat-claims.ts';
import {
  addClaims,
  findOfferedProducts,
  readStanding,
  removeClaim,
  giveSeatOffers,
} from './seat-ledger.queries.ts';

/** @returns false where too few remain, or the party has them already */
export const offerSeats = async (
  { ledgers, relay }: SeatContext,
  prod_id: string,
  { waiting_id: key, count, offered_to, expires_at }: Offer,
): Promise<boolean> => {
  const claim = { key, count, status: 'offered' as const, expires_at, offered_to };
  const moved = await addClaims(ledgers, prod_id, [{ claim }]);
  if (moved) relay.nudge(moved);
  return moved !== null;
};

/** Gives an offer's seats back, once however often called. @param ending only the offer that ends then */
export const withdrawSeats = async (
  { ledgers, relay }: SeatContext,
  prod_id: string,
  waiting_id: string,
  ending?: Date,
): Promise<void> => {
  const { claims } = await readStanding(ledgers, prod_id);
  const offer = claims.find(({ key, status }) => key === waiting_id && status === 'offered');
  if (!offer || !endsThen(offer, ending)) return;
  const moved = await removeClaim(ledgers, prod_id, offer);
  if (moved) relay.nudge(moved);
};

export const seatOffers = async (
  { ledgers }: Pick<InventoryContext, 'ledgers'>,
  prod_id: string,
): Promise<{ left: number; capacity: number; offers: Offer[] }> => {
  const { remaining, capacity, claims } = await readStanding(ledgers, prod_id);
  return { left: Math.max(0, remaining), capacity, offers: offersAmong(claims) };
};

export const productsOnOffer = ({ ledgers }: Pick<InventoryContext, 'ledgers'>): Promise<string[]> =>
  findOfferedProducts(ledgers);

/** Moves a joined account's offered seats to the other account (ACCOUNT-36). */
export const moveOfferedSeats = async (
  { ledgers }: Pick<InventoryContext, 'ledgers'>,
  joined: Joined,
): Promise<void> => {
  await giveSeatOffers(ledgers, joined);
};
