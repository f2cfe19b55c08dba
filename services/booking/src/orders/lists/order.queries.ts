import type { TxnType } from '@narae/contracts';
import type { Booking, bookingModel } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

export const findByState = (
  bookings: Bookings,
  mem_id: string,
  states: readonly TxnType[],
  where: { open?: true } = {},
): Promise<Booking[]> =>
  bookings
    .find({ ...where, mem_id, txn_type: { $in: states } })
    .sort({ mod_date: -1, cart_id: -1 })
    .lean<Booking[]>()
    .exec();
