import type { EventDefinition } from '@narae/events';
import { raise } from '@narae/service-kit';
import type { PipelineStage } from 'mongoose';

type Stages = Extract<PipelineStage, PipelineStage.Set>[];

/** Values from outside stay values: a text that begins with `$` is no path of the document. */
const literal = (value: unknown): { $literal: unknown } => ({ $literal: value });

/** What every claim has, whatever its ledger. */
interface Claim {
  readonly key: string;
  readonly count: number;
}

/** An event that tells of a ledger; besides places it may carry facts of its own, each by an expression over the document. */
interface ChangeEvent {
  readonly event: EventDefinition;
  readonly also?: Readonly<Record<string, { readonly before: unknown; readonly now: unknown }>>;
}

/** Which ledger: what it belongs to, whose version its capacity has, and the events that tell of it. */
interface LedgerKind {
  readonly key: string;
  readonly sourceVersion: string;
  /** Every version that somebody may still read. */
  readonly changed: readonly ChangeEvent[];
  /** Of a document, whether nothing of it is on sale any more: then others are told that nothing is left. */
  readonly closedBy?: string;
  /** Whether others are told of this one's changes; all are where absent. */
  readonly tells?: (id: string) => boolean;
}

/** The stages of updates that a ledger consists of; `remaining` and `claims` of one document change together (ARCH-4). */
export interface LedgerStages {
  /** Lowers what remains and replaces the claims, both by expressions over the document. */
  readonly moving: (id: string, change: { remaining: unknown; claims: unknown }) => Stages;
  /** Moves what remains by as much as the capacity moves; a ledger that is not there yet begins with these claims. */
  readonly resizing: (id: string, capacity: number, version: number, first?: readonly Claim[]) => Stages;
}

/** The stages for one kind of ledger. */
export const ledgerStages = ({
  key,
  sourceVersion,
  changed,
  closedBy,
  tells = () => true,
}: LedgerKind): LedgerStages => {
  /** One event of a change: its version and what is left are computed by the store. */
  const entryOf = (id: string, { event, also = {} }: ChangeEvent): object => {
    const facts = (at: 'before' | 'now'): Record<string, unknown> =>
      Object.fromEntries(Object.entries(also).map(([name, fact]) => [name, fact[at]]));
    const blank = { [key]: id, remaining: 0, capacity: 0, ...facts('before') };
    const {
      version: _version,
      data: _data,
      ...entry
    } = raise(event, { aggregateId: id, version: 0, data: blank });
    const fixed = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, literal(value)]));
    const left = { $max: [0, '$remaining'] };
    const remaining = closedBy === undefined ? left : { $cond: [`$${closedBy}`, 0, left] };
    const places = { remaining, capacity: '$capacity' };
    return { ...fixed, version: '$version', data: { [key]: literal(id), ...places, ...facts('now') } };
  };
  /**
   * The events of a change, put into the outbox by the same update, so that taking needs no read before it (ARCH-4). They
   * replace those that have not gone out yet: each carries the whole state, so only the latest matters, and a rush neither
   * swells the document nor floods browsers.
   */
  const pushChange = (id: string): Stages =>
    tells(id) ? [{ $set: { outbox: changed.map((told) => entryOf(id, told)) } }] : [];
  return {
    moving: (id, { remaining, claims }) => [
      { $set: { remaining, claims, version: { $add: ['$version', 1] } } },
      ...pushChange(id),
    ],
    resizing: (id, capacity, version, first = []) => {
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
          },
        },
        ...pushChange(id),
      ];
    },
  };
};

/** What is left after `count` more or fewer were taken. */
export const lowered = (count: number): unknown => ({ $subtract: ['$remaining', count] });

/** The claims with more. */
export const withClaims = (claims: readonly Claim[]): unknown => ({
  $concatArrays: ['$claims', claims.map(literal)],
});

/** The claims without those under the named keys. */
export const withoutClaims = (keys: readonly string[]): unknown => ({
  $filter: {
    input: '$claims',
    as: 'claim',
    cond: { $not: [{ $in: ['$$claim.key', keys.map(literal)] }] },
  },
});

/** The claims with one in the place of those under the named keys. */
export const withClaimFor = (keys: readonly string[], claim: Claim): unknown => ({
  $concatArrays: [withoutClaims(keys), [literal(claim)]],
});

/** The claims with another one in the place of the one under the same key. */
export const withClaimInstead = (claim: Claim): unknown => ({
  $map: {
    input: '$claims',
    as: 'claim',
    in: { $cond: [{ $eq: ['$$claim.key', literal(claim.key)] }, literal(claim), '$$claim'] },
  },
});
