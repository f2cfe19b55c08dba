import { isDuplicateKey, type AuditEntry } from '@narae/service-kit';
import type { StoredWords, wordListModel } from '../word-list.model.ts';

type WordLists = ReturnType<typeof wordListModel>;

/** The lists that the desk has changed: one a language at most. */
export const findWordLists = (lists: WordLists): Promise<StoredWords[]> =>
  lists.find({}, { audit: 0 }).lean<StoredWords[]>().exec();

/** Writes over exactly the list that was changed; null when somebody was faster. @param known.version 0 where there was none */
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
