import type { seatLedgerModel } from './seat-ledger.model.ts';

type Ledgers = ReturnType<typeof seatLedgerModel>;

export interface SeatFigures {
  /** Claims not paid yet. */
  readonly holds: number;
  /** Unpaid claims past their end. */
  readonly overdue: number;
  /** Ledgers whose remaining and claimed seats do not add up to the capacity. */
  readonly unbalanced: number;
  /** Ledgers with more seats given than there are. */
  readonly oversold: number;
}

const noLedgers: SeatFigures = { holds: 0, overdue: 0, unbalanced: 0, oversold: 0 };
const count = (claims: unknown): unknown => ({ $size: claims });
const countIf = (condition: unknown): unknown => ({ $sum: { $cond: [condition, 1, 0] } });

/** Reads each ledger once inside the store. */
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
        unbalanced: countIf({ $ne: [{ $add: ['$remaining', '$taken'] }, '$capacity'] }),
        oversold: countIf({ $lt: ['$remaining', 0] }),
      },
    },
  ] as never);
  return figures ?? noLedgers;
};
