import { createVault, type Vault } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { CatalogContext } from '../catalog/index.ts';
import type { DocumentSource } from './document-source.queries.ts';
import { documentViewModel } from './document-view.model.ts';

export const documentBucket = 'documents';

export interface DocumentsContext extends CatalogContext {
  readonly documentViews: ReturnType<typeof documentViewModel>;
  readonly vault: Vault;
  /** Bookings, and the events module's reservations. */
  readonly documentSources: readonly DocumentSource[];
}

/** @param key encrypts the documents at rest */
export const documentsStore = (store: Connection, key: Buffer) => ({
  documentViews: documentViewModel(store),
  vault: createVault({ store, bucket: documentBucket, key }),
});
