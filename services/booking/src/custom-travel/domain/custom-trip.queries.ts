import type { CustomTripState } from '@narae/contracts';
import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import type { PlainCustomTrip, CustomTrip, customTripModel } from './custom-trip.model.ts';

type Trips = ReturnType<typeof customTripModel>;

/** @throws the duplicate-key error where the member's place is taken */
export const insertTrip = async (
  trips: Trips,
  trip: PlainCustomTrip,
  events: OutboxEntry[],
): Promise<void> => {
  await trips.create({ ...trip, outbox: events });
};

export interface TripAddress {
  readonly request_id: string;
  readonly mem_id?: string;
}

export const findTrip = (trips: Trips, address: TripAddress): Promise<CustomTrip | null> =>
  trips.findOne(address).lean<CustomTrip>().exec();

export const findTripMadeBy = (
  trips: Trips,
  { mem_id, made_by, since }: { mem_id: string; made_by: string; since: Date },
): Promise<CustomTrip | null> =>
  trips
    .findOne({ mem_id, made_by, reg_date: { $gte: since } })
    .lean<CustomTrip>()
    .exec();

export const takenSlots = async (trips: Trips, mem_id: string): Promise<number[]> => {
  const found = await trips.find({ mem_id, open: true }, { slot: 1 }).lean<CustomTrip[]>().exec();
  return found.map(({ slot }) => slot);
};

export const findTripsOf = (trips: Trips, mem_id: string, limit: number): Promise<CustomTrip[]> =>
  trips.find({ mem_id }).sort({ request_id: -1 }).limit(limit).lean<CustomTrip[]>().exec();

export interface TripFilter {
  readonly states: readonly CustomTripState[];
  /** Absent: anybody; empty: nobody. */
  readonly assignee?: string;
  /** Only requests before this one. */
  readonly before?: string;
}

export const findTrips = (
  trips: Trips,
  { states, assignee, before }: TripFilter,
  limit: number,
): Promise<CustomTrip[]> =>
  trips
    .find({
      ...(states.length > 0 ? { state: { $in: states } } : {}),
      ...(assignee === undefined ? {} : { assignee }),
      ...(before === undefined ? {} : { request_id: { $lt: before } }),
    })
    .sort({ request_id: -1 })
    .limit(limit)
    .lean<CustomTrip[]>()
    .exec();

/** Requests whose newest quote is still open and ends before a moment, soonest first. */
export const findTripsEndingBefore = (
  trips: Trips,
  moment: Date,
  only: { readonly reminded?: false },
  except: readonly string[],
  limit: number,
): Promise<CustomTrip[]> =>
  trips
    .find({ valid_until: { $lte: moment }, state: 'quoted', request_id: { $nin: except }, ...only })
    .sort({ valid_until: 1 })
    .limit(limit)
    .lean<CustomTrip[]>()
    .exec();

/** Accepted requests whose cart row a crash prevented, the oldest first. */
export const findUnbooked = (trips: Trips, except: readonly string[], limit: number): Promise<CustomTrip[]> =>
  trips
    .find({ state: 'accepted', booked: false, request_id: { $nin: except } })
    .sort({ request_id: 1 })
    .limit(limit)
    .lean<CustomTrip[]>()
    .exec();

export const countUnbooked = (trips: Trips): Promise<number> =>
  trips.countDocuments({ state: 'accepted', booked: false }).exec();

export const markBooked = (trips: Trips, request_id: string): Promise<unknown> =>
  trips.updateOne({ request_id }, { $set: { booked: true } }).exec();

/** Requests in these states without a change since a moment. @returns number deleted */
export const deleteTripsSince = async (
  trips: Trips,
  states: readonly CustomTripState[],
  before: Date,
): Promise<number> =>
  (await trips.deleteMany({ state: { $in: states }, mod_date: { $lt: before } })).deletedCount;

export const deleteTripsOf = (trips: Trips, mem_id: string): Promise<unknown> =>
  trips.deleteMany({ mem_id }).exec();

export const countTrips = async (trips: Trips): Promise<ReadonlyMap<CustomTripState, number>> => {
  const rows = await trips.aggregate<{ _id: CustomTripState; count: number }>([
    { $group: { _id: '$state', count: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, count }) => [_id, count]));
};

interface TripWrite {
  readonly set: Partial<PlainCustomTrip>;
  readonly events: readonly OutboxEntry[];
  readonly audit?: readonly AuditEntry[];
  readonly now: Date;
}

/** Replaces the request with events and audit entries unless it changed since (ARCH-4); null then. */
export const writeOverTrip = (
  trips: Trips,
  { request_id, version }: Pick<CustomTrip, 'request_id' | 'version'>,
  { set, events, audit = [], now }: TripWrite,
): Promise<CustomTrip | null> =>
  trips
    .findOneAndUpdate(
      { request_id, version },
      {
        $set: { ...set, mod_date: now },
        $inc: { version: 1 },
        $push: { outbox: { $each: events }, audit: { $each: audit } },
      },
      { returnDocument: 'after' },
    )
    .lean<CustomTrip>()
    .exec();

export const findTripsAllOf = (trips: Trips, mem_id: string): Promise<CustomTrip[]> =>
  trips.find({ mem_id }).sort({ request_id: 1 }).lean<CustomTrip[]>().exec();

/** @throws the duplicate-key error where the other has an open request in that place */
export const giveTrip = (
  trips: Trips,
  request_id: string,
  { from, into, slot }: { readonly from: string; readonly into: string; readonly slot: number },
): Promise<unknown> =>
  trips
    .updateOne(
      { request_id, mem_id: from },
      { $set: { mem_id: into, slot, 'steps.$[one].actor': into }, $inc: { version: 1 } },
      { arrayFilters: [{ 'one.actor': from }] },
    )
    .exec();
