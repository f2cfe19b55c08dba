import { type Booking, type bookingModel, statesAllowing } from '../../kernel/index.ts';
import type { DepartureCancel, departureCancelModel } from './departure-cancel.model.ts';

type Cancels = ReturnType<typeof departureCancelModel>;
type Bookings = ReturnType<typeof bookingModel>;

export const findDepartureCancel = (cancels: Cancels, prod_id: string): Promise<DepartureCancel | null> =>
  cancels.findOne({ prod_id }).lean<DepartureCancel>().exec();

/** The first reason stays. */
export const noteDepartureCancel = async (
  cancels: Cancels,
  { prod_id, ...begun }: Omit<DepartureCancel, 'done_at'>,
): Promise<void> => {
  await cancels.updateOne({ prod_id }, { $setOnInsert: { ...begun, done_at: null } }, { upsert: true });
};

export const noteDepartureDone = async (cancels: Cancels, prod_id: string, done_at: Date): Promise<void> => {
  await cancels.updateOne({ prod_id, done_at: null }, { $set: { done_at } });
};

const standing = { txn_type: { $in: statesAllowing('organiser-cancel') } };

/** Unfinished ones, and those begun since a moment with an order paid afterwards; the oldest first. */
export const findDepartureCancels = async (
  { cancels, bookings }: { readonly cancels: Cancels; readonly bookings: Bookings },
  since: Date,
  except: readonly string[],
  limit: number,
): Promise<DepartureCancel[]> => {
  const done = await cancels.distinct('prod_id', { asked_at: { $gte: since }, done_at: { $ne: null } });
  const paidLate = await bookings.distinct('prod_id', { prod_id: { $in: done }, ...standing });
  return cancels
    .find({ prod_id: { $nin: except }, $or: [{ done_at: null }, { prod_id: { $in: paidLate } }] })
    .sort({ asked_at: 1 })
    .limit(limit)
    .lean<DepartureCancel[]>()
    .exec();
};

export const findOrdersOfDeparture = (
  bookings: Bookings,
  prod_id: string,
  except: readonly string[],
  limit: number,
): Promise<Pick<Booking, 'cart_id'>[]> =>
  bookings
    .find({ prod_id, cart_id: { $nin: except }, ...standing }, { cart_id: 1 })
    .sort({ cart_id: 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

export const countStanding = (bookings: Bookings, prod_id: string): Promise<number> =>
  bookings.countDocuments({ prod_id, ...standing });

/** Unpaid rows with held seats whose payment form was not sent. */
export const findHolding = (bookings: Bookings, prod_id: string): Promise<Booking[]> =>
  bookings
    .find({ prod_id, open: true, txn_type: 'T', hold_expires_at: { $ne: null } })
    .lean<Booking[]>()
    .exec();

export type DepartureOrder = Pick<
  Booking,
  'order_id' | 'cart_id' | 'txn_type' | 'payments' | 'refunds' | 'cancellations' | 'price'
>;

export const findDepartureOrders = (bookings: Bookings, prod_id: string): Promise<DepartureOrder[]> =>
  bookings
    .find(
      {
        prod_id,
        $or: [standing, { 'history.what': 'organiser-cancelled' }],
      },
      { order_id: 1, cart_id: 1, txn_type: 1, payments: 1, refunds: 1, cancellations: 1, price: 1 },
    )
    .lean<DepartureOrder[]>()
    .exec();

export const countUnpaid = (bookings: Bookings, prod_id: string): Promise<number> =>
  bookings.countDocuments({ prod_id, open: true }).exec();
