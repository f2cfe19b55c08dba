import {
  type Booking,
  type bookingModel,
  type PaymentAttempt,
  attemptMoves,
  type PaymentStatus,
} from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** For the recovery job, longest due first, except the named references. */
export const findPaymentsDue = (
  bookings: Bookings,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ payments: { $elemMatch: { check_at: { $lte: now }, refno: { $nin: except } } } })
    .sort({ 'payments.check_at': 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

/**
 * Takes an unchanged attempt for one process until a moment. Counts as a change of the booking, so that
 * earlier readers do not write over it. @returns whether it was free
 */
export const claimAttempt = async (
  bookings: Bookings,
  { refno, status }: Pick<PaymentAttempt, 'refno' | 'status'>,
  now: Date,
  until: Date,
): Promise<boolean> => {
  // Null also matches an absent field.
  const free = { $or: [{ asked_until: null }, { asked_until: { $lte: now } }] };
  const { modifiedCount } = await bookings.updateOne(
    // The index needs the path beside the element.
    { 'payments.refno': refno, payments: { $elemMatch: { refno, status, ...free } } },
    { $set: { 'payments.$.asked_until': until }, $inc: { version: 1 } },
  );
  return modifiedCount === 1;
};

/** Has waiting attempts checked at `now`. */
export const bringChecksForward = async (bookings: Bookings, now: Date): Promise<void> => {
  const later = { $gt: now };
  await bookings.updateMany(
    { 'payments.check_at': later },
    { $set: { 'payments.$[waiting].check_at': now } },
    { arrayFilters: [{ 'waiting.check_at': later }], timestamps: false },
  );
};

interface PaymentFigures {
  /** Attempts of bookings in which one is undecided. */
  readonly byStatus: ReadonlyMap<PaymentStatus, number>;
  readonly oldestUndecidedAt: Date | null;
}

/** Uses the recovery job's index: old orders cost nothing. */
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
