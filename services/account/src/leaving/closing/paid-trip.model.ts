import { flag, number, storedModel, text, upsertNewer, type StoredOf } from '@narae/service-kit';

/** Account's copy of booking's (ACCOUNT-11). */
const paidTrip = {
  cart_id: text({ unique: true }),
  order_id: text(),
  mem_id: text({ index: true }),
  /** False once cancelled. */
  paid: flag(),
  /** YYYY-MM-DD in Asia/Seoul. */
  last_day: text({ index: true }),
  /** Of the order; older ones are discarded. */
  version: number(),
};
export type PaidTrip = StoredOf<typeof paidTrip>;

export const paidTripModel = storedModel('PaidTrip', 'paid_trips', paidTrip);

type Trips = ReturnType<typeof paidTripModel>;

/** Ignored where something newer is known; the last day may move within a version. */
export const upsertTrip = (trips: Trips, { cart_id, ...trip }: PaidTrip): Promise<boolean> =>
  upsertNewer(() =>
    trips.updateOne({ cart_id, version: { $lte: trip.version } }, { $set: trip }, { upsert: true }).exec(),
  );

/** Last day on or after a day (YYYY-MM-DD in Asia/Seoul). */
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

/** For a rebuild: everything told from now on is newer. */
export const forgetTripVersions = async (trips: Trips): Promise<void> => {
  await trips.updateMany({}, { $set: { version: 0 } });
};

export const deleteTripsBefore = async (trips: Trips, day: string): Promise<void> => {
  await trips.deleteMany({ last_day: { $lt: day } });
};

export const deleteTripsOf = async (trips: Trips, mem_id: string): Promise<void> => {
  await trips.deleteMany({ mem_id });
};

export const giveTrips = async (
  trips: Trips,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await trips.updateMany({ mem_id: from }, { $set: { mem_id: into } });
};
