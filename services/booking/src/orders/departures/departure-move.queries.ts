import { TxnType } from '@narae/contracts';
import type { Booking, bookingModel } from '../../kernel/index.ts';
import type { DepartureMove, departureMoveModel } from './departure-move.model.ts';

type Moves = ReturnType<typeof departureMoveModel>;
type Bookings = ReturnType<typeof bookingModel>;

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

export type PaidOrder = Pick<Booking, 'order_id' | 'party' | 'price'>;

const paidOrders = (bookings: Bookings, prod_id: string) =>
  bookings
    .find(
      { prod_id, txn_type: { $in: [TxnType.Paid, TxnType.CancelRequested] } },
      { order_id: 1, party: 1, price: 1 },
    )
    .sort({ order_id: 1 });

/** Orders with seats at a departure, by number. @param most rows */
export const findPaidOrders = (bookings: Bookings, prod_id: string, most: number): Promise<PaidOrder[]> =>
  paidOrders(bookings, prod_id).limit(most).lean<Booking[]>().exec();
