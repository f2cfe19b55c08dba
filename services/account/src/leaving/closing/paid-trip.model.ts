import { plainSchema, upsertNewer } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Account's own copy of a trip that was paid for, told by booking: whose it is and when it is over (ACCOUNT-11). */
export interface PaidTrip {
  cart_id: string;
  order_id: string;
  mem_id: string;
  /** False once it was cancelled. */
  paid: boolean;
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: string;
  /** Of the order; older versions are discarded. */
  version: number;
}

const paidTripSchema = new Schema<PaidTrip>(
  {
    cart_id: { type: String, required: true, unique: true },
    order_id: { type: String, required: true },
    mem_id: { type: String, required: true, index: true },
    paid: { type: Boolean, required: true },
    last_day: { type: String, required: true, index: true },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'paid_trips' },
);

/** The trips a store knows of. */
export const paidTripModel = (store: Connection): Model<PaidTrip> =>
  (store.models['PaidTrip'] as Model<PaidTrip> | undefined) ??
  store.model<PaidTrip>('PaidTrip', paidTripSchema);

type Trips = ReturnType<typeof paidTripModel>;

/** Stores how a trip stands unless something newer is known; told again of the same version, its last day may have moved. */
export const upsertTrip = (trips: Trips, { cart_id, ...trip }: PaidTrip): Promise<boolean> =>
  upsertNewer(() =>
    trips.updateOne({ cart_id, version: { $lte: trip.version } }, { $set: trip }, { upsert: true }).exec(),
  );

/** A member's paid trips whose last day is a day (YYYY-MM-DD in Asia/Seoul) or later. */
export const findTripsAhead = (
  trips: Trips,
  mem_id: string,
  day: string,
): Promise<Pick<PaidTrip, 'order_id' | 'last_day'>[]> =>
  trips
    .find({ mem_id, paid: true, last_day: { $gte: day } }, { _id: 0, order_id: 1, last_day: 1 })
    .sort({ last_day: 1, order_id: 1 })
    .lean<Pick<PaidTrip, 'order_id' | 'last_day'>[]>()
    .exec();

/** Prepares for a rebuild: whatever is told from now on is newer. */
export const forgetTripVersions = async (trips: Trips): Promise<void> => {
  await trips.updateMany({}, { $set: { version: 0 } });
};

/** Forgets trips that were over before a day. */
export const deleteTripsBefore = async (trips: Trips, day: string): Promise<void> => {
  await trips.deleteMany({ last_day: { $lt: day } });
};

/** Forgets every trip of a member. */
export const deleteTripsOf = async (trips: Trips, mem_id: string): Promise<void> => {
  await trips.deleteMany({ mem_id });
};

/** Makes one member's trips another's. */
export const giveTrips = async (
  trips: Trips,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await trips.updateMany({ mem_id: from }, { $set: { mem_id: into } });
};
