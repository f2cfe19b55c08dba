import type { placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

/** Places of an event at a glance. */
export interface PlaceTotals {
  readonly event_id: string;
  readonly capacity: number;
  /** Of all claims, offers among them. */
  readonly claimed: number;
  /** Held back for members of the waiting list. */
  readonly offered: number;
  readonly remaining: number;
  readonly closed: boolean;
}

const offers = { $filter: { input: '$claims', as: 'claim', cond: { $gt: ['$$claim.offered_to', null] } } };

/** How the places of the named events are used; claims stay in the store. */
export const readTotals = (ledgers: Ledgers, event_ids: readonly string[]): Promise<PlaceTotals[]> =>
  ledgers
    .aggregate<PlaceTotals>([
      { $match: { event_id: { $in: event_ids } } },
      { $set: { offers } },
      {
        $project: {
          _id: 0,
          event_id: 1,
          capacity: 1,
          claimed: { $sum: '$claims.count' },
          offered: { $sum: '$offers.count' },
          remaining: 1,
          closed: { $ifNull: ['$closed', false] },
        },
      },
    ])
    .exec();
