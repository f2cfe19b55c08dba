import type { Booking, bookingModel } from '../kernel/index.ts';
import type { DocumentView, documentViewModel } from './document-view.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** With documents, or texts beside the travellers' names. */
export const findWithDocuments = (bookings: Bookings, prod_ids: readonly string[]): Promise<Booking[]> =>
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

/** Administrators' looks, newest first. */
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

export const logView = async (
  views: ReturnType<typeof documentViewModel>,
  view: DocumentView,
): Promise<void> => {
  await views.create(view);
};
