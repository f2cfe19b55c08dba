import type { DepartureMove, departureMoveModel } from './departure-move.model.ts';

type Moves = ReturnType<typeof departureMoveModel>;

export const findDepartureMove = (moves: Moves, prod_id: string): Promise<DepartureMove | null> =>
  moves.findOne({ prod_id }).lean<DepartureMove>().exec();

/** Instead of an earlier one that is over. @throws a duplicate key where one is running */
export const storeDepartureMove = async (
  moves: Moves,
  { prod_id, audit = [], ...begun }: Omit<DepartureMove, 'done_at'>,
): Promise<void> => {
  await moves.updateOne(
    { prod_id, done_at: { $ne: null } },
    { $set: { ...begun, done_at: null }, $push: { audit: { $each: audit } } },
    { upsert: true },
  );
};

/** The oldest first. */
export const findRunningMoves = (moves: Moves, except: readonly string[]): Promise<DepartureMove[]> =>
  moves
    .find({ done_at: null, prod_id: { $nin: except } })
    .sort({ asked_at: 1 })
    .lean<DepartureMove[]>()
    .exec();

/** One row of a move that was asked for at a time; nothing where another one has begun since. */
export const settleRow = async (
  moves: Moves,
  { prod_id, asked_at }: Pick<DepartureMove, 'prod_id' | 'asked_at'>,
  { order_id, ...settled }: DepartureMove['rows'][number],
): Promise<void> => {
  await moves.updateOne(
    { prod_id, asked_at, 'rows.order_id': order_id },
    {
      $set: {
        'rows.$.state': settled.state,
        ...(settled.error !== undefined && { 'rows.$.error': settled.error }),
        ...(settled.params !== undefined && { 'rows.$.params': settled.params }),
      },
    },
  );
};

export const noteMoveDone = async (
  moves: Moves,
  { prod_id, asked_at }: Pick<DepartureMove, 'prod_id' | 'asked_at'>,
  done_at: Date,
): Promise<void> => {
  await moves.updateOne(
    { prod_id, asked_at, done_at: null, 'rows.state': { $ne: 'waiting' } },
    { $set: { done_at } },
  );
};
