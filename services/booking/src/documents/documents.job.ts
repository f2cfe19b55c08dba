import { everyInTurn } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import { deleteExpired, sweepOrphans } from './sweep-documents.ts';

const hourMs = 60 * 60 * 1000;

/** Expired documents and orphaned bytes (DOC-7). */
export const startDocumentJobs = (context: DocumentsContext): { stop: () => Promise<void> } => {
  const { log } = context;
  const work = async (): Promise<void> => {
    const expired = await deleteExpired(context);
    const orphans = await sweepOrphans(context);
    if (expired + orphans > 0) log.info({ expired, orphans }, 'documents deleted');
  };
  return everyInTurn(context.store, hourMs, work, { log, name: 'booking-documents' });
};
