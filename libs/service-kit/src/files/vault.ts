import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from '../base/logger.ts';
import { seal, unseal } from './seal.ts';

export interface Vault {
  /** Stores a file; answers its id. `meta` is stored in the clear: no personal data. */
  put(name: string, bytes: Buffer, meta?: Record<string, string | number>): Promise<string>;
  /** The bytes; null when there is no such file. Throws when they were tampered with. */
  get(id: string): Promise<Buffer | null>;
  sizeOf(ids: readonly string[]): Promise<number>;
  /** Deleting what is not there is no mistake. */
  delete(id: string): Promise<void>;
}

const { GridFSBucket, ObjectId } = mongoose.mongo;

/** GridFS, AES-256-GCM, fresh nonce per file; authenticated ids prevent swaps. `key` has 32 bytes. */
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
  // One for all files: each looks at the indexes before its first file.
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
        // The pieces stored so far belong to no file, so nothing else would delete them.
        await store.collection(`${bucket}.chunks`).deleteMany({ files_id: id });
        throw error;
      }
      return id.toHexString();
    },
    get: async (id) => {
      const fileId = idOf(id);
      const existing = fileId ? await files().find({ _id: fileId }).limit(1).toArray() : [];
      if (!fileId || existing.length === 0) return null;
      return unseal(await buffer(files().openDownloadStream(fileId)), key, id);
    },
    sizeOf: async (ids) => {
      const existing = ids.map(idOf).filter((id) => id !== null);
      if (existing.length === 0) return 0;
      const found = await files()
        .find({ _id: { $in: existing } }, { projection: { length: 1 } })
        .toArray();
      return found.reduce((sum, { length }) => sum + length, 0);
    },
    delete: async (id) => {
      const fileId = idOf(id);
      const existing = fileId ? await files().find({ _id: fileId }).limit(1).toArray() : [];
      if (fileId && existing.length > 0) await files().delete(fileId);
    },
  };
}

/** Files stored before a moment, by id. @param after last id of the page before; empty for the first */
const vaultPage = async (
  store: Connection,
  bucket: string,
  { before, after, size }: { before: Date; after: string; size: number },
): Promise<string[]> => {
  const files = await store
    .collection(`${bucket}.files`)
    .find({
      uploadDate: { $lt: before },
      ...(after === '' ? {} : { _id: { $gt: ObjectId.createFromHexString(after) } }),
    })
    .sort({ _id: 1 })
    .limit(size)
    .project({ _id: 1 })
    .toArray();
  return files.map((file) => String(file['_id']));
};

/** Younger files may be on their way from the vault to what names them. */
const graceMs = 60 * 60 * 1000;
const pageSize = 200;

type Emptied = { readonly vault: Pick<Vault, 'delete'>; readonly log: Pick<Logger, 'warn'> };

/** In the given order; what cannot be deleted is left for the sweep, so failing loses only time. */
export const deleteFromVault = async ({ vault, log }: Emptied, ids: readonly string[]): Promise<void> => {
  for (const vault_id of ids) {
    try {
      await vault.delete(vault_id);
    } catch (error) {
      log.warn({ err: error, vault_id }, 'file left for the sweep');
    }
  }
};

/**
 * Deletes files that a crash left without a document. @param unnamed picks these from ids @returns how many
 */
export const sweepVault = async (
  { store, vault, log }: Emptied & { readonly store: Connection },
  {
    bucket,
    now,
    unnamed,
  }: {
    readonly bucket: string;
    readonly now: Date;
    readonly unnamed: (ids: readonly string[]) => Promise<readonly string[]>;
  },
): Promise<number> => {
  const before = new Date(now.getTime() - graceMs);
  let swept = 0;
  for (let after = ''; ;) {
    const page = await vaultPage(store, bucket, { before, after, size: pageSize });
    const last = page.at(-1);
    if (last === undefined) return swept;
    const orphans = await unnamed(page);
    await deleteFromVault({ vault, log }, orphans);
    swept += orphans.length;
    after = last;
  }
};
