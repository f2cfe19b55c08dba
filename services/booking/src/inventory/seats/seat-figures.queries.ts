import type { seatLedgerModel } from './seat-ledger.model.ts';

type Ledgers = ReturnType<typeof seatLedgerModel>;

export interface SeatFigures {
  /** Claims that are not paid yet. */
  readonly holds: number;
  /** Of those, the ones whose time is over. */
  readonly overdue: number;
  /** Ledgers in which what remains and what is claimed do not add up to the capacity. */
  readonly unbalanced: number;
  /** Ledgers that have given away more seats than there are. */
  readonly oversold: number;
}

const noLedgers: SeatFigures = { holds: 0, overdue: 0, unbalanced: 0, oversold: 0 };
const count = (claims: unknown): unknown => ({ $size: claims });
const one = (condition: unknown): unknown => ({ $sum: { $cond: [condition, 1, 0] } });

/** All ledgers at a glance: one for each product, each read once, none sent. */
export const seatFigures = async (ledgers: Ledgers, now: Date): Promise<SeatFigures> => {
  const held = { $filter: { input: '$claims', as: 'claim', cond: { $eq: ['$$claim.status', 'held'] } } };
  const [figures] = await ledgers.aggregate<SeatFigures>([
    {
      $project: {
        remaining: 1,
        capacity: 1,
        taken: { $sum: '$claims.count' },
        holds: count(held),
        overdue: count({
          $filter: { input: held, as: 'hold', cond: { $lte: ['$$hold.expires_at', now] } },
        }),
      },
    },
    {
      $group: {
        _id: null,
        holds: { $sum: '$holds' },
        overdue: { $sum: '$overdue' },
        unbalanced: one({ $ne: [{ $add: ['$remaining', '$taken'] }, '$capacity'] }),
        oversold: one({ $lt: ['$remaining', 0] }),
      },
    },
  ] as never);
  return figures ?? noLedgers;
};
