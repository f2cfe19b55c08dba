import type { RefundState } from '@narae/contracts';
import type { bookingModel } from '../../kernel/index.ts';

export interface OpenRefunds {
  readonly count: number;
  /** When the oldest was made. */
  readonly oldest: Date;
}

/** Refunds in some states, counted by state: found by their index, so that old orders cost nothing. */
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
