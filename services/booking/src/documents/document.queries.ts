import type { Booking, bookingModel } from '../kernel/booking/booking.model.ts';
import type { Reservation, reservationModel } from '../events/domain/event-reservation.model.ts';
import type { DocumentView, documentViewModel } from './document-view.model.ts';

type Bookings = ReturnType<typeof bookingModel>;
type Reservations = ReturnType<typeof reservationModel>;

/** The booking a document belongs to; somebody else's only where no owner is asked for. */
export const findByFile = (
  bookings: Bookings,
  mem_file_id: string,
  mem_id: string | null,
): Promise<Booking | null> =>
  bookings
    .findOne({ 'files.mem_file_id': mem_file_id, ...(mem_id === null ? {} : { mem_id }) })
    .lean<Booking>()
    .exec();

/** Bookings of the named products that still have documents, or something their travellers typed beside the name. */
export const findWithPapers = (bookings: Bookings, prod_ids: readonly string[]): Promise<Booking[]> =>
  bookings
    .find({
      prod_id: { $in: prod_ids },
      $or: [
        { files: { $ne: [] } },
        { draft: { $ne: null } },
        { 'travellers.particulars': { $exists: true } },
      ],
    })
    .lean<Booking[]>()
    .exec();

/** Where documents lie: with bookings and with reservations of events. */
export interface DocumentOwners {
  readonly bookings: Bookings;
  readonly reservations: Reservations;
}

type InVault = { readonly vault_id: string };

/** The documents of all bookings and reservations of a member. */
export const findFilesOf = async (
  { bookings, reservations }: DocumentOwners,
  mem_id: string,
): Promise<InVault[]> => {
  type Row = { readonly files: readonly InVault[] };
  const field = { 'files.vault_id': 1 } as const;
  const rows = [
    ...(await bookings
      .find({ mem_id, files: { $ne: [] } }, field)
      .lean<Row[]>()
      .exec()),
    ...(await reservations
      .find({ mem_id, files: { $ne: [] } }, field)
      .lean<Row[]>()
      .exec()),
  ];
  return rows.flatMap(({ files }) => files);
};

/** The reservation a document belongs to; somebody else's only where no owner is asked for. */
export const findReservationByFile = (
  reservations: Reservations,
  event_mem_file_id: string,
  mem_id: string | null,
): Promise<Reservation | null> =>
  reservations
    .findOne({
      'files.event_mem_file_id': event_mem_file_id,
      ...(mem_id === null ? {} : { mem_id }),
    })
    .lean<Reservation>()
    .exec();

/** Those of the files that no booking and no reservation names. */
export const unnamed = async (
  { bookings, reservations }: DocumentOwners,
  vault_ids: readonly string[],
): Promise<string[]> => {
  const among = { 'files.vault_id': { $in: vault_ids } };
  const named = new Set([
    ...(await bookings.distinct('files.vault_id', among)),
    ...(await reservations.distinct('files.vault_id', among)),
  ]);
  return vault_ids.filter((vault_id) => !named.has(vault_id));
};

/** Looks of administrators at documents that belong to something with one of these numbers, the newest first. */
export const findViews = (
  views: ReturnType<typeof documentViewModel>,
  numbers: readonly ('cart_id' | 'event_rv_id')[],
  {
    id,
    notAfter,
    limit,
  }: { readonly id: string | undefined; readonly notAfter: Date | undefined; readonly limit: number },
): Promise<(DocumentView & { _id: unknown })[]> =>
  views
    .find({
      as_admin: true,
      $or: numbers.map((number) => ({ [number]: id ?? { $exists: true } })),
      ...(notAfter && { viewed_at: { $lte: notAfter } }),
    })
    .sort({ viewed_at: -1, _id: -1 })
    .limit(limit)
    .lean<(DocumentView & { _id: unknown })[]>()
    .exec();

/** Adds a view to the audit log. */
export const logView = async (
  views: ReturnType<typeof documentViewModel>,
  view: DocumentView,
): Promise<void> => {
  await views.create(view);
};
