import { seatChangedV1 } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { PipelineStage } from 'mongoose';
import type { SeatClaim } from './seat-ledger.model.ts';

type Stages = Extract<PipelineStage, PipelineStage.Set>[];

/** Values from outside stay values: a text that begins with `$` is no path of the document. */
const literal = (value: unknown): { $literal: unknown } => ({ $literal: value });

/**
 * The event of a change, put into the outbox by the same update: its version and seats left are computed by the store,
 * so that taking a seat needs no read before it (ARCH-4). It replaces an event that has not gone out yet: each carries
 * the whole state, so only the latest matters, and a rush of buyers neither swells the document nor floods browsers.
 */
const pushSeats = (prod_id: string): Stages[number] => {
  const {
    version: _version,
    data: _data,
    ...entry
  } = raise(seatChangedV1, {
    aggregateId: prod_id,
    version: 0,
    data: { prod_id, remaining: 0, capacity: 0 },
  });
  const fixed = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, literal(value)]));
  const event = {
    ...fixed,
    version: '$version',
    data: { prod_id: literal(prod_id), remaining: { $max: [0, '$remaining'] }, capacity: '$capacity' },
  };
  return { $set: { outbox: [event] } };
};

/** Takes `claim.count` seats out of what remains and notes the claim. */
export const takingSeats = (prod_id: string, claim: SeatClaim): Stages => [
  {
    $set: {
      remaining: { $subtract: ['$remaining', claim.count] },
      version: { $add: ['$version', 1] },
      claims: { $concatArrays: ['$claims', [literal(claim)]] },
    },
  },
  pushSeats(prod_id),
];

/** Puts a claim's seats back and removes the claim. */
export const returningSeats = (prod_id: string, claim: SeatClaim): Stages => [
  {
    $set: {
      remaining: { $add: ['$remaining', claim.count] },
      version: { $add: ['$version', 1] },
      claims: {
        $filter: { input: '$claims', as: 'claim', cond: { $ne: ['$$claim.key', literal(claim.key)] } },
      },
    },
  },
  pushSeats(prod_id),
];

/** Moves what remains by as much as the capacity moves; a ledger that is not there yet begins empty. */
export const resizing = (prod_id: string, capacity: number, product_version: number): Stages => [
  {
    $set: {
      remaining: {
        $add: [{ $ifNull: ['$remaining', 0] }, { $subtract: [capacity, { $ifNull: ['$capacity', 0] }] }],
      },
      capacity,
      product_version,
      version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
      claims: { $ifNull: ['$claims', []] },
      outbox: { $ifNull: ['$outbox', []] },
    },
  },
  pushSeats(prod_id),
];
