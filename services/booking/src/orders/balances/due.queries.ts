import type { Booking, bookingModel } from '../../kernel/index.ts';

const kinds = { balance: 'balance', change: { $ne: 'balance' } } as const;

/**
 * cart_ids of bookings with a due of this kind to be handled by now, the longest waiting first; other dues have their own
 * moments (ORDER-15, MONEY-12).
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
