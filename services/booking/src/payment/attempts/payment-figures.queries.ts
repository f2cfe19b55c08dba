import { attemptMoves, type bookingModel, type PaymentStatus } from '../../kernel/index.ts';

export interface PaymentFigures {
  /** Attempts by state, of the bookings in which one is undecided. */
  readonly byStatus: ReadonlyMap<PaymentStatus, number>;
  readonly oldestUndecidedAt: Date | null;
}

/**
 * Payments that somebody still has to look after: found by the recovery job's index, so that old orders cost nothing.
 */
export const paymentFigures = async (bookings: ReturnType<typeof bookingModel>): Promise<PaymentFigures> => {
  const undecided = { 'payments.check_at': { $gt: new Date(0) } };
  const rows = await bookings.aggregate<{ _id: PaymentStatus; attempts: number; oldest: Date }>([
    { $match: undecided },
    { $project: { payments: 1 } },
    { $unwind: '$payments' },
    { $match: undecided },
    { $group: { _id: '$payments.status', attempts: { $sum: 1 }, oldest: { $min: '$payments.started_at' } } },
  ]);
  const byStatus = new Map((Object.keys(attemptMoves) as PaymentStatus[]).map((status) => [status, 0]));
  for (const { _id, attempts } of rows) byStatus.set(_id, attempts);
  const times = rows.map(({ oldest }) => oldest.getTime());
  return { byStatus, oldestUndecidedAt: times.length > 0 ? new Date(Math.min(...times)) : null };
};
