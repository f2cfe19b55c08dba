import type { Booking, bookingModel } from '../../kernel/index.ts';

const kinds = { balance: 'balance', change: { $ne: 'balance' } } as const;

/**
 * The cart_id of each booking, without those named, with a due of a kind that is to be looked after by now, the one that has waited longest first: its
 * other dues, decided or of another kind, have moments of their own (ORDER-15, MONEY-12).
 */
export const findDuesDue = async (
  bookings: ReturnType<typeof bookingModel>,
  kind: keyof typeof kinds,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<string[]> => {
  const due = { kind: kinds[kind], check_at: { $lte: now } };
  const rows = await bookings
    .aggregate<Pick<Booking, 'cart_id'>>([
      { $match: { dues: { $elemMatch: due }, cart_id: { $nin: [...except] } } },
      { $project: { cart_id: 1, 'dues.kind': 1, 'dues.check_at': 1 } },
      { $unwind: '$dues' },
      { $match: { 'dues.kind': due.kind, 'dues.check_at': due.check_at } },
      { $group: { _id: '$cart_id', since: { $min: '$dues.check_at' } } },
      { $sort: { since: 1 } },
      { $limit: limit },
      { $project: { _id: 0, cart_id: '$_id' } },
    ])
    .exec();
  return rows.map(({ cart_id }) => cart_id);
};
