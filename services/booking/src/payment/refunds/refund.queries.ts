import type { RefundState } from '@narae/contracts';
import type { Booking, bookingModel, Refund } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** Longest due first, except the named. */
export const findRefundsDue = (
  bookings: Bookings,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<Pick<Booking, 'cart_id'>[]> => {
  const due = { 'refunds.check_at': { $lte: now } };
  return bookings
    .aggregate<Pick<Booking, 'cart_id'>>([
      { $match: { ...due, cart_id: { $nin: [...except] } } },
      { $project: { cart_id: 1, 'refunds.check_at': 1 } },
      { $unwind: '$refunds' },
      { $match: due },
      { $group: { _id: '$cart_id', since: { $min: '$refunds.check_at' } } },
      { $sort: { since: 1 } },
      { $limit: limit },
      { $project: { _id: 0, cart_id: '$_id' } },
    ])
    .exec();
};

/**
 * Takes an unchanged refund for one process until a moment, and counts the try, even if that process dies.
 * Counts as a change of the booking, so that earlier readers do not write over it. @returns whether it was
 * free
 */
export const claimRefund = async (
  bookings: Bookings,
  cart_id: string,
  { refund_id, attempts }: Pick<Refund, 'refund_id' | 'attempts'>,
  now: Date,
  until: Date,
): Promise<boolean> => {
  // Null also matches an absent field.
  const free = { $or: [{ asked_until: null }, { asked_until: { $lte: now } }] };
  const { modifiedCount } = await bookings.updateOne(
    { cart_id, refunds: { $elemMatch: { refund_id, state: 'due', attempts, ...free } } },
    {
      $set: { 'refunds.$.asked_until': until, 'refunds.$.check_at': until },
      $inc: { 'refunds.$.attempts': 1, version: 1 },
    },
  );
  return modifiedCount === 1;
};

/** Has waiting refunds sent at `now`. */
export const bringRefundsForward = async (bookings: Bookings, now: Date): Promise<void> => {
  const later = { $gt: now };
  await bookings.updateMany(
    { 'refunds.check_at': later },
    { $set: { 'refunds.$[waiting].check_at': now } },
    { arrayFilters: [{ 'waiting.check_at': later }], timestamps: false },
  );
};

interface OpenRefunds {
  readonly count: number;
  readonly oldest: Date;
}

/** Uses an index: old orders cost nothing. */
export const openRefundFigures = async (
  bookings: ReturnType<typeof bookingModel>,
  states: readonly RefundState[],
): Promise<ReadonlyMap<RefundState, OpenRefunds>> => {
  const open = { 'refunds.state': { $in: states } };
  const rows = await bookings.aggregate<OpenRefunds & { _id: RefundState }>([
    { $match: open },
    { $project: { 'refunds.state': 1, 'refunds.made_at': 1 } },
    { $unwind: '$refunds' },
    { $match: open },
    { $group: { _id: '$refunds.state', count: { $sum: 1 }, oldest: { $min: '$refunds.made_at' } } },
  ]);
  return new Map(rows.map(({ _id, count, oldest }) => [_id, { count, oldest }]));
};
