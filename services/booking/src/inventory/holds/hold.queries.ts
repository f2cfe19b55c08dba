import { dateGiven } from '@narae/service-kit';
import { type Booking, type bookingModel, statesAllowing } from '../../kernel/index.ts';

/** Bookings with an ended hold, earliest first, except the named ones. */
export const findHoldsDue = (
  bookings: ReturnType<typeof bookingModel>,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ hold_expires_at: { $lte: now }, cart_id: { $nin: except } })
    .sort({ hold_expires_at: 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

export const findHoldable = (
  bookings: ReturnType<typeof bookingModel>,
  mem_id: string,
): Promise<Pick<Booking, 'cart_id' | 'prod_id'>[]> =>
  bookings
    .find(
      { mem_id, open: true, txn_type: { $in: statesAllowing('hold') } },
      { cart_id: 1, prod_id: 1, _id: 0 },
    )
    .lean<Booking[]>()
    .exec();

/** Orders that were moved and whose old seats are still to be given back, the oldest first (ORDER-20). */
export const findLeft = (
  bookings: ReturnType<typeof bookingModel>,
  except: readonly string[],
  limit: number,
): Promise<Pick<Booking, 'cart_id'>[]> =>
  bookings
    .find({ 'left.at': dateGiven, cart_id: { $nin: except } }, { cart_id: 1 })
    .sort({ 'left.at': 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();
