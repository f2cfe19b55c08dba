import { upsertNewer, type OutboxEntry } from '@narae/service-kit';
import type { Trip, tripModel } from './trip.model.ts';

type Trips = ReturnType<typeof tripModel>;
type Over = Pick<Trip, 'order_id' | 'prod_id' | 'last_day'>;

/** Stores a trip unless a newer version is stored; the same version may bring another last day. */
export const upsertTrip = (trips: Trips, { cart_id, ...trip }: Trip): Promise<boolean> =>
  upsertNewer(() =>
    trips.updateOne({ cart_id, version: { $lte: trip.version } }, { $set: trip }, { upsert: true }).exec(),
  );

export const forgetTripVersions = async (trips: Trips): Promise<void> => {
  await trips.updateMany({}, { $set: { version: 0 } });
};

export const findTripsOver = (
  trips: Trips,
  mem_id: string,
  { from, before }: { readonly from: string; readonly before: string },
  most: number,
): Promise<Over[]> =>
  trips
    .find(
      { mem_id, paid: true, last_day: { $gte: from, $lt: before } },
      { _id: 0, order_id: 1, prod_id: 1, last_day: 1 },
    )
    .sort({ last_day: -1, order_id: -1 })
    .limit(most)
    .lean<Over[]>()
    .exec();

/** A member's paid trip of an order that ended in a period (YYYY-MM-DD in Asia/Seoul). */
export const findTripOver = (
  trips: Trips,
  { mem_id, order_id }: Pick<Trip, 'mem_id' | 'order_id'>,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<Over | null> =>
  trips
    .findOne(
      { mem_id, order_id, paid: true, last_day: { $gte: from, $lt: before } },
      { _id: 0, order_id: 1, prod_id: 1, last_day: 1 },
    )
    .lean<Over>()
    .exec();

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

/** Ended in a period, both days included, and asked about `asked` times; oldest first. */
export const findToAsk = (
  trips: Trips,
  { asked, from, until }: { readonly asked: number; readonly from: string; readonly until: string },
  most: number,
): Promise<Trip[]> =>
  trips
    .find(
      { paid: true, asked: asked === 0 ? { $in: [0, null] } : asked, last_day: { $gte: from, $lte: until } },
      { _id: 0, outbox: 0 },
    )
    .sort({ last_day: 1, cart_id: 1 })
    .limit(most)
    .lean<Trip[]>()
    .exec();

/** Counts a request for a review, with its event. @returns false if it was counted already */
export const noteAsked = async (
  trips: Trips,
  cart_id: string,
  { asked, event }: { readonly asked: number; readonly event?: OutboxEntry },
): Promise<boolean> => {
  const { modifiedCount } = await trips.updateOne(
    { cart_id, paid: true, $or: [{ asked: { $lt: asked } }, { asked: null }] },
    { $set: { asked }, ...(event && { $push: { outbox: event } }) },
  );
  return modifiedCount > 0;
};
