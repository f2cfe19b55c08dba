import type { ServiceModule } from '@narae/service-kit';
import type { DocumentsContext } from './context.ts';
import { adminRoutes } from './audit/admin.routes.ts';
import { startDocumentJobs } from './documents.job.ts';
import { documentRoutes } from './documents.routes.ts';
import { legacyDocumentRoutes } from './legacy.routes.ts';

/** Travellers' documents, and who looked at them. */
export const documentsModule: ServiceModule<DocumentsContext> = {
  name: 'documents',
  routes: [documentRoutes, legacyDocumentRoutes, adminRoutes],
  jobs: [startDocumentJobs],
};
