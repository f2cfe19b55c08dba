import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';

/** Who looks, and in which call. */
export interface Viewer {
  readonly mem_id: string;
  readonly admin: boolean;
  readonly traceId: string;
}

/**
 * A document's bytes, for its owner or an administrator; the look is written down before anything is shown
 * (decisions, Documents). To everybody else it does not exist.
 * @throws DomainError file_not_found
 */
export const readDocument = async (
  context: BookingContext,
  mem_file_id: string,
  viewer: Viewer,
): Promise<{ bytes: Buffer; mime: string }> => {
  const whose = viewer.admin ? {} : { mem_id: viewer.mem_id };
  const booking = await context.bookings.findOne({ 'files.mem_file_id': mem_file_id, ...whose }).lean();
  const file = booking?.files.find((candidate) => candidate.mem_file_id === mem_file_id);
  if (!booking || !file) throw new DomainError('file_not_found');
  await context.documentViews.create({
    mem_file_id,
    cart_id: booking.cart_id,
    mem_id: booking.mem_id,
    viewer_mem_id: viewer.mem_id,
    as_admin: booking.mem_id !== viewer.mem_id,
    trace_id: viewer.traceId,
    viewed_at: context.now(),
  });
  const bytes = await context.vault.get(file.vault_id);
  if (!bytes) throw new DomainError('file_not_found');
  return { bytes, mime: file.mime };
};
