import type { Booking, bookingModel } from '../shared/booking.model.ts';
import type { DocumentView, documentViewModel } from './document-view.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

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

/** The documents of all bookings of a member. */
export const findFilesOf = async (bookings: Bookings, mem_id: string): Promise<Booking['files']> => {
  const rows = await bookings
    .find({ mem_id, files: { $ne: [] } }, { files: 1 })
    .lean<Pick<Booking, 'files'>[]>()
    .exec();
  return rows.flatMap(({ files }) => files);
};

/** Adds a view to the audit log. */
export const logView = async (
  views: ReturnType<typeof documentViewModel>,
  view: DocumentView,
): Promise<void> => {
  await views.create(view);
};
