import { createVault, type Vault } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { CatalogContext } from '../catalog/index.ts';
import type { DocumentSource } from './document-source.queries.ts';
import { documentViewModel } from './document-view.model.ts';

/** GridFS bucket of the travellers' documents. */
export const documentBucket = 'documents';

export interface DocumentsContext extends CatalogContext {
  readonly documentViews: ReturnType<typeof documentViewModel>;
  /** Travellers' documents, encrypted at rest. */
  readonly vault: Vault;
  /** The collections that name documents: bookings and, of the events module, reservations. */
  readonly documentSources: readonly DocumentSource[];
}

/** @param key encrypts the documents at rest */
export const documentsStore = (store: Connection, key: Buffer) => ({
  documentViews: documentViewModel(store),
  vault: createVault({ store, bucket: documentBucket, key }),
});
