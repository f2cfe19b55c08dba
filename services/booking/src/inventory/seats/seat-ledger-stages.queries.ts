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
  // A custom trip's seats concern its one buyer (CUSTOM-4).
  tells: (prod_id) => !isCustomProduct(prod_id),
});

export const seatsIn = (claims: readonly SeatClaim[]): number =>
  claims.reduce((sum, { count }) => sum + count, 0);

export const takingSeats = (prod_id: string, claims: readonly SeatClaim[]) =>
  moving(prod_id, { remaining: lowered(seatsIn(claims)), claims: withClaims(claims) });

export const returningSeats = (prod_id: string, claim: SeatClaim) =>
  moving(prod_id, { remaining: lowered(-claim.count), claims: withoutClaims([claim.key]) });

export const shrinkingClaim = (prod_id: string, claim: SeatClaim, count: number) =>
  moving(prod_id, {
    remaining: lowered(count - claim.count),
    claims: withClaimInstead({ ...claim, count }),
  });

/** The difference comes from or goes to what remains. */
export const takingUpOffer = (prod_id: string, offer: SeatClaim, claim: SeatClaim) =>
  moving(prod_id, {
    remaining: lowered(claim.count - offer.count),
    claims: withClaimFor([offer.key], claim),
  });

/** Announces no seats left from now on; claims stay until given back. */
export const closingSeats = (prod_id: string) => [
  { $set: { cancelled: true } },
  ...moving(prod_id, { remaining: '$remaining', claims: '$claims' }),
];

/** A missing ledger begins empty. */
export const resizingSeats = (prod_id: string, capacity: number, product_version: number) =>
  resizing(prod_id, capacity, product_version);
