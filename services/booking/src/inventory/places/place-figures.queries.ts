import type { placeLedgerModel } from './place-ledger.model.ts';

type Ledgers = ReturnType<typeof placeLedgerModel>;

export interface PlaceFigures {
  /** Ledgers in which what remains and what is claimed do not add up to the capacity. */
  readonly unbalanced: number;
  /** Claims that were taken before a moment and are not settled. */
  readonly abandoned: number;
}

const unsettled = (before: Date): unknown => ({
  $filter: {
    input: '$claims',
    as: 'claim',
    cond: { $and: [{ $eq: ['$$claim.settled', false] }, { $lte: ['$$claim.at', before] }] },
  },
});

/** All ledgers of places at a glance: one for each event, each read once, none sent. */
export const placeFigures = async (ledgers: Ledgers, before: Date): Promise<PlaceFigures> => {
  const [figures] = await ledgers.aggregate<PlaceFigures>([
    {
      $project: {
        off: { $ne: [{ $add: ['$remaining', { $sum: '$claims.count' }] }, '$capacity'] },
        abandoned: { $size: unsettled(before) },
      },
    },
    {
      $group: {
        _id: null,
        unbalanced: { $sum: { $cond: ['$off', 1, 0] } },
        abandoned: { $sum: '$abandoned' },
      },
    },
  ] as never);
  return figures ?? { unbalanced: 0, abandoned: 0 };
};
