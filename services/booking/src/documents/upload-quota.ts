import { DomainError, MAX_IMAGE_BYTES, type Limit } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { countFilesOf } from './document.queries.ts';

const day = 86_400_000;

/** What one member may send and keep (DOC-2): far more than the largest party has documents. */
export const uploadQuota = {
  perDay: { name: 'uploads', perWindow: 200, windowMs: day },
  bytesPerDay: { name: 'upload-bytes', perWindow: 500 * 1024 * 1024, windowMs: day },
} as const satisfies Record<string, Limit>;

/** Pictures a member may keep at a time, in all their bookings. */
export const mostStored = 300;

/**
 * Counts an upload before its bytes are read and its picture decoded (DOC-2).
 * @param announced bytes of the body as its header names them; without the header the most a picture may have
 * @throws DomainError rate_limited, upload_limit
 */
export const countUpload = async (
  { bookings, limiter }: BookingContext,
  mem_id: string,
  announced: string | undefined,
): Promise<void> => {
  if ((await countFilesOf(bookings, mem_id)) >= mostStored)
    throw new DomainError('upload_limit', { field: 'img' });
  const bytes = announced === undefined ? MAX_IMAGE_BYTES : Math.max(1, Number(announced));
  await limiter.count(uploadQuota.perDay, mem_id);
  await limiter.count(uploadQuota.bytesPerDay, mem_id, bytes);
};
