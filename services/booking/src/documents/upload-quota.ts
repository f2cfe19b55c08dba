import { DomainError, takesWrites } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';

const megabyte = 1024 * 1024;

const mayStore = (
  most: { readonly pictures: number; readonly megabytes: number },
  stored: { readonly pictures: number; readonly bytes: number },
  bytes: number,
): boolean => stored.pictures < most.pictures && stored.bytes + bytes <= most.megabytes * megabyte;

/**
 * Counts an upload before it is read and decoded (DOC-2).
 * @throws DomainError rate_limited, upload_limit; service_unavailable where the store has no room
 */
export const countUpload = async (
  { documentSources, kept: amounts, limiter, store, vault }: DocumentsContext,
  mem_id: string,
  bytes: number,
): Promise<void> => {
  if (!(await takesWrites(store))) throw new DomainError('service_unavailable', { field: 'img' });
  const files: string[] = [];
  for (const source of documentSources) files.push(...(await source.ofMember(mem_id)));
  const stored = { pictures: files.length, bytes: await vault.sizeOf(files) };
  const most = { pictures: amounts.uploads, megabytes: amounts['upload-megabytes'] };
  if (!mayStore(most, stored, bytes)) throw new DomainError('upload_limit', { field: 'img' });
  await limiter.count('uploads', mem_id);
  await limiter.count('upload-megabytes', mem_id, bytes / megabyte);
};
