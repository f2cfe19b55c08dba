import { isDuplicateKey, type AuditEntry } from '@narae/service-kit';
import type { Posted, postedModel, StoredWords, wordListModel } from '../moderation.model.ts';

type PostedTexts = ReturnType<typeof postedModel>;

export const notePosted = async (posted: PostedTexts, entry: Posted): Promise<boolean> => {
  try {
    await posted.create(entry);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
};

export const removePosted = async (
  posted: PostedTexts,
  { mem_id, digest }: Pick<Posted, 'mem_id' | 'digest'>,
): Promise<void> => {
  await posted.deleteOne({ mem_id, digest });
};

export const removeAllPosted = async (posted: PostedTexts, mem_id: string): Promise<void> => {
  await posted.deleteMany({ mem_id });
};

/** Gives one member's digests to another; common ones are stored once. */
export const givePosted = async (
  posted: PostedTexts,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  for (const { digest, at } of await posted.find({ mem_id: from }).lean<Posted[]>().exec()) {
    await notePosted(posted, { mem_id: into, digest, at });
    await removePosted(posted, { mem_id: from, digest });
  }
};

type WordLists = ReturnType<typeof wordListModel>;

export const findWordLists = (lists: WordLists): Promise<StoredWords[]> =>
  lists.find({}, { audit: 0 }).lean<StoredWords[]>().exec();

/** Updates exactly this version, 0 for none; null if another change came first. */
export const writeWordList = async (
  lists: WordLists,
  { lan_tp, version }: Pick<StoredWords, 'lan_tp' | 'version'>,
  words: readonly string[],
  audit: AuditEntry,
): Promise<StoredWords | null> => {
  try {
    return await lists
      .findOneAndUpdate(
        { lan_tp, version },
        { $set: { words: [...words], version: version + 1 }, $push: { audit } },
        { upsert: version === 0, returnDocument: 'after', projection: { audit: 0 } },
      )
      .lean<StoredWords>()
      .exec();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return null;
  }
};
