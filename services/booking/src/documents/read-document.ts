import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { DocumentView } from './document-view.model.ts';
import { findByFile, findReservationByFile, logView } from './document.queries.ts';

/** Who looks, and in which call. */
export interface Viewer {
  readonly mem_id: string;
  readonly admin: boolean;
  readonly traceId: string;
}

/** A document with whoever it belongs to. */
interface Found {
  readonly file: { readonly vault_id: string; readonly mime: string };
  readonly mem_id: string;
  readonly of: Pick<DocumentView, 'cart_id' | 'event_rv_id'>;
}

/** A traveller's document or one for an event, whichever has this number. */
const find = async (
  { bookings, reservations }: BookingContext,
  number: string,
  owner: string | null,
): Promise<Found | null> => {
  const booking = await findByFile(bookings, number, owner);
  const ofTraveller = booking?.files.find(({ mem_file_id }) => mem_file_id === number);
  if (booking && ofTraveller)
    return { file: ofTraveller, mem_id: booking.mem_id, of: { cart_id: booking.cart_id } };
  const reservation = await findReservationByFile(reservations, number, owner);
  const ofGuest = reservation?.files.find(({ event_mem_file_id }) => event_mem_file_id === number);
  return reservation && ofGuest
    ? { file: ofGuest, mem_id: reservation.mem_id, of: { event_rv_id: reservation.event_rv_id } }
    : null;
};

/**
 * A document's bytes, for its owner or an administrator; the view is written to the audit log before anything is shown.
 * To everybody else it does not exist (DOC-6).
 * @throws DomainError file_not_found
 */
export const readDocument = async (
  context: BookingContext,
  mem_file_id: string,
  viewer: Viewer,
): Promise<{ bytes: Buffer; mime: string }> => {
  const found = await find(context, mem_file_id, viewer.admin ? null : viewer.mem_id);
  if (!found) throw new DomainError('file_not_found');
  const { file, mem_id, of } = found;
  await logView(context.documentViews, {
    mem_file_id,
    ...of,
    mem_id,
    viewer_mem_id: viewer.mem_id,
    as_admin: mem_id !== viewer.mem_id,
    trace_id: viewer.traceId,
    viewed_at: context.now(),
  });
  if (mem_id !== viewer.mem_id) context.securityLog.note('papers-viewed', { about: mem_file_id });
  const bytes = await context.vault.get(file.vault_id);
  if (!bytes) throw new DomainError('file_not_found');
  return { bytes, mime: file.mime };
};
