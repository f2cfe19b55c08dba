import type { OutboxEntry } from '@narae/service-kit';
import type {
  PlainReservation,
  ReservationState,
  Reservation,
  reservationModel,
} from './event-reservation.model.ts';
import type { AdminEntry } from '../../kernel/index.ts';

type Reservations = ReturnType<typeof reservationModel>;

export type ReservationAddress =
  | { event_rv_id: string }
  | { event_id: string; open: true }
  | { 'people.event_rv_mem_id': string }
  | { 'files.event_mem_file_id': string };

/** Null also for another member's reservation. */
export const findOwnReservation = (
  reservations: Reservations,
  mem_id: string,
  address: ReservationAddress,
): Promise<Reservation | null> =>
  reservations
    .findOne({ ...address, mem_id })
    .lean<Reservation>()
    .exec();

/** Any member's reservation: for jobs and mails, not for callers. */
export const findReservation = (
  reservations: Reservations,
  event_rv_id: string,
): Promise<Reservation | null> => reservations.findOne({ event_rv_id }).lean<Reservation>().exec();

export const findReservationsOf = (
  reservations: Reservations,
  mem_id: string,
  state: ReservationState,
): Promise<Reservation[]> =>
  reservations.find({ mem_id, state }).sort({ reg_date: -1 }).lean<Reservation[]>().exec();

export const findAllReservationsOf = (reservations: Reservations, mem_id: string): Promise<Reservation[]> =>
  reservations.find({ mem_id }).lean<Reservation[]>().exec();

export const countOpenOf = (reservations: Reservations, mem_id: string): Promise<number> =>
  reservations.countDocuments({ mem_id, open: true }).exec();

export const findReservationsFor = (
  reservations: Reservations,
  filter: { event_id: { $in: string[] }; state: ReservationState; reminded?: boolean },
): Promise<Reservation[]> => reservations.find(filter).lean<Reservation[]>().exec();

export const findUnreserved = (reservations: Reservations, before: Date): Promise<Reservation[]> =>
  reservations
    .find({ unreserved_since: { $lt: before } })
    .lean<Reservation[]>()
    .exec();

export const findReservationsWithDocuments = (
  reservations: Reservations,
  event_ids: readonly string[],
): Promise<Reservation[]> =>
  reservations
    .find({ event_id: { $in: event_ids }, $or: [{ files: { $ne: [] } }, { draft: { $ne: null } }] })
    .lean<Reservation[]>()
    .exec();

/** @throws the duplicate-key error where the member has a reservation of this event */
export const addReservation = async (
  reservations: Reservations,
  reservation: PlainReservation,
): Promise<Reservation> => (await reservations.create({ ...reservation, outbox: [] })).toObject();

/** Replaces the reservation and adds events unless it changed since it was read (ARCH-4); null then. */
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

/** Removes a draft that nobody has changed. @returns whether it is gone */
export const removeReservation = async (
  reservations: Reservations,
  { event_rv_id, version }: Reservation,
): Promise<boolean> =>
  (await reservations.deleteOne({ event_rv_id, version, state: 'draft' })).deletedCount === 1;

export const forgetFarewell = (reservations: Reservations, event_rv_id: string): Promise<unknown> =>
  reservations.updateOne({ event_rv_id }, { $set: { farewell: '' } }).exec();

/** @throws the duplicate-key error where the other has an open one of the event; `open: false` avoids it */
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
