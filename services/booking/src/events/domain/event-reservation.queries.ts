import type { OutboxEntry } from '@narae/service-kit';
import type { PlainReservation, ReservationState } from './event-reservation.ts';
import type { AdminEntry } from '../../kernel/index.ts';
import type { Reservation, reservationModel } from './event-reservation.model.ts';

type Reservations = ReturnType<typeof reservationModel>;

/** How a caller names one of their reservations: by itself or by something that lies in it. */
export type ReservationAddress =
  | { event_rv_id: string }
  | { event_id: string; open: true }
  | { 'people.event_rv_mem_id': string }
  | { 'files.event_mem_file_id': string };

/** One reservation of a member; somebody else's is as absent as one that never was. */
export const findOwnReservation = (
  reservations: Reservations,
  mem_id: string,
  address: ReservationAddress,
): Promise<Reservation | null> =>
  reservations
    .findOne({ ...address, mem_id })
    .lean<Reservation>()
    .exec();

/** A reservation by itself, whosever it is: for jobs and mails, not for callers. */
export const findReservation = (
  reservations: Reservations,
  event_rv_id: string,
): Promise<Reservation | null> => reservations.findOne({ event_rv_id }).lean<Reservation>().exec();

/** A member's reservations in one state, the newest first. */
export const findReservationsOf = (
  reservations: Reservations,
  mem_id: string,
  state: ReservationState,
): Promise<Reservation[]> =>
  reservations.find({ mem_id, state }).sort({ reg_date: -1 }).lean<Reservation[]>().exec();

/** Every reservation a member ever had. */
export const findAllReservationsOf = (reservations: Reservations, mem_id: string): Promise<Reservation[]> =>
  reservations.find({ mem_id }).lean<Reservation[]>().exec();

/** How many of a member's reservations are begun or made. */
export const countOpenOf = (reservations: Reservations, mem_id: string): Promise<number> =>
  reservations.countDocuments({ mem_id, open: true }).exec();

/** Reservations of events in one state that a job is to change, by what else is asked of them. */
export const findReservationsFor = (
  reservations: Reservations,
  filter: { event_id: { $in: string[] }; state: ReservationState; reminded?: boolean },
): Promise<Reservation[]> => reservations.find(filter).lean<Reservation[]>().exec();

/** Reservations with papers or texts of people for whom nothing is reserved since before a moment. */
export const findUnreserved = (reservations: Reservations, before: Date): Promise<Reservation[]> =>
  reservations
    .find({ unreserved_since: { $lt: before } })
    .lean<Reservation[]>()
    .exec();

/** Reservations of events that still have documents. */
export const findReservationsWithPapers = (
  reservations: Reservations,
  event_ids: readonly string[],
): Promise<Reservation[]> =>
  reservations
    .find({ event_id: { $in: event_ids }, $or: [{ files: { $ne: [] } }, { draft: { $ne: null } }] })
    .lean<Reservation[]>()
    .exec();

/** Adds a reservation that is not made yet. @throws duplicate key where the member has one of this event */
export const addReservation = async (
  reservations: Reservations,
  reservation: PlainReservation,
): Promise<Reservation> => (await reservations.create({ ...reservation, outbox: [] })).toObject();

/** Writes a change and its events over exactly the reservation it was decided on (ARCH-4); null when somebody was faster. */
export const writeOverReservation = (
  reservations: Reservations,
  { event_rv_id, mem_id, version }: Reservation,
  {
    set,
    events = [],
    audit = [],
    now,
  }: {
    set: Partial<PlainReservation>;
    events?: readonly OutboxEntry[];
    audit?: readonly AdminEntry[];
    now: Date;
  },
): Promise<Reservation | null> =>
  reservations
    .findOneAndUpdate(
      { event_rv_id, mem_id, version },
      {
        $set: { ...set, mod_date: now },
        $inc: { version: 1 },
        $push: { outbox: { $each: events }, audit: { $each: audit } },
      },
      { returnDocument: 'after' },
    )
    .lean<Reservation>()
    .exec();

/** Removes a reservation that was never made, if nobody has changed it. @returns whether it is gone */
export const removeReservation = async (
  reservations: Reservations,
  { event_rv_id, version }: Reservation,
): Promise<boolean> =>
  (await reservations.deleteOne({ event_rv_id, version, state: 'draft' })).deletedCount === 1;

/** Forgets where the mail about a deletion went. */
export const forgetFarewell = (reservations: Reservations, event_rv_id: string): Promise<unknown> =>
  reservations.updateOne({ event_rv_id }, { $set: { farewell: '' } }).exec();

/**
 * Makes one member's reservation another's; with `open: false` beside one of the same event.
 * @throws the duplicate-key error where the other has an open one of the event
 */
export const giveReservation = (
  reservations: Reservations,
  event_rv_id: string,
  { from, into, open }: { readonly from: string; readonly into: string; readonly open?: false },
): Promise<unknown> =>
  reservations
    .updateOne(
      { event_rv_id, mem_id: from },
      { $set: { mem_id: into, ...(open === false && { open }) }, $inc: { version: 1 } },
    )
    .exec();
