import { seatChangedV1, stockChangedV1 } from '@narae/events';
import { isCustomProduct } from '../../kernel/index.ts';
import {
  ledgerStages,
  literal,
  lowered,
  withClaimFor,
  withClaimInstead,
  withClaims,
  withoutClaims,
} from '../ledger/ledger-stages.queries.ts';
import type { SeatClaim, StockLine } from './seat-ledger.model.ts';

const stock = { $ifNull: ['$stock', []] };

/** How many of `$$line` all claims take together. */
const taken = {
  $sum: {
    $map: {
      input: '$claims',
      as: 'claim',
      in: {
        $sum: {
          $map: {
            input: { $ifNull: ['$$claim.options', []] },
            as: 'option',
            in: { $cond: [{ $eq: ['$$option.opt_code', '$$line.opt_code'] }, '$$option.count', 0] },
          },
        },
      },
    },
  },
};

const stockLeft = {
  $map: {
    input: stock,
    as: 'line',
    in: {
      opt_code: '$$line.opt_code',
      capacity: '$$line.capacity',
      remaining: { $subtract: ['$$line.capacity', taken] },
    },
  },
};

const stockTold = {
  $map: {
    input: '$stock',
    as: 'line',
    in: { opt_code: '$$line.opt_code', remaining: { $max: [0, '$$line.remaining'] } },
  },
};

const { moving, resizing } = ledgerStages({
  key: 'prod_id',
  sourceVersion: 'product_version',
  closedBy: 'cancelled',
  changed: [
    { event: seatChangedV1 },
    {
      event: stockChangedV1,
      without: ['remaining', 'capacity'],
      also: { options: { before: [], now: stockTold } },
      when: { $gt: [{ $size: '$stock' }, 0] },
    },
  ],
  derived: [{ $set: { stock: stockLeft } }],
  // A custom trip's seats concern its one buyer (CUSTOM-4).
  tells: (prod_id) => !isCustomProduct(prod_id),
});

export const seatsIn = (claims: readonly SeatClaim[]): number =>
  claims.reduce((sum, { count }) => sum + count, 0);

export const takingSeats = (prod_id: string, claims: readonly SeatClaim[]) =>
  moving(prod_id, { remaining: lowered(seatsIn(claims)), claims: withClaims(claims) });

export const returningSeats = (prod_id: string, claim: SeatClaim) =>
  moving(prod_id, { remaining: lowered(-claim.count), claims: withoutClaims([claim.key]) });

/** @param with claims whose options the claim takes over */
export const replacingClaim = (
  prod_id: string,
  claim: SeatClaim,
  instead: SeatClaim,
  merged: readonly string[] = [],
) =>
  moving(prod_id, {
    remaining: lowered(instead.count - claim.count),
    claims: merged.length > 0 ? withClaimFor([claim.key, ...merged], instead) : withClaimInstead(instead),
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
export const resizingSeats = (
  prod_id: string,
  capacity: number,
  product_version: number,
  lines: readonly Pick<StockLine, 'opt_code' | 'capacity'>[],
) => resizing(prod_id, capacity, product_version, [], { stock: literal(lines) });
