import type { EventDefinition } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { PipelineStage } from 'mongoose';

type Stages = Extract<PipelineStage, PipelineStage.Set>[];

/** So that a text beginning with `$` is no path of the document. */
export const literal = (value: unknown): { $literal: unknown } => ({ $literal: value });

interface Claim {
  readonly key: string;
  readonly count: number;
}

/** Besides places it may carry facts of its own, as expressions over the document. */
interface ChangeEvent {
  readonly event: EventDefinition;
  readonly also?: Readonly<Record<string, { readonly before: unknown; readonly now: unknown }>>;
  /** Which of the ledger's own facts it does not carry. */
  readonly without?: readonly ('remaining' | 'capacity')[];
  /** Told only where this expression over the document holds; always where absent. */
  readonly when?: unknown;
}

interface LedgerKind {
  readonly key: string;
  readonly sourceVersion: string;
  /** All versions that are still read. */
  readonly changed: readonly ChangeEvent[];
  /** A field of the document: when set, others are told that nothing is left. */
  readonly closedBy?: string;
  /** What follows from the claims, computed after each change of them. */
  readonly derived?: Stages;
  /** Whether others are told of a ledger's changes; always where absent. */
  readonly tells?: (id: string) => boolean;
}

/** Stages of a ledger's updates: `remaining` and `claims` change together (ARCH-4). */
export interface LedgerStages {
  /** Both are expressions over the document. */
  readonly moving: (id: string, change: { remaining: unknown; claims: unknown }) => Stages;
  /** What remains moves with the capacity; a new ledger begins with the claims in `first`. `also` is set in the same update. */
  readonly resizing: (
    id: string,
    capacity: number,
    version: number,
    first?: readonly Claim[],
    also?: Readonly<Record<string, unknown>>,
  ) => Stages;
}

/** The store computes version and what is left. */
const entryOf = (
  { key, closedBy }: Pick<LedgerKind, 'key' | 'closedBy'>,
  id: string,
  { event, also = {}, without = [] }: ChangeEvent,
): object => {
  const carried = <Facts extends object>(facts: Facts): Partial<Facts> =>
    Object.fromEntries(
      Object.entries(facts).filter(([name]) => !without.some((left) => left === name)),
    ) as Partial<Facts>;
  const facts = (at: 'before' | 'now'): Record<string, unknown> =>
    Object.fromEntries(Object.entries(also).map(([name, fact]) => [name, fact[at]]));
  const blank = { [key]: id, ...carried({ remaining: 0, capacity: 0 }), ...facts('before') };
  const {
    version: _version,
    data: _data,
    ...entry
  } = raise(event, { aggregateId: id, version: 0, data: blank });
  const fixed = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, literal(value)]));
  const left = { $max: [0, '$remaining'] };
  const remaining = closedBy === undefined ? left : { $cond: [`$${closedBy}`, 0, left] };
  const places = carried({ remaining, capacity: '$capacity' });
  return { ...fixed, version: '$version', data: { [key]: literal(id), ...places, ...facts('now') } };
};

export const ledgerStages = ({
  sourceVersion,
  changed,
  derived = [],
  tells = () => true,
  ...kind
}: LedgerKind): LedgerStages => {
  const told = (id: string, change: ChangeEvent): unknown =>
    change.when === undefined
      ? [entryOf(kind, id, change)]
      : { $cond: [change.when, [entryOf(kind, id, change)], []] };
  /**
   * Puts the events into the outbox in the same update (ARCH-4). They replace unsent ones: each carries the
   * whole state, so that a rush neither swells the document nor floods browsers.
   */
  const pushChange = (id: string): Stages =>
    tells(id) ? [{ $set: { outbox: { $concatArrays: changed.map((change) => told(id, change)) } } }] : [];
  return {
    moving: (id, { remaining, claims }) => [
      { $set: { remaining, claims, version: { $add: ['$version', 1] } } },
      ...derived,
      ...pushChange(id),
    ],
    resizing: (id, capacity, version, first = [], also = {}) => {
      const gone = first.reduce((sum, { count }) => sum + count, 0);
      return [
        {
          $set: {
            remaining: {
              $add: [
                { $ifNull: ['$remaining', -gone] },
                { $subtract: [capacity, { $ifNull: ['$capacity', 0] }] },
              ],
            },
            capacity,
            [sourceVersion]: version,
            version: { $add: [{ $ifNull: ['$version', 0] }, 1] },
            claims: { $ifNull: ['$claims', literal(first)] },
            outbox: { $ifNull: ['$outbox', []] },
            ...also,
          },
        },
        ...derived,
        ...pushChange(id),
      ];
    },
  };
};

export const lowered = (count: number): unknown => ({ $subtract: ['$remaining', count] });

export const withClaims = (claims: readonly Claim[]): unknown => ({
  $concatArrays: ['$claims', claims.map(literal)],
});

export const withoutClaims = (keys: readonly string[]): unknown => ({
  $filter: {
    input: '$claims',
    as: 'claim',
    cond: { $not: [{ $in: ['$$claim.key', keys.map(literal)] }] },
  },
});

export const withClaimFor = (keys: readonly string[], claim: Claim): unknown => ({
  $concatArrays: [withoutClaims(keys), [literal(claim)]],
});

export const withClaimInstead = (claim: Claim): unknown => ({
  $map: {
    input: '$claims',
    as: 'claim',
    in: { $cond: [{ $eq: ['$$claim.key', literal(claim.key)] }, literal(claim), '$$claim'] },
  },
});
