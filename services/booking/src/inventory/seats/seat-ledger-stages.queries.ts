import { seatChangedV1 } from '@narae/events';
import { isCustomProduct } from '../../kernel/index.ts';
import {
  ledgerStages,
  lowered,
  withClaimFor,
  withClaimInstead,
  withClaims,
  withoutClaims,
} from '../ledger/ledger-stages.queries.ts';
import type { SeatClaim } from './seat-ledger.model.ts';

const { moving, resizing } = ledgerStages({
  key: 'prod_id',
  sourceVersion: 'product_version',
  closedBy: 'cancelled',
  changed: [{ event: seatChangedV1 }],
  // The seats of a custom trip concern its one buyer (CUSTOM-4).
  tells: (prod_id) => !isCustomProduct(prod_id),
});

/** How many seats claims are for. */
export const seatsIn = (claims: readonly SeatClaim[]): number =>
  claims.reduce((sum, { count }) => sum + count, 0);

/** Takes the seats of claims out of what remains and notes the claims. */
export const takingSeats = (prod_id: string, claims: readonly SeatClaim[]) =>
  moving(prod_id, { remaining: lowered(seatsIn(claims)), claims: withClaims(claims) });

/** Puts a claim's seats back and removes the claim. */
export const returningSeats = (prod_id: string, claim: SeatClaim) =>
  moving(prod_id, { remaining: lowered(-claim.count), claims: withoutClaims([claim.key]) });

/** Leaves a claim fewer seats and puts the others back. */
export const shrinkingClaim = (prod_id: string, claim: SeatClaim, count: number) =>
  moving(prod_id, {
    remaining: lowered(count - claim.count),
    claims: withClaimInstead({ ...claim, count }),
  });

/** Puts a claim in the place of an offer; what is more or less comes from or goes to what remains. */
export const takingUpOffer = (prod_id: string, offer: SeatClaim, claim: SeatClaim) =>
  moving(prod_id, {
    remaining: lowered(claim.count - offer.count),
    claims: withClaimFor([offer.key], claim),
  });

/** Tells everybody from now on that no seats are left; who has claimed some keeps them until they are given back. */
export const closingSeats = (prod_id: string) => [
  { $set: { cancelled: true } },
  ...moving(prod_id, { remaining: '$remaining', claims: '$claims' }),
];

/** Moves what remains by as much as the capacity moves; a ledger that is not there yet begins empty. */
export const resizingSeats = (prod_id: string, capacity: number, product_version: number) =>
  resizing(prod_id, capacity, product_version);
