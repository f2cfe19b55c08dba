import { flag, number, storedModel, text, upsertNewer, type StoredOf } from '@narae/service-kit';

/** Account's copy of a paid trip of booking's: whose it is and when it is over (ACCOUNT-11). */
const paidTrip = {
  cart_id: text({ unique: true }),
  order_id: text(),
  mem_id: text({ index: true }),
  /** False once it was cancelled. */
  paid: flag(),
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: text({ index: true }),
  /** Version of the order; older ones are discarded. */
  version: number(),
};
export type PaidTrip = StoredOf<typeof paidTrip>;

export const paidTripModel = storedModel('PaidTrip', 'paid_trips', paidTrip);

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
