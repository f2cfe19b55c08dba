import type { TravellerFile } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import { findOwn, type Shopper } from '../kernel/index.ts';
import { travellerFiles } from './traveller-file.view.ts';
import type { DocumentSource, FoundDocument } from './document-source.queries.ts';
import { logView } from './document.queries.ts';

/** Person by person; none when the booking is not the caller's. */
export const listDocuments = async (
  context: DocumentsContext,
  cart_id: string,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
): Promise<TravellerFile[]> => {
  const booking = await findOwn(context.bookings, mem_id, { cart_id });
  return booking ? travellerFiles(booking, lanTp) : [];
};

interface Viewer {
  readonly mem_id: string;
  readonly admin: boolean;
  readonly traceId: string;
}

const find = async (
  sources: readonly DocumentSource[],
  number: string,
  owner: string | null,
): Promise<FoundDocument | null> => {
  for (const source of sources) {
    const found = await source.find(number, owner);
    if (found) return found;
  }
  return null;
};

/**
 * For its owner or an administrator; the view is audited before the bytes are sent (DOC-6).
 * @throws DomainError file_not_found, also for everybody else
 */
export const readDocument = async (
  context: DocumentsContext,
  mem_file_id: string,
  viewer: Viewer,
): Promise<{ bytes: Buffer; mime: string }> => {
  const found = await find(context.documentSources, mem_file_id, viewer.admin ? null : viewer.mem_id);
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
