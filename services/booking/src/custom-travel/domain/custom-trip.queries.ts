import type { CustomTripState } from '@narae/contracts';
import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import type { PlainCustomTrip } from './custom-trip.ts';
import type { CustomTrip, customTripModel } from './custom-trip.model.ts';

type Trips = ReturnType<typeof customTripModel>;

/** Stores a new request with its event. @throws the duplicate-key error where its member's place is taken */
export const insertTrip = async (
  trips: Trips,
  trip: PlainCustomTrip,
  events: OutboxEntry[],
): Promise<void> => {
  await trips.create({ ...trip, outbox: events });
};

/** Which request: whosever it is, or only its member's. */
export interface TripAddress {
  readonly request_id: string;
  readonly mem_id?: string;
}

/** One request. */
export const findTrip = (trips: Trips, address: TripAddress): Promise<CustomTrip | null> =>
  trips.findOne(address).lean<CustomTrip>().exec();

/** The request a member's call with that Idempotency-Key has made since a moment. */
export const findTripMadeBy = (
  trips: Trips,
  { mem_id, made_by, since }: { mem_id: string; made_by: string; since: Date },
): Promise<CustomTrip | null> =>
  trips
    .findOne({ mem_id, made_by, reg_date: { $gte: since } })
    .lean<CustomTrip>()
    .exec();

/** Which places for open requests a member has in use. */
export const takenSlots = async (trips: Trips, mem_id: string): Promise<number[]> => {
  const found = await trips.find({ mem_id, open: true }, { slot: 1 }).lean<CustomTrip[]>().exec();
  return found.map(({ slot }) => slot);
};

/** A member's requests, newest first. */
export const findTripsOf = (trips: Trips, mem_id: string, limit: number): Promise<CustomTrip[]> =>
  trips.find({ mem_id }).sort({ request_id: -1 }).limit(limit).lean<CustomTrip[]>().exec();

export interface TripFilter {
  readonly states: readonly CustomTripState[];
  /** Absent: whoever looks after it; empty: nobody does. */
  readonly assignee?: string;
  /** Only requests before this one. */
  readonly before?: string;
}

/** Requests of everybody, newest first. */
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

/** Requests whose newest quote ends before a moment and can be accepted until then, soonest first, without those named. */
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

/** Accepted requests whose row of the cart has not been made: a process died in between. The oldest first, without those named. */
export const findUnbooked = (trips: Trips, except: readonly string[], limit: number): Promise<CustomTrip[]> =>
  trips
    .find({ state: 'accepted', booked: false, request_id: { $nin: except } })
    .sort({ request_id: 1 })
    .limit(limit)
    .lean<CustomTrip[]>()
    .exec();

/** How many accepted requests lack their row of the cart. */
export const countUnbooked = (trips: Trips): Promise<number> =>
  trips.countDocuments({ state: 'accepted', booked: false }).exec();

/** Notes that a request has its row of the cart. */
export const markBooked = (trips: Trips, request_id: string): Promise<unknown> =>
  trips.updateOne({ request_id }, { $set: { booked: true } }).exec();

/** Deletes requests in the named states that nothing has happened to since a moment. @returns how many */
export const deleteTripsSince = async (
  trips: Trips,
  states: readonly CustomTripState[],
  before: Date,
): Promise<number> =>
  (await trips.deleteMany({ state: { $in: states }, mod_date: { $lt: before } })).deletedCount;

/** Deletes everything a member has asked for. */
export const deleteTripsOf = (trips: Trips, mem_id: string): Promise<unknown> =>
  trips.deleteMany({ mem_id }).exec();

/** How many requests are in each state. */
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

/** Writes a change, its events and what the audit log is to say of it over exactly the request it was decided on (ARCH-4); null when somebody was faster. */
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

/** Every request a member ever sent. */
export const findTripsAllOf = (trips: Trips, mem_id: string): Promise<CustomTrip[]> =>
  trips.find({ mem_id }).sort({ request_id: 1 }).lean<CustomTrip[]>().exec();

/**
 * Makes one member's request another's, with what they did about it.
 * @throws the duplicate-key error where the other has an open request in that place
 */
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
