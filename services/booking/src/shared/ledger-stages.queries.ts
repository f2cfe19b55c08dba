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

/** Which ledger: what it belongs to, whose version its capacity has, and the event that tells of it. */
interface LedgerKind {
  readonly key: string;
  readonly sourceVersion: string;
  readonly changed: EventDefinition;
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
  tells = () => true,
}: LedgerKind): LedgerStages => {
  /**
   * The event of a change, put into the outbox by the same update: its version and what is left are computed by the
   * store, so that taking needs no read before it (ARCH-4). It replaces an event that has not gone out yet: each carries
   * the whole state, so only the latest matters, and a rush neither swells the document nor floods browsers.
   */
  const pushChange = (id: string): Stages => {
    if (!tells(id)) return [];
    const {
      version: _version,
      data: _data,
      ...entry
    } = raise(changed, { aggregateId: id, version: 0, data: { [key]: id, remaining: 0, capacity: 0 } });
    const fixed = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, literal(value)]));
    const data = { [key]: literal(id), remaining: { $max: [0, '$remaining'] }, capacity: '$capacity' };
    return [{ $set: { outbox: [{ ...fixed, version: '$version', data }] } }];
  };
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

/** The claims with one more. */
export const withClaim = (claim: Claim): unknown => ({ $concatArrays: ['$claims', [literal(claim)]] });

/** The claims with one in the place of those under the named keys. */
export const withClaimFor = (keys: readonly string[], claim: object): unknown => ({
  $concatArrays: [
    {
      $filter: {
        input: '$claims',
        as: 'claim',
        cond: { $not: [{ $in: ['$$claim.key', keys.map(literal)] }] },
      },
    },
    [literal(claim)],
  ],
});

/** The claims without the one under a key. */
export const withoutClaim = (key: string): unknown => ({
  $filter: { input: '$claims', as: 'claim', cond: { $ne: ['$$claim.key', literal(key)] } },
});

/** The claims with another one in the place of the one under the same key. */
export const withClaimInstead = (claim: Claim): unknown => ({
  $map: {
    input: '$claims',
    as: 'claim',
    in: { $cond: [{ $eq: ['$$claim.key', literal(claim.key)] }, literal(claim), '$$claim'] },
  },
});
