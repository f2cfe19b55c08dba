import { type Booking, type bookingModel, statesAllowing } from '../../kernel/index.ts';
import type { DepartureCancel, departureCancelModel } from './departure-cancel.model.ts';

type Cancels = ReturnType<typeof departureCancelModel>;
type Bookings = ReturnType<typeof bookingModel>;

/** An organiser's cancellation of a product; null where nobody began one. */
export const findDepartureCancel = (cancels: Cancels, prod_id: string): Promise<DepartureCancel | null> =>
  cancels.findOne({ prod_id }).lean<DepartureCancel>().exec();

/** Notes that a departure is cancelled, once: the first reason stays. */
export const noteDepartureCancel = async (
  cancels: Cancels,
  { prod_id, ...begun }: Omit<DepartureCancel, 'done_at'>,
): Promise<void> => {
  await cancels.updateOne({ prod_id }, { $setOnInsert: { ...begun, done_at: null } }, { upsert: true });
};

/** Notes that nobody is booked any more. */
export const noteDepartureDone = async (cancels: Cancels, prod_id: string, done_at: Date): Promise<void> => {
  await cancels.updateOne({ prod_id, done_at: null }, { $set: { done_at } });
};

/** An order that its organiser's cancellation cancels. */
const standing = { txn_type: { $in: statesAllowing('organiser-cancel') } };

/** Cancellations with something to do, the oldest first: not done, or begun since a moment and an order was paid afterwards. */
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

/** Orders of a departure that are still to be cancelled, without those named. */
export const findStandingOrders = (
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

/** How many orders of a departure are still to be cancelled. */
export const countStanding = (bookings: Bookings, prod_id: string): Promise<number> =>
  bookings.countDocuments({ prod_id, ...standing });

/** Rows of a departure that hold seats unpaid and whose payment form was not sent. */
export const findHolding = (bookings: Bookings, prod_id: string): Promise<Booking[]> =>
  bookings
    .find({ prod_id, open: true, txn_type: 'T', hold_expires_at: { $ne: null } })
    .lean<Booking[]>()
    .exec();

/** Whose money of a departure goes back, or would: what a status is counted from. */
export type DepartureOrder = Pick<
  Booking,
  'order_id' | 'cart_id' | 'txn_type' | 'payments' | 'refunds' | 'cancellations' | 'price'
>;

/** Orders of a departure that stand, and those the organiser cancelled. */
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

/** How many unpaid rows of a departure are still open. */
export const countUnpaid = (bookings: Bookings, prod_id: string): Promise<number> =>
  bookings.countDocuments({ prod_id, open: true }).exec();
