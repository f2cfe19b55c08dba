import { DomainError, MAX_IMAGE_BYTES } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import { findFilesOf } from './document.queries.ts';
import { mayKeep, sendingLimits } from './upload-quota.rules.ts';

/**
 * Counts an upload before its bytes are read and its picture decoded (DOC-2).
 * @param announced bytes of the body as its header names them; without the header the most a picture may have
 * @throws DomainError rate_limited, upload_limit
 */
export const countUpload = async (
  { bookings, config, limiter, vault }: BookingContext,
  mem_id: string,
  announced: string | undefined,
): Promise<void> => {
  const bytes = announced === undefined ? MAX_IMAGE_BYTES : Math.max(1, Number(announced));
  const files = await findFilesOf(bookings, mem_id);
  const kept = { pictures: files.length, bytes: await vault.sizeOf(files.map(({ vault_id }) => vault_id)) };
  if (!mayKeep(config.uploads, kept, bytes)) throw new DomainError('upload_limit', { field: 'img' });
  const limits = sendingLimits(config.uploads);
  await limiter.count(limits.pictures, mem_id);
  await limiter.count(limits.bytes, mem_id, bytes);
};
