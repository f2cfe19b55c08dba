import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findByFile, logView } from './document.queries.ts';

/** Who looks, and in which call. */
export interface Viewer {
  readonly mem_id: string;
  readonly admin: boolean;
  readonly traceId: string;
}

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
  const booking = await findByFile(context.bookings, mem_file_id, viewer.admin ? null : viewer.mem_id);
  const file = booking?.files.find((candidate) => candidate.mem_file_id === mem_file_id);
  if (!booking || !file) throw new DomainError('file_not_found');
  await logView(context.documentViews, {
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
