import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import { seal, unseal } from './seal.ts';

/** Private files, encrypted at rest, in a service's own database. */
export interface Vault {
  /** Stores a file; answers its id. `meta` is stored in the clear: no personal data. */
  put(name: string, bytes: Buffer, meta?: Record<string, string | number>): Promise<string>;
  /** The bytes; null when there is no such file. Throws when they were tampered with. */
  get(id: string): Promise<Buffer | null>;
  /** Bytes that these files take, as they are stored; what is not there takes none. */
  sizeOf(ids: readonly string[]): Promise<number>;
  /** Deleting what is not there is no mistake. */
  delete(id: string): Promise<void>;
}

const { GridFSBucket, ObjectId } = mongoose.mongo;

/**
 * A vault in GridFS, AES-256-GCM with a fresh nonce per file. The file's id is authenticated with its
 * content, so that one file cannot be put in another's place. `key` is 32 bytes from the configuration.
 */
export function createVault({
  store,
  bucket,
  key,
}: {
  store: Connection;
  bucket: string;
  key: Buffer;
}): Vault {
  if (key.length !== 32) throw new Error('The vault key must be 32 bytes');
  // One for all files: each looks at the indexes before its first one.
  let opened: InstanceType<typeof GridFSBucket> | undefined;
  const files = () => {
    if (!store.db) throw new Error('The store is not connected');
    opened ??= new GridFSBucket(store.db, { bucketName: bucket });
    return opened;
  };
  const idOf = (id: string) => (ObjectId.isValid(id) ? ObjectId.createFromHexString(id) : null);

  return {
    put: async (name, bytes, meta = {}) => {
      const id = new ObjectId();
      const sealed = seal(bytes, key, id.toHexString());
      const upload = files().openUploadStreamWithId(id, name, { metadata: meta });
      try {
        await pipeline([sealed], upload);
      } catch (error) {
        // The pieces stored so far belong to no file that anybody would ever delete.
        await store.collection(`${bucket}.chunks`).deleteMany({ files_id: id });
        throw error;
      }
      return id.toHexString();
    },
    get: async (id) => {
      const fileId = idOf(id);
      const known = fileId ? await files().find({ _id: fileId }).limit(1).toArray() : [];
      if (!fileId || known.length === 0) return null;
      return unseal(await buffer(files().openDownloadStream(fileId)), key, id);
    },
    sizeOf: async (ids) => {
      const known = ids.map(idOf).filter((id) => id !== null);
      if (known.length === 0) return 0;
      const found = await files()
        .find({ _id: { $in: known } }, { projection: { length: 1 } })
        .toArray();
      return found.reduce((sum, { length }) => sum + length, 0);
    },
    delete: async (id) => {
      const fileId = idOf(id);
      const known = fileId ? await files().find({ _id: fileId }).limit(1).toArray() : [];
      if (fileId && known.length > 0) await files().delete(fileId);
    },
  };
}
