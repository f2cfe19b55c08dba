import mongoose, { type Connection } from 'mongoose';

const { ObjectId } = mongoose.mongo;

/**
 * One page of a vault's files stored before a moment, in the order of their ids, which are the vault's own.
 * @param after id of the last file of the page before; empty for the first
 */
export const vaultPage = async (
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
